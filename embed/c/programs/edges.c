/*
 * Calls each function with what a careless caller gives it: null pointers, buffers of every size, cut and changed images.
 * The buffers are allocated at the size that is named, so that a sanitizer sees each byte beyond.
 *
 * edges IMAGE...: images of the special cube, in any encoding.
 */
#include "wayhome.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(holds)                                                                        \
  do {                                                                                      \
    if (!(holds)) {                                                                         \
      fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #holds);            \
      exit(EXIT_FAILURE);                                                                   \
    }                                                                                       \
  } while (0)

static const char base[] = "12345678";
static const char target[] = "26845731";

/* Memory of exactly this size, which the caller frees. */
static void *memory(size_t size) {
  void *block = malloc(size == 0 ? 1 : size);
  CHECK(block != NULL);
  memset(block, 0x5a, size);
  return block;
}

static int solve(const uint8_t *image, size_t length, const char *from, const char *to, char *buffer,
                 size_t room) {
  return wayhome_solve(image, length, from, strlen(from), to, to == NULL ? 0 : strlen(to), buffer,
                       room);
}

static void the_sample(void) {
  const uint8_t *image = wayhome_magic_board;
  size_t length = wayhome_magic_board_length;
  struct wayhome_facts facts;
  uint8_t from[8], to[8], moves[22];
  char text[64];
  size_t count, at;
  CHECK(wayhome_facts_of(image, length, &facts) == WAYHOME_DONE);
  CHECK(facts.states == 40320 && facts.gods_number == 22 && facts.path_room == 23);
  CHECK(facts.cells == 8 && facts.labels == 8 && facts.moves == 3 && facts.any_target == 1);
  CHECK(solve(image, length, base, target, text, sizeof text) == WAYHOME_DONE);
  CHECK(strcmp(text, "BCABCCB") == 0);
  CHECK(solve(image, length, base, NULL, text, sizeof text) == WAYHOME_DONE && text[0] == '\0');
  CHECK(wayhome_state(image, length, base, 8, from, 8) == WAYHOME_DONE);
  CHECK(wayhome_state(image, length, target, 8, to, 8) == WAYHOME_DONE);
  CHECK(wayhome_path(image, length, from, to, 8, moves, 22, &count) == WAYHOME_DONE);
  CHECK(count == 7 && memcmp(moves, "\1\2\0\1\2\2\1", 7) == 0);
  for (at = 0; at < count; at++) {
    CHECK(wayhome_apply(image, length, moves[at], from, 8) == WAYHOME_DONE);
  }
  CHECK(memcmp(from, to, 8) == 0);
  CHECK(wayhome_text(image, length, to, 8, text, sizeof text) == WAYHOME_DONE);
  CHECK(strcmp(text, "2 6 8 4 5 7 3 1") == 0);
  CHECK(wayhome_name(image, length, WAYHOME_PUZZLE_NAME, 0, text, sizeof text) == WAYHOME_DONE);
  CHECK(strcmp(text, "magic-board") == 0);
  CHECK(wayhome_name(image, length, WAYHOME_MOVE_NAME, 2, text, sizeof text) == WAYHOME_DONE);
  CHECK(strcmp(text, "C") == 0);
  CHECK(wayhome_name(image, length, WAYHOME_CELL, 7, text, sizeof text) == WAYHOME_DONE);
  CHECK(strcmp(text, "8") == 0);
}

