import { searchTerm, searchWords } from '@dovolilnice/contract/search/fold-term'
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

/** How a text holds what was typed: as a whole word, at the beginning of a word, or anywhere. Each includes the one before it. */
export type Nearness = 'whole' | 'beginning' | 'part'

/** A trigram index knows nothing shorter in the middle of a word; at its beginning one letter is enough. */
const shortestPart = 3

const patternOf = (word: string, nearness: Nearness): string => {
  if (nearness === 'whole') return `% ${word} %`
  return nearness === 'part' && word.length >= shortestPart ? `%${word}%` : `% ${word}%`
}

/**
 * The condition that a column `search_text` (migration 0019) holds what was typed, by its trigram index: as one word, and where it has no digit
 * also as words in any order. With a digit it is one number, plate or phone, whose parts are found everywhere.
 */
export const holdsText = (column: string, typed: string, nearness: Nearness = 'part'): RawBuilder<SqlBool> => {
  const term = searchTerm(typed)
  if (term === '') return sql`false`
  const like = (word: string) => sql<SqlBool>`${sql.ref(column)} like ${patternOf(word, nearness)}`
  const words = searchWords(typed)
  return words.length < 2 || /\d/.test(term) ? like(term) : sql`(${like(term)} or (${sql.join(words.map(like), sql` and `)}))`
}
