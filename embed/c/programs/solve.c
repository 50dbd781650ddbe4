/*
 * Reads a question from each line of standard input and writes a line with the answer: a state asks for the path to the
 * goal, START > TARGET for that from the one to the other.
 *
 * solve [IMAGE]: the puzzle of an image file, or the magic board.
 */
#include "wayhome.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int fail(const char *sentence, const char *what) {
  fprintf(stderr, "solve: %s: %s\n", what, sentence);
  return EXIT_FAILURE;
}

/* Reads a whole file into memory that is the caller's to free; null where that is not possible. */
static uint8_t *read_file(const char *path, size_t *length) {
  FILE *file = fopen(path, "rb");
  uint8_t *bytes = NULL;
  long end;
  if (file == NULL) {
    return NULL;
  }
  if (fseek(file, 0, SEEK_END) == 0 && (end = ftell(file)) >= 0 && fseek(file, 0, SEEK_SET) == 0) {
    *length = (size_t)end;
    bytes = malloc(*length + 1);
    if (bytes != NULL && fread(bytes, 1, *length, file) != *length) {
      free(bytes);
      bytes = NULL;
    }
  }
  fclose(file);
  return bytes;
}

/* Reads a line without its end; a longer line than there is room is read to its end and cut. */
static int read_line(char *line, size_t room, int *is_cut) {
  size_t length = 0;
  int byte;
  *is_cut = 0;
  while ((byte = getchar()) != EOF && byte != '\n') {
    if (length + 1 < room) {
      line[length++] = (char)byte;
    } else {
      *is_cut = 1;
    }
  }
  line[length] = '\0';
  return byte != EOF || length > 0 || *is_cut;
}

static int answer_lines(const uint8_t *image, size_t image_length) {
  char line[4096];
  char answer[4096];
  int is_cut;
  while (read_line(line, sizeof line, &is_cut)) {
    char *to = strchr(line, '>');
    size_t from_length = to == NULL ? strlen(line) : (size_t)(to - line);
    int status;
    if (is_cut) {
      puts("error: the line is too long");
      continue;
    }
    if (to != NULL) {
      to += 1;
    }
    status = wayhome_solve(image, image_length, line, from_length, to, to == NULL ? 0 : strlen(to),
                           answer, sizeof answer);
    printf("%s%s\n", status == WAYHOME_DONE ? "" : "error: ", answer);
  }
  return fflush(stdout) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

int main(int count, char **words) {
  const uint8_t *image = wayhome_magic_board;
  size_t length = wayhome_magic_board_length;
  uint8_t *file = NULL;
  int status;
  if (count > 2) {
    return fail("expected at most one image file", "too many words");
  }
  if (count == 2) {
    file = read_file(words[1], &length);
    if (file == NULL) {
      return fail("the file cannot be read", words[1]);
    }
    image = file;
  }
  status = wayhome_check(image, length);
  if (status == WAYHOME_DONE) {
    status = answer_lines(image, length);
  } else {
    status = fail(wayhome_sentence(status), count == 2 ? words[1] : "the magic board");
  }
  free(file);
  return status;
}
