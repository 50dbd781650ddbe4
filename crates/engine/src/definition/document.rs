//! The keys of a definition file, before anything is made of their strings.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::DefinitionError;
use super::source::Source;
use super::text::Text;

/// What a definition file says.
pub(super) struct Document {
    pub(super) title: Option<Text>,
    pub(super) cells: Text,
    pub(super) order: Option<Text>,
    pub(super) goals: Option<Vec<Text>>,
    pub(super) metric: Option<Text>,
    pub(super) moves: Steps,
}

/// The table `[moves]`.
pub(super) struct Steps {
    pub(super) span: Range<usize>,
    /// In the order of the file.
    pub(super) steps: Vec<(Name, Step)>,
}

/// What a move does.
pub(super) enum Step {
    Permutation(Text),
    Cases(Vec<Case>),
}

/// A case of a move.
pub(super) struct Case {
    pub(super) span: Range<usize>,
    pub(super) when: Text,
    pub(super) then: Text,
}

/// A key of the file.
pub(super) struct Name {
    pub(super) name: String,
    pub(super) span: Range<usize>,
}

/// The keys that a definition has above its moves.
const KEYS: [&str; 5] = ["title", "cells", "order", "goals", "metric"];

/// Whether a name is a key that a definition has above its moves.
pub(super) fn is_key(name: &str) -> bool {
    KEYS.contains(&name)
}

impl Name {
    /// That a key stands where it is read as a move.
    pub(super) fn stands_below_moves(&self, source: &Source) -> DefinitionError {
        let sentence = format!(
            "`{0}` stands below `[moves]` and so is read as a move, expected the key `{0}` above it",
            self.name
        );
        source.mistake(self.span.clone(), sentence)
    }
}

pub(super) fn read(source: &Source) -> Result<Document, DefinitionError> {
    let table = DeTable::parse(source.text()).map_err(|error| not_toml(source, &error))?;
    let (mut title, mut cells, mut order, mut goals) = (None, None, None, None);
    let (mut metric, mut moves) = (None, None);
    for (key, value) in in_order(table.get_ref()) {
        match key.name.as_str() {
            "title" => title = Some(string(source, &key, value)?),
            "cells" => cells = Some(string(source, &key, value)?),
            "order" => order = Some(string(source, &key, value)?),
            "goals" => goals = Some(strings(source, &key, value)?),
            "metric" => metric = Some(string(source, &key, value)?),
            "moves" => moves = Some(read_moves(source, &key, value)?),
            name => {
                return Err(source.mistake(
                    key.span,
                    format!(
                        "a definition has no key `{name}`, expected `title`, `cells`, `order`, \
                         `goals`, `metric` or `[moves]`"
                    ),
                ));
            }
        }
    }
    let end = source.text().trim_end().len();
    let Some(cells) = cells else {
        let below = moves.as_ref().and_then(|moves: &Steps| {
            let mut names = moves.steps.iter().map(|(name, _)| name);
            names.find(|name| name.name == "cells")
        });
        if let Some(key) = below {
            return Err(key.stands_below_moves(source));
        }
        return Err(source.mistake(
            end..end,
            "the definition has no `cells`, expected a drawing of the puzzle with a name for each \
             cell",
        ));
    };
    let Some(moves) = moves else {
        return Err(source.mistake(
            end..end,
            "the definition has no move, expected a table `[moves]`",
        ));
    };
    Ok(Document {
        title,
        cells,
        order,
        goals,
        metric,
        moves,
    })
}

/// The pairs of a table in the order of the file; the parser sorts them by name.
fn in_order<'t, 's>(table: &'t DeTable<'s>) -> Vec<(Name, &'t Spanned<DeValue<'s>>)> {
    let mut pairs: Vec<_> = table
        .iter()
        .map(|(key, value)| {
            let name = Name {
                name: key.get_ref().to_string(),
                span: key.span(),
            };
            (name, value)
        })
        .collect();
    pairs.sort_by_key(|(key, _)| key.span.start);
    pairs
}

fn string(
    source: &Source,
    key: &Name,
    value: &Spanned<DeValue<'_>>,
) -> Result<Text, DefinitionError> {
    match value.get_ref() {
        DeValue::String(text) => Ok(source.string(text, value.span())),
        other => Err(source.mistake(
            value.span(),
            format!(
                "expected text in quotes for `{}`, found {}",
                key.name,
                with_article(other)
            ),
        )),
    }
}

