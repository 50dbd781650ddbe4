/*
 * Links with the library and nothing else, not even libc: what it needs stands here. It is not run.
 */
#include "wayhome.h"

void *memcpy(void *to, const void *from, size_t length) {
  volatile unsigned char *t = to;
  const unsigned char *f = from;
  while (length-- > 0) {
    *t++ = *f++;
  }
  return to;
}

void *memmove(void *to, const void *from, size_t length) {
  volatile unsigned char *t = to;
  const unsigned char *f = from;
  if (t <= f) {
    return memcpy(to, from, length);
  }
  while (length-- > 0) {
    t[length] = f[length];
  }
  return to;
}

void *memset(void *to, int byte, size_t length) {
  volatile unsigned char *t = to;
  while (length-- > 0) {
    *t++ = (unsigned char)byte;
  }
  return to;
}

int memcmp(const void *a, const void *b, size_t length) {
  const volatile unsigned char *l = a, *r = b;
  for (; length > 0; length--, l++, r++) {
    if (*l != *r) {
      return *l < *r ? -1 : 1;
    }
  }
  return 0;
}

int bcmp(const void *a, const void *b, size_t length) { return memcmp(a, b, length); }

void start(void) {
  const uint8_t *image = wayhome_magic_board;
  size_t length = wayhome_magic_board_length, count;
  struct wayhome_facts facts;
  uint8_t state[8], moves[22];
  char text[32];
  volatile int sum = wayhome_sentence(WAYHOME_DONE)[0];
  sum += wayhome_check(image, length);
  sum += wayhome_facts_of(image, length, &facts);
  sum += wayhome_name(image, length, WAYHOME_PUZZLE_NAME, 0, text, sizeof text);
  sum += wayhome_state(image, length, "12345678", 8, state, sizeof state);
  sum += wayhome_text(image, length, state, 8, text, sizeof text);
  sum += wayhome_apply(image, length, 0, state, 8);
  sum += wayhome_path(image, length, state, NULL, 8, moves, sizeof moves, &count);
  sum += wayhome_solve(image, length, "12345678", 8, NULL, 0, text, sizeof text);
  for (;;) {
  }
}
