//! Where the moves lead from each row.

/// Where a case of a move leads from the states of a row.
#[derive(Clone, Copy, Debug)]
pub(in crate::generate) struct Lead {
    pub(in crate::generate) row: u32,
    /// Which map of columns says in which column each state comes.
    pub(in crate::generate) map: u32,
}

/// The leads of all rows, row by row, in the order of the moves and their cases.
pub(in crate::generate) struct Leads {
    all: Vec<Lead>,
    cases: usize,
    /// Where some rows lack some cases: where the leads of each row end, and the case of each lead.
    gaps: Option<Gaps>,
}

#[derive(Default)]
struct Gaps {
    ends: Vec<u32>,
    cases: Vec<u16>,
}

impl Leads {
    /// A lead for each case from each row.
    pub(super) fn of_all(cases: usize, leads: Vec<Lead>) -> Self {
        Self {
            all: leads,
            cases,
            gaps: None,
        }
    }

    /// Leads that are still to be pushed, where rows may lack cases.
    pub(super) fn with_gaps(cases: usize) -> Self {
        Self {
            all: Vec::new(),
            cases,
            gaps: Some(Gaps::default()),
        }
    }

    pub(super) fn push(&mut self, case: u16, lead: Lead) {
        self.all.push(lead);
        if let Some(gaps) = &mut self.gaps {
            gaps.cases.push(case);
        }
    }

    pub(super) fn end_row(&mut self) {
        if let Some(gaps) = &mut self.gaps {
            gaps.ends.push(self.all.len() as u32);
        }
    }

    /// The bytes of so many leads from each of so many rows, where rows may lack some or not.
    pub(super) fn bytes(rows: u64, cases: u64, has_gaps: bool) -> u64 {
        let lead = size_of::<Lead>() as u64 + if has_gaps { 2 } else { 0 };
        let row = if has_gaps { 4 } else { 0 };
        rows.saturating_mul(cases.saturating_mul(lead).saturating_add(row))
    }

    /// The most leads that a row can have.
    pub(in crate::generate) fn most_of_row(&self) -> u64 {
        self.cases as u64
    }

    fn start(&self, row: usize) -> usize {
        match &self.gaps {
            None => row * self.cases,
            Some(gaps) => row.checked_sub(1).map_or(0, |row| gaps.ends[row] as usize),
        }
    }

    /// In the order of the moves and their cases.
    pub(in crate::generate) fn of_row(&self, row: u32) -> &[Lead] {
        let row = row as usize;
        &self.all[self.start(row)..self.start(row + 1)]
    }

    /// The number of each lead's case among the cases of all moves.
    pub(in crate::generate) fn cases_of_row(&self, row: u32) -> impl Iterator<Item = usize> {
        let row = row as usize;
        let range = self.start(row)..self.start(row + 1);
        let first = range.start;
        range.map(move |number| match &self.gaps {
            None => number - first,
            Some(gaps) => usize::from(gaps.cases[number]),
        })
    }
}