static void mistakes(void) {
  const uint8_t *image = wayhome_magic_board;
  size_t length = wayhome_magic_board_length;
  uint8_t state[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  uint8_t doubled[8] = {0, 1, 2, 3, 4, 5, 6, 6};
  uint8_t moves[22];
  char text[128];
  size_t count;
  CHECK(solve(image, length, "1234567", NULL, text, sizeof text) == WAYHOME_STATE);
  CHECK(strcmp(text, "expected a state of 8 labels, found 7") == 0);
  CHECK(solve(image, length, "12345677", NULL, text, sizeof text) == WAYHOME_STATE);
  CHECK(strcmp(text, "expected the label `7` once, found it twice") == 0);
  CHECK(solve(image, length, base, "x", text, sizeof text) == WAYHOME_TARGET);
  CHECK(strstr(text, "the target is not a state: ") == text);
  CHECK(solve(image, length, "\xff\xfe", NULL, text, sizeof text) == WAYHOME_TEXT);
  CHECK(strcmp(text, wayhome_sentence(WAYHOME_TEXT)) == 0);
  CHECK(wayhome_path(image, length, doubled, NULL, 8, moves, 22, &count) == WAYHOME_STATE);
  CHECK(wayhome_path(image, length, state, doubled, 8, moves, 22, &count) == WAYHOME_TARGET);
  CHECK(wayhome_path(image, length, state, NULL, 7, moves, 22, &count) == WAYHOME_STATE);
  CHECK(wayhome_text(image, length, doubled, 8, text, sizeof text) == WAYHOME_STATE);
  CHECK(wayhome_apply(image, length, 3, state, 8) == WAYHOME_NAME);
  CHECK(wayhome_apply(image, length, 0, doubled, 8) == WAYHOME_STATE);
  CHECK(wayhome_name(image, length, WAYHOME_MOVE_NAME, 3, text, sizeof text) == WAYHOME_NAME);
  CHECK(wayhome_name(image, length, WAYHOME_MOVE_NAME, 256, text, sizeof text) == WAYHOME_NAME);
  CHECK(wayhome_name(image, length, WAYHOME_PUZZLE_NAME, 1, text, sizeof text) == WAYHOME_NAME);
  CHECK(wayhome_name(image, length, 5, 0, text, sizeof text) == WAYHOME_NAME);
  CHECK(wayhome_name(image, length, -1, 0, text, sizeof text) == WAYHOME_NAME);
  CHECK(strcmp(wayhome_sentence(WAYHOME_ROOM), "the buffer is too small") == 0);
  CHECK(strcmp(wayhome_sentence(11), wayhome_sentence(-1)) == 0);
}

static void nulls(void) {
  const uint8_t *image = wayhome_magic_board;
  size_t length = wayhome_magic_board_length;
  size_t huge = (size_t)-1;
  struct wayhome_facts facts;
  uint8_t state[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  uint8_t moves[22];
  char text[64];
  size_t count;
  CHECK(wayhome_check(NULL, length) == WAYHOME_NULL);
  CHECK(wayhome_check(image, huge) == WAYHOME_NULL);
  CHECK(wayhome_facts_of(NULL, length, &facts) == WAYHOME_NULL);
  CHECK(wayhome_facts_of(image, length, NULL) == WAYHOME_NULL);
  CHECK(wayhome_name(NULL, length, 0, 0, text, 64) == WAYHOME_NULL);
  CHECK(wayhome_name(image, length, 0, 0, NULL, 64) == WAYHOME_NULL);
  CHECK(wayhome_state(NULL, length, base, 8, state, 8) == WAYHOME_NULL);
  CHECK(wayhome_state(image, length, NULL, 8, state, 8) == WAYHOME_NULL);
  CHECK(wayhome_state(image, length, base, huge, state, 8) == WAYHOME_NULL);
  CHECK(wayhome_state(image, length, base, 8, NULL, 8) == WAYHOME_NULL);
  CHECK(wayhome_text(NULL, length, state, 8, text, 64) == WAYHOME_NULL);
  CHECK(wayhome_text(image, length, NULL, 8, text, 64) == WAYHOME_NULL);
  CHECK(wayhome_text(image, length, state, 8, NULL, 64) == WAYHOME_NULL);
  CHECK(wayhome_apply(NULL, length, 0, state, 8) == WAYHOME_NULL);
  CHECK(wayhome_apply(image, length, 0, NULL, 8) == WAYHOME_NULL);
  CHECK(wayhome_path(NULL, length, state, NULL, 8, moves, 22, &count) == WAYHOME_NULL);
  CHECK(wayhome_path(image, length, NULL, NULL, 8, moves, 22, &count) == WAYHOME_NULL);
  CHECK(wayhome_path(image, length, state, NULL, 8, NULL, 22, &count) == WAYHOME_NULL);
  CHECK(wayhome_path(image, length, state, NULL, 8, moves, 22, NULL) == WAYHOME_NULL);
  CHECK(solve(NULL, length, base, NULL, text, 64) == WAYHOME_NULL);
  CHECK(wayhome_solve(image, length, NULL, 8, NULL, 0, text, 64) == WAYHOME_NULL);
  CHECK(wayhome_solve(image, length, base, 8, NULL, 0, NULL, 64) == WAYHOME_NULL);
}

/* Each size of buffer: what fits is whole, and what does not is cut and has its zero. */
static void sizes(void) {
  const uint8_t *image = wayhome_magic_board;
  size_t length = wayhome_magic_board_length;
  const char title[] = "Magic board (\xe9\xad\x94\xe6\x9d\xbf)";
  uint8_t from[8] = {0, 1, 2, 3, 4, 5, 6, 7}, to[8];
  size_t room, count;
  CHECK(wayhome_state(image, length, target, 8, to, 8) == WAYHOME_DONE);
  for (room = 0; room < 40; room++) {
    char *text = memory(room);
    uint8_t *bytes = memory(room);
    int status = solve(image, length, base, target, text, room);
    CHECK(status == (room > 7 ? WAYHOME_DONE : WAYHOME_ROOM));
    CHECK(room == 0 || strncmp(text, "BCABCCB", room - 1) == 0);
    CHECK(solve(image, length, "123", NULL, text, room) == WAYHOME_STATE);
    CHECK(room == 0 || strncmp(text, "expected a state of 8 labels, found 3", room - 1) == 0);
    status = wayhome_name(image, length, WAYHOME_PUZZLE_TITLE, 0, text, room);
    CHECK(status == (room >= sizeof title ? WAYHOME_DONE : WAYHOME_ROOM));
    /* Two characters of three bytes each, which are never cut. */
    CHECK(room == 0 || strncmp(text, title, strlen(text)) == 0);
    CHECK(room < 14 || room > 19 || strlen(text) == (room < 17 ? 13 : 16));
    status = wayhome_text(image, length, to, 8, text, room);
    CHECK(status == (room > 15 ? WAYHOME_DONE : WAYHOME_ROOM));
    status = wayhome_state(image, length, target, 8, bytes, room);
    CHECK(status == (room >= 8 ? WAYHOME_DONE : WAYHOME_ROOM));
    status = wayhome_path(image, length, from, to, 8, bytes, room, &count);
    CHECK(status == (room >= 7 ? WAYHOME_DONE : WAYHOME_ROOM));
    free(text);
    free(bytes);
  }
}

/* Asks all that can be asked; what comes out does not matter, but it must come out. */
static void ask(const uint8_t *image, size_t length) {
  static const uint8_t numbers[128] = {0};
  struct wayhome_facts facts;
  uint8_t state[128], moves[64];
  char text[256];
  size_t number, count;
  int kind;
  memcpy(state, numbers, sizeof state);
  for (number = 0; number < 128; number++) {
    state[number] = (uint8_t)number;
  }
  (void)wayhome_facts_of(image, length, &facts);
  for (kind = WAYHOME_PUZZLE_NAME; kind <= WAYHOME_MOVE_NAME; kind++) {
    for (number = 0; number < 9; number++) {
      (void)wayhome_name(image, length, kind, number, text, sizeof text);
    }
  }
  (void)solve(image, length, target, NULL, text, sizeof text);
  (void)solve(image, length, target, base, text, sizeof text);
  (void)wayhome_text(image, length, state, 8, text, sizeof text);
  (void)wayhome_apply(image, length, 1, state, 8);
  (void)wayhome_path(image, length, state, NULL, 8, moves, sizeof moves, &count);
}

/* Cut images, and images with a changed byte: of the puzzle each, of the table some. */
static void damage(void) {
  size_t length = wayhome_magic_board_length;
  uint8_t *image;
  size_t at, step;
  for (at = 0; at < length; at += at < 1024 ? 1 : 997) {
    image = memory(at);
    memcpy(image, wayhome_magic_board, at);
    CHECK(wayhome_check(image, at) == WAYHOME_IMAGE);
    ask(image, at);
    free(image);
  }
  image = memory(length);
  memcpy(image, wayhome_magic_board, length);
  CHECK(wayhome_check(image, length) == WAYHOME_DONE);
  for (at = 0; at < length; at += at < 1024 ? 1 : 97) {
    for (step = 1; step < 256; step = step * 3 + 1) {
      image[at] = (uint8_t)(image[at] + step);
      CHECK(wayhome_check(image, length) == WAYHOME_IMAGE);
      ask(image, length);
      image[at] = (uint8_t)(image[at] - step);
    }
  }
  CHECK(wayhome_check(image, length) == WAYHOME_DONE);
  free(image);
}

static void no_target(const uint8_t *image, size_t length) {
  static const char goal[] = "0000 1111 1111 1111 1111 1111";
  static const char other[] = "1111 0000 1111 1111 1111 1111";
  uint8_t state[24], moves[64];
  char text[256];
  size_t count;
  CHECK(solve(image, length, goal, NULL, text, sizeof text) == WAYHOME_DONE);
  CHECK(text[0] == '\0');
  CHECK(solve(image, length, goal, other, text, sizeof text) == WAYHOME_GOALS_ONLY);
  CHECK(wayhome_state(image, length, goal, strlen(goal), state, 24) == WAYHOME_DONE);
  CHECK(wayhome_path(image, length, state, state, 24, moves, 64, &count) == WAYHOME_GOALS_ONLY);
}

/* Whether the moves lead from the state to one whose path is empty. */
static int leads_home(const uint8_t *image, size_t length, uint8_t *state, const uint8_t *moves,
                      size_t count) {
  uint8_t none[1];
  size_t at;
  for (at = 0; at < count; at++) {
    CHECK(wayhome_apply(image, length, moves[at], state, 24) == WAYHOME_DONE);
  }
  return wayhome_path(image, length, state, NULL, 24, none, 0, &count) == WAYHOME_DONE;
}

/*
 * The special cube: labels repeat, there are six goals, and some states cannot be brought to any. Each
 * arrangement of its four white stickers has a path, or none.
 */
static void special_cube(const char *path) {
  FILE *file = fopen(path, "rb");
  uint8_t *image = memory(1 << 20);
  struct wayhome_facts facts;
  size_t length, count, solved = 0, unreachable = 0;
  long white;
  CHECK(file != NULL);
  length = fread(image, 1, 1 << 20, file);
  fclose(file);
  CHECK(wayhome_check(image, length) == WAYHOME_DONE);
  CHECK(wayhome_facts_of(image, length, &facts) == WAYHOME_DONE);
  CHECK(facts.cells == 24 && facts.labels == 2 && facts.any_target == 0);
  no_target(image, length);
  for (white = 0; white < 1L << 24; white++) {
    uint8_t state[24], moves[64];
    long left = white & (white - 1);
    size_t cell;
    int status;
    /* Four bits are set if the last is gone when four are taken off. */
    left &= left - 1;
    left &= left - 1;
    if (left == 0 || (left & (left - 1)) != 0) {
      continue;
    }
    for (cell = 0; cell < 24; cell++) {
      state[cell] = (white >> cell & 1) == 0;
    }
    status = wayhome_path(image, length, state, NULL, 24, moves, sizeof moves, &count);
    CHECK(status == WAYHOME_DONE || status == WAYHOME_UNREACHABLE);
    if (status == WAYHOME_DONE) {
      CHECK(leads_home(image, length, state, moves, count));
      solved++;
    } else {
      unreachable++;
    }
  }
  CHECK(solved == facts.states && solved + unreachable == 10626);
  free(image);
}

int main(int count, char **words) {
  int word;
  the_sample();
  mistakes();
  nulls();
  sizes();
  damage();
  for (word = 1; word < count; word++) {
    special_cube(words[word]);
  }
  puts("each function kept to what it was lent");
  return EXIT_SUCCESS;
}
