//! Moves that twsearch takes as turns of the whole puzzle, as it tells by their names.

/// Whether a name is `x`, `y` or `z`, alone or with `2` or `'`, or capitals and underscores with a `v`
/// behind them.
pub(super) fn is_rotation(name: &str) -> bool {
    let of_axis = name.strip_prefix(['x', 'y', 'z']);
    let of_grip = name.strip_suffix('v').filter(|grip| !grip.is_empty());
    let is_grip = |grip: &str| grip.bytes().all(|c| c.is_ascii_uppercase() || c == b'_');
    of_axis.is_some_and(|behind| ["", "2", "'"].contains(&behind)) || of_grip.is_some_and(is_grip)
}

/// What a person should know of the moves with these names, unless none is a rotation.
pub(super) fn remark<'n>(names: impl Iterator<Item = &'n str>) -> Option<String> {
    let names = names.filter(|name| is_rotation(name));
    let names: Vec<_> = names.map(|name| format!("`{name}`")).collect();
    let (last, others) = names.split_last()?;
    let (all, are_moves, them) = if others.is_empty() {
        (last.clone(), "is a move", "it")
    } else {
        (
            format!("{} and {last}", others.join(", ")),
            "are moves",
            "them",
        )
    };
    Some(format!(
        "{all} {are_moves} here, and twsearch takes {them} as turning the whole puzzle \
         (`without-rotations` leaves {them} out)"
    ))
}
