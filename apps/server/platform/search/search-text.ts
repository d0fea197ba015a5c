import { searchTerm, searchWords } from '@dovolilnice/contract/search/fold-term'
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { likePart } from '../database/like.ts'

/** How a text matches: a whole word, the beginning of a word, or any part. Each includes the one before it. */
export type Nearness = 'whole' | 'beginning' | 'part'

/** A trigram index cannot find shorter texts in the middle of a word; at its beginning one letter is enough. */
const shortestPart = 3

const patternOf = (word: string, nearness: Nearness): string => {
  if (nearness === 'whole') return `% ${word} %`
  return nearness === 'part' && word.length >= shortestPart ? `%${word}%` : `% ${word}%`
}

/**
 * The condition that a column `search_text` (migration 0019) holds what was typed, by its trigram index: as one word, and where it has no digit
 * also as words in any order. A text with a digit is one number, plate or phone; single parts of it would match too many rows.
 */
export const holdsText = (column: string, typed: string, nearness: Nearness = 'part'): RawBuilder<SqlBool> => {
  const term = searchTerm(typed)
  if (term === '') return sql`false`
  const like = (word: string) => sql<SqlBool>`${sql.ref(column)} like ${patternOf(word, nearness)}`
  const words = searchWords(typed)
  return words.length < 2 || /\d/.test(term) ? like(term) : sql`(${like(term)} or (${sql.join(words.map(like), sql` and `)}))`
}

/**
 * The search of a list: by the column `search_text`; a name in another script, of which the fold leaves nothing, is looked for as it stands in
 * the column `name`.
 */
export const holdsTextOrName = (columns: { text: string; name: string }, typed: string): RawBuilder<SqlBool> =>
  searchTerm(typed) === '' ? sql<SqlBool>`${sql.ref(columns.name)} ilike ${likePart(typed.trim())}` : holdsText(columns.text, typed)
