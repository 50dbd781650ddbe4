//! The conditions of a case: `CELL = LABEL` or `CELL != LABEL`, one after the other.

use super::DefinitionError;
use super::cells::Order;
use super::source::Source;
use super::text::{Text, Word};
use crate::puzzle::Condition;

/// Reads conditions.
pub(super) struct Reader<'a> {
    pub(super) source: &'a Source,
    pub(super) order: &'a Order,
    pub(super) labels: &'a [String],
}

impl Reader<'_> {
    pub(super) fn read(&self, when: &Text) -> Result<Vec<Condition>, DefinitionError> {
        let words = when.words();
        if words.is_empty() {
            return Err(self.source.mistake(
                when.span.clone(),
                "`when` has no condition, expected one like `CELL = LABEL`",
            ));
        }
        words.chunks(3).map(|words| self.condition(words)).collect()
    }

    fn condition(&self, words: &[Word<'_>]) -> Result<Condition, DefinitionError> {
        let [cell, relation, label] = words else {
            let texts: Vec<_> = words.iter().map(|word| word.text).collect();
            let sentence = format!(
                "expected a condition of three words like `CELL = LABEL`, found `{}`",
                texts.join(" ")
            );
            return Err(self.mistake(&words[0], sentence));
        };
        let make = match relation.text {
            "=" => Condition::holds,
            "!=" => Condition::holds_other,
            other => {
                let sentence =
                    format!("expected `=` or `!=` between a cell and a label, found `{other}`");
                return Err(self.mistake(relation, sentence));
            }
        };
        let Some(cell_number) = self.order.find(cell.text) else {
            let sentence = format!("the condition names `{}`, which is not a cell", cell.text);
            return Err(self.mistake(cell, sentence));
        };
        let found = self.labels.iter().position(|known| known == label.text);
        let Some(label_number) = found else {
            let sentence = format!(
                "the condition names `{}`, which is not a label of the goals",
                label.text
            );
            return Err(self.mistake(label, sentence));
        };
        Ok(make(cell_number, label_number as u8))
    }

    fn mistake(&self, word: &Word<'_>, sentence: String) -> DefinitionError {
        self.source.mistake(word.span.clone(), sentence)
    }
}
