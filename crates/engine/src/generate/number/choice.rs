//! The choice of a numbering, before anything is searched.

use super::Numbering;
use super::goals::GoalBlock;
use crate::definition::Definition;
use crate::generate::group::Group;
use crate::generate::limits::Limits;
use crate::generate::order::Order;
use crate::generate::refusal::Refusal;
use crate::generate::shape::{Shape, cases};
use crate::generate::wanted::Wanted;
use crate::index::{IndexKind, lehmer};
use crate::table::Encoding;

/// So many bytes more are worth an index that is simpler at run time.
const WORTH_SIMPLER: u64 = 4 << 10;

/// All numberings that fit a puzzle, the simplest at run time first.
pub(in crate::generate) struct Fitting<'d> {
    definition: &'d Definition,
    numberings: Vec<Numbering>,
    states: Option<Order>,
}

/// A numbering with what is known of it before the search.
pub(in crate::generate) struct Chosen {
    pub(in crate::generate) numbering: Numbering,
    /// How many states there are, where labels all differ and no move has guards.
    pub(in crate::generate) states: Option<Order>,
    /// The largest number for more.
    pub(in crate::generate) slots: u128,
    /// About how many bytes the search takes, with the table that is made of it.
    pub(in crate::generate) bytes: u64,
    /// What else fits and has other slots.
    pub(in crate::generate) others: Vec<Other>,
}

/// A numbering that was not chosen.
pub(in crate::generate) struct Other {
    pub(in crate::generate) kind: IndexKind,
    /// `None` where there are more than the limits allow.
    pub(in crate::generate) slots: Option<u32>,
    /// The bytes of its index section.
    pub(in crate::generate) section_bytes: u64,
}

impl<'d> Fitting<'d> {
    pub(in crate::generate) fn of(definition: &'d Definition) -> Self {
        let mut numberings = Vec::new();
        if definition.cells().len() <= lehmer::MAX_CELLS {
            let shape = Shape::of_permutations(definition);
            numberings.extend(shape.map(Numbering::Lehmer));
        }
        let pieces = Shape::of_pieces(definition);
        let most = pieces.as_ref().map(|shape| shape.most_states(definition));
        numberings.extend(pieces.map(Numbering::Coordinates));
        let mut states = None;
        if let Some(group) = Group::of(definition, most.as_ref()) {
            let blocks = GoalBlock::all(&group, definition.goals());
            states = Some(group.order().times(blocks.len() as u32));
            numberings.push(Numbering::Chain(group, blocks));
        }
        Self {
            definition,
            numberings,
            states,
        }
    }

    /// How many states there are, where labels all differ and no move has guards.
    pub(in crate::generate) fn states(self) -> Option<Order> {
        self.states
    }

    /// The numbering of this kind. An error is a sentence.
    pub(in crate::generate) fn of_kind(
        mut self,
        kind: IndexKind,
        wanted: Wanted,
    ) -> Result<Chosen, String> {
        let place = self
            .numberings
            .iter()
            .position(|numbering| numbering.kind() == kind);
        let place = place.ok_or_else(|| self.why_not(kind))?;
        let numbering = self.numberings.swap_remove(place);
        Ok(self.chosen(numbering, Vec::new(), wanted))
    }

    /// Why a kind does not fit.
    fn why_not(&self, kind: IndexKind) -> String {
        let cells = self.definition.cells().len();
        match kind {
            IndexKind::Lehmer if !self.definition.all_labels_differ() => {
                "the index lehmer needs labels that all differ".to_owned()
            }
            IndexKind::Lehmer => format!(
                "the index lehmer counts the states of at most {} cells and this puzzle has {cells}",
                lehmer::MAX_CELLS
            ),
            IndexKind::Coordinates => {
                "the index coordinates needs pieces that turn as a wheel does, and guards that ask for \
                 pieces of one cell"
                    .to_owned()
            }
            IndexKind::Chain => {
                "the index chain needs labels that all differ, and moves without guards".to_owned()
            }
            IndexKind::Hash => "the index hash needs a search first".to_owned(),
        }
    }

