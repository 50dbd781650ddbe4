//! The distance of each state of a block.

/// Distances by slot: a byte each, and four more for each where some are beyond what a byte holds.
#[derive(Debug, Default)]
pub(super) struct Distances {
    near: Vec<u8>,
    far: Vec<u32>,
}

/// The byte of a slot without a state that was found, and that of a state which is farther away than a
/// byte can say.
const NOT_FOUND: u8 = u8::MAX;
const FAR: u8 = u8::MAX - 1;

/// The distances of some slots, to be set.
#[derive(Default)]
pub(super) struct Part<'d> {
    near: &'d mut [u8],
    far: &'d mut [u32],
}

impl Distances {
    /// No state is found yet.
    pub(super) fn new(slots: u32) -> Self {
        Self {
            near: vec![NOT_FOUND; slots as usize],
            far: Vec::new(),
        }
    }

    /// The distance of a slot's state, if it was found.
    #[inline]
    pub(super) fn get(&self, slot: u32) -> Option<u32> {
        match self.near[slot as usize] {
            NOT_FOUND => None,
            FAR => Some(self.far[slot as usize]),
            near => Some(u32::from(near)),
        }
    }

    /// Parts of so many slots, for which a distance up to `most` can be set.
    pub(super) fn parts(&mut self, slots: usize, most: u32) -> impl Iterator<Item = Part<'_>> {
        if most >= u32::from(FAR) && self.far.is_empty() {
            self.far = vec![0; self.near.len()];
        }
        let mut far = self.far.chunks_mut(slots);
        let near = self.near.chunks_mut(slots);
        near.map(move |near| Part {
            near,
            far: far.next().unwrap_or_default(),
        })
    }
}

impl Distances {
    /// All slots, for which a distance up to `most` can be set.
    pub(super) fn whole(&mut self, most: u32) -> Part<'_> {
        self.parts(usize::MAX, most).next().unwrap_or_default()
    }
}

impl Part<'_> {
    /// Notes that a slot's state was found; nothing where distances are not wanted.
    #[inline]
    pub(super) fn set(&mut self, slot: usize, distance: u32) {
        let Some(near) = self.near.get_mut(slot) else {
            return;
        };
        match u8::try_from(distance) {
            Ok(distance) if distance < FAR => *near = distance,
            _ => {
                *near = FAR;
                self.far[slot] = distance;
            }
        }
    }
}
