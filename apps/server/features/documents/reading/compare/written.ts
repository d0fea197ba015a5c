import type { ReadWords, Word } from './words.ts'

/** Lines of a page as a reader would answer them, for tests. */
export const written = (lines: readonly string[], recognised = false): ReadWords => ({
  recognised,
  words: lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match): Word => ({
      text: match[0],
      line: row,
      place: { page: 1, x: match.index / 100, y: row / 100, width: match[0].length / 100, height: 0.01 },
    })),
  ),
})
