/*
 * Wayhome for C: instant, provably shortest answers for small puzzles.
 *
 * A table image holds a puzzle and, for each of its states, the first move of the shortest path to the
 * goal. The caller has the bytes of an image, from a file or from wayhome_magic_board, and hands them to
 * each call; they need not be aligned. Nothing is allocated, nothing is kept between two calls, and no
 * function of the C library is needed but memcpy, memmove, memset, memcmp and bcmp. Each function can be called from several threads
 * at once.
 *
 * Each function gives back a wayhome_status. Whatever the bytes of an image or a text are, a function ends, and
 * reads and writes only what it was lent. Buffers must not overlap with anything else that a call is given. A
 * text has a length and needs no zero at its end; a text that is written gets one.
 */
#ifndef WAYHOME_H
#define WAYHOME_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How a call went. */
enum wayhome_status {
  WAYHOME_DONE = 0,
  /* A pointer is null, or a length is larger than memory can be. */
  WAYHOME_NULL = 1,
  /* The bytes are not a sound table image of this version. */
  WAYHOME_IMAGE = 2,
  /* A text is not UTF-8. */
  WAYHOME_TEXT = 3,
  /* The start is not a state of the puzzle. */
  WAYHOME_STATE = 4,
  /* The target is not a state of the puzzle. */
  WAYHOME_TARGET = 5,
  /* The state does not have this move. */
  WAYHOME_MOVE = 6,
  /* No moves lead there. */
  WAYHOME_UNREACHABLE = 7,
  /* Of this puzzle or target only the path to a goal has an answer. */
  WAYHOME_GOALS_ONLY = 8,
  /* The buffer is too small. */
  WAYHOME_ROOM = 9,
  /* The puzzle has nothing with this number. */
  WAYHOME_NAME = 10
};

/* A sentence about a status, which is there for ever. */
const char *wayhome_sentence(int status);

/* The image of the magic board, which comes with the library. */
extern const uint8_t wayhome_magic_board[];
extern const size_t wayhome_magic_board_length;

/* Reads each byte of an image and compares its checksum: once, for bytes that come from outside. */
int wayhome_check(const uint8_t *image, size_t image_length);

/* The numbers of a puzzle. */
struct wayhome_facts {
  /* How many states can be brought to a goal. */
  uint32_t states;
  /* The most moves that a state needs. */
  uint32_t gods_number;
  /* The bytes of the longest path's names and the zero behind them. */
  uint32_t path_room;
  /* How many cells there are, and so how many bytes a state has. */
  uint8_t cells;
  uint8_t labels;
  uint8_t moves;
  /* 1 where paths can lead to any target, 0 where they lead to a goal only. */
  uint8_t any_target;
};

int wayhome_facts_of(const uint8_t *image, size_t image_length, struct wayhome_facts *facts);

/* What can have a name; cells, labels and moves have numbers from 0, the puzzle has the number 0. */
enum wayhome_kind {
  WAYHOME_PUZZLE_NAME = 0,
  WAYHOME_PUZZLE_TITLE = 1,
  WAYHOME_CELL = 2,
  WAYHOME_LABEL = 3,
  WAYHOME_MOVE_NAME = 4
};

/* Writes a name. With WAYHOME_ROOM as much as fits is written. */
int wayhome_name(const uint8_t *image, size_t image_length, int kind, size_t number, char *buffer,
                 size_t room);

/* A state is a byte for each cell: the number of its label. No more than 128 bytes are ever needed. */

/* Reads a state from text. */
int wayhome_state(const uint8_t *image, size_t image_length, const char *text, size_t text_length,
                  uint8_t *state, size_t room);

/* Writes a state as text. With WAYHOME_ROOM as much as fits is written. */
int wayhome_text(const uint8_t *image, size_t image_length, const uint8_t *state, size_t cells,
                 char *buffer, size_t room);

/* Makes the move with this number: the state becomes the one after it. */
int wayhome_apply(const uint8_t *image, size_t image_length, uint8_t number, uint8_t *state,
                  size_t cells);

/*
 * The path from one state to another, or with a null for `to` to the nearest goal: the numbers of its
 * moves, and in `length` how many they are. There are never more than God's number.
 */
int wayhome_path(const uint8_t *image, size_t image_length, const uint8_t *from, const uint8_t *to,
                 size_t cells, uint8_t *moves, size_t room, size_t *length);

/*
 * The path from one state to another, or with a null for `to` to the nearest goal, all as text: writes
 * the names of its moves; path_room of wayhome_facts is always enough. Where there is no path, the
 * sentence that says why is written, or as much of it as fits.
 */
int wayhome_solve(const uint8_t *image, size_t image_length, const char *from, size_t from_length,
                  const char *to, size_t to_length, char *buffer, size_t room);

#ifdef __cplusplus
}
#endif

#endif