fn strings(
    source: &Source,
    key: &Name,
    value: &Spanned<DeValue<'_>>,
) -> Result<Vec<Text>, DefinitionError> {
    match value.get_ref() {
        DeValue::Array(items) if items.is_empty() => Err(source.mistake(
            value.span(),
            "`goals` has no goal, expected at least one state, or no `goals` at all where each cell \
             holds its own name",
        )),
        DeValue::Array(items) => items.iter().map(|item| string(source, key, item)).collect(),
        other => Err(source.mistake(
            value.span(),
            format!(
                "expected a list of states for `{}`, found {}",
                key.name,
                with_article(other)
            ),
        )),
    }
}

fn read_moves(
    source: &Source,
    key: &Name,
    value: &Spanned<DeValue<'_>>,
) -> Result<Steps, DefinitionError> {
    let DeValue::Table(table) = value.get_ref() else {
        return Err(source.mistake(
            value.span(),
            format!(
                "expected a table `[moves]`, found {}",
                with_article(value.get_ref())
            ),
        ));
    };
    let steps = in_order(table)
        .into_iter()
        .map(|(name, value)| match read_step(source, &name, value) {
            Err(_) if is_key(&name.name) => Err(name.stands_below_moves(source)),
            step => Ok((name, step?)),
        })
        .collect::<Result<_, _>>()?;
    Ok(Steps {
        span: key.span.clone(),
        steps,
    })
}

fn read_step(
    source: &Source,
    name: &Name,
    value: &Spanned<DeValue<'_>>,
) -> Result<Step, DefinitionError> {
    match value.get_ref() {
        DeValue::String(text) => Ok(Step::Permutation(source.string(text, value.span()))),
        DeValue::Array(cases) if cases.is_empty() => Err(source.mistake(
            value.span(),
            format!(
                "the move `{}` has no case, expected at least one",
                name.name
            ),
        )),
        DeValue::Array(cases) => {
            let cases = cases.iter().map(|case| read_case(source, case));
            Ok(Step::Cases(cases.collect::<Result<_, _>>()?))
        }
        other => Err(source.mistake(
            value.span(),
            format!(
                "expected a permutation in quotes or a list of cases for `{}`, found {}",
                name.name,
                with_article(other)
            ),
        )),
    }
}

fn read_case(source: &Source, case: &Spanned<DeValue<'_>>) -> Result<Case, DefinitionError> {
    let DeValue::Table(table) = case.get_ref() else {
        let sentence = format!(
            "expected a case like `{{ when = \"…\", then = \"…\" }}`, found {}",
            with_article(case.get_ref())
        );
        return Err(source.mistake(case.span(), sentence));
    };
    let (mut when, mut then) = (None, None);
    for (key, value) in in_order(table) {
        match key.name.as_str() {
            "when" => when = Some(string(source, &key, value)?),
            "then" => then = Some(string(source, &key, value)?),
            name => {
                let sentence = format!("a case has no key `{name}`, expected `when` and `then`");
                return Err(source.mistake(key.span, sentence));
            }
        }
    }
    let Some(when) = when else {
        return Err(source.mistake(
            case.span(),
            "this case has no `when`, expected its conditions; a move that each state has is a \
             permutation without cases",
        ));
    };
    let Some(then) = then else {
        let sentence = "this case has no `then`, expected a permutation of the cells";
        return Err(source.mistake(case.span(), sentence));
    };
    Ok(Case {
        span: case.span(),
        when,
        then,
    })
}

fn with_article(value: &DeValue<'_>) -> String {
    let kind = value.type_str();
    let article = if kind.starts_with(['a', 'i']) {
        "an"
    } else {
        "a"
    };
    format!("{article} {kind}")
}

/// What the TOML parser says, in a sentence of ours where people will meet it.
fn not_toml(source: &Source, error: &toml::de::Error) -> DefinitionError {
    let end = source.text().len();
    let span = error.span().unwrap_or(end..end);
    let named = source.text().get(span.clone()).unwrap_or_default();
    let message = error.message().lines().next().unwrap_or_default();
    let sentence = if message.starts_with("duplicate key") {
        format!("`{named}` is defined twice")
    } else if message.contains("unquoted key") {
        "a name with other characters than letters from A to Z, digits, `-` and `_` needs quotes"
            .to_string()
    } else {
        format!("the file is not TOML: {message}")
    };
    source.mistake(span, sentence)
}