    /// The simplest numbering of those with about the fewest bytes, if it may have so many slots; `None`
    /// where there is none.
    pub(in crate::generate) fn best(mut self, wanted: Wanted, most: u64) -> Option<Chosen> {
        let all: Vec<Other> = self
            .numberings
            .iter()
            .map(|numbering| self.seen(numbering, most))
            .collect();
        let fewest_in = |encoding| {
            let bytes = all
                .iter()
                .map(|numbering| self.bytes(numbering, Some(encoding)));
            bytes.min().unwrap_or(u64::MAX)
        };
        let encoding = wanted.encoding(|| fewest_in(Encoding::Linked));
        let bytes: Vec<u64> = all
            .iter()
            .map(|numbering| self.bytes(numbering, encoding))
            .collect();
        let fewest = bytes.iter().copied().min()?;
        let is_small = |bytes: &u64| *bytes <= fewest.saturating_add(WORTH_SIMPLER);
        let place = bytes.iter().position(is_small)?;
        let numbering = self.numberings.swap_remove(place);
        let slots = all[place].slots;
        let others = all.into_iter().filter(|other| other.slots != slots);
        Some(self.chosen(numbering, others.collect(), wanted))
    }

    fn seen(&self, numbering: &Numbering, most: u64) -> Other {
        let slots = u32::try_from(numbering.slots()).ok();
        let slots = slots.filter(|slots| u64::from(*slots) <= most);
        let section = slots.map(|_| numbering.section(self.definition.labels().len()));
        Other {
            kind: numbering.kind(),
            slots,
            section_bytes: section.map_or(0, |section| section.len() as u64),
        }
    }

    /// The bytes of the index and of the table in an encoding, or of a bit for each slot where there is none;
    /// the largest number where there are too many slots.
    fn bytes(&self, numbering: &Other, encoding: Option<Encoding>) -> u64 {
        let Some(slots) = numbering.slots else {
            return u64::MAX;
        };
        let states = self.states.as_ref().and_then(Order::to_u128);
        let has_none = states.is_some_and(|states| states < u128::from(slots));
        let table = match encoding {
            Some(encoding) => Wanted::table_bytes(self.definition, encoding, slots, has_none),
            None => u64::from(slots) / 8,
        };
        numbering.section_bytes + table
    }

    fn chosen(self, numbering: Numbering, others: Vec<Other>, wanted: Wanted) -> Chosen {
        let slots = numbering.slots();
        Chosen {
            bytes: bytes_needed(self.definition, &numbering, slots, wanted),
            states: self.states,
            slots,
            numbering,
            others,
        }
    }
}

impl Chosen {
    /// Refuses more states than the limits allow, where it is known how many there are.
    pub(in crate::generate) fn check_states(&self, limits: Limits) -> Result<(), Refusal> {
        let most = limits.most_slots();
        match &self.states {
            Some(states) if states.to_u128().is_none_or(|states| states > most.into()) => Err(
                too_many(most, &format!("the moves reach {states:#} states")),
            ),
            _ => Ok(()),
        }
    }

    /// Refuses more slots or more memory than the limits allow.
    pub(in crate::generate) fn check(&self, limits: Limits) -> Result<(), Refusal> {
        let (most, slots) = (limits.most_slots(), Order::from(self.slots));
        if self.slots > u128::from(most) {
            let kind = self.numbering.kind();
            let slots = match self.slots {
                u128::MAX => "more slots than 128 bits can count".to_owned(),
                _ => format!("{slots:#} slots"),
            };
            let Some(states) = &self.states else {
                let found =
                    format!("the index {kind} has {slots} and the moves may reach as many states");
                return Err(too_many(most, &found)
                    .but("the index hash counts only those that they do reach"));
            };
            return Err(too_many(
                most,
                &format!("the index {kind} has {slots} for {states:#} states"),
            ));
        }
        limits.check_memory(&format!("the search of {slots:#} slots"), self.bytes)
    }
}

fn too_many(most: u64, found: &str) -> Refusal {
    let most = Order::from(u128::from(most));
    Refusal::of_limits(format!("{found}, expected at most {most:#} (`max-states`)"))
}

/// About how many bytes a search takes with the table that is made of it; for so many slots that none
/// is made, no matter.
fn bytes_needed(
    definition: &Definition,
    numbering: &Numbering,
    slots: u128,
    wanted: Wanted,
) -> u64 {
    let Ok(slots) = u32::try_from(slots) else {
        return u64::MAX;
    };
    let sizes = numbering.sizes(&cases(definition)).into_iter();
    let search = sizes.fold(0u64, |bytes, size| {
        bytes.saturating_add(size.bytes_of_search())
    });
    let bytes = |encoding| Wanted::table_bytes(definition, encoding, slots, true);
    match wanted.encoding(|| bytes(Encoding::Linked)) {
        None => search,
        // A byte for each distance; and the table is copied into the image.
        Some(encoding) => search
            .saturating_add(u64::from(slots))
            .saturating_add(2 * bytes(encoding)),
    }
}
