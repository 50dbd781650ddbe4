//! The magic boards as the judges' statements draw them.

/// The labels of a board, row by row as the statements draw it.
pub(crate) type Rows = [[u8; 4]; 2];

/// What a judge's statement says of a board.
pub(crate) struct Statement {
    pub(crate) base: Rows,
    pub(crate) moves: [fn(Rows) -> Rows; 3],
    /// The same labels, row after row in the order in which the judge writes them on one line.
    pub(crate) line: fn(Rows) -> Rows,
}

pub(crate) const STATEMENT: Statement = Statement {
    base: [[1, 2, 3, 4], [8, 7, 6, 5]],
    moves: [swap_rows, shift_right, turn_centre_clockwise],
    line: |[top, [h, g, f, e]]| [top, [e, f, g, h]],
};

pub(crate) const STATEMENT_C: Statement = Statement {
    base: [[1, 2, 3, 4], [5, 6, 7, 8]],
    moves: [swap_halves, shift_left, turn_centre_counter_clockwise],
    line: |rows| rows,
};

fn swap_rows([top, bottom]: Rows) -> Rows {
    [bottom, top]
}

fn shift_right(rows: Rows) -> Rows {
    rows.map(|[a, b, c, d]| [d, a, b, c])
}

fn turn_centre_clockwise([top, bottom]: Rows) -> Rows {
    [
        [top[0], bottom[1], top[1], top[3]],
        [bottom[0], bottom[2], top[2], bottom[3]],
    ]
}

fn swap_halves(rows: Rows) -> Rows {
    rows.map(|[a, b, c, d]| [c, d, a, b])
}

fn shift_left(rows: Rows) -> Rows {
    rows.map(|[a, b, c, d]| [b, c, d, a])
}

fn turn_centre_counter_clockwise([top, bottom]: Rows) -> Rows {
    [
        [top[0], top[2], bottom[2], top[3]],
        [bottom[0], top[1], bottom[1], bottom[3]],
    ]
}

#[test]
fn the_moves_make_the_drawings_of_the_statements() {
    let drawings = |statement: &Statement| statement.moves.map(|make| make(statement.base));
    assert_eq!(
        drawings(&STATEMENT),
        [
            [[8, 7, 6, 5], [1, 2, 3, 4]],
            [[4, 1, 2, 3], [5, 8, 7, 6]],
            [[1, 7, 2, 4], [8, 6, 3, 5]],
        ]
    );
    assert_eq!(
        drawings(&STATEMENT_C),
        [
            [[3, 4, 1, 2], [7, 8, 5, 6]],
            [[2, 3, 4, 1], [6, 7, 8, 5]],
            [[1, 3, 7, 4], [5, 2, 6, 8]],
        ]
    );
}
