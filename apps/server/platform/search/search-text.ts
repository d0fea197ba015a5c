import { searchTerm, searchWords } from '@dovolilnice/contract/search/fold-term'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { likePart } from '../database/sql-pieces.ts'
import type { Permission } from '@dovolilnice/contract/permissions'
import { mostFound, type SearchGroup, type SearchHit, shortestSearch } from '@dovolilnice/contract/search/search'
import type { Db, Tables } from '../database/tables.ts'

/** How a text matches: a whole word, the beginning of a word, or any part. Each includes the one before it. */
export type Nearness = 'whole' | 'beginning' | 'part'

/** A trigram index cannot find shorter texts in the middle of a word; at its beginning one letter is enough. */
const shortestPart = 3

const patternOf = (word: string, nearness: Nearness): string => {
  if (nearness === 'whole') return `% ${word} %`
  return nearness === 'part' && word.length >= shortestPart ? `%${word}%` : `% ${word}%`
}

/**
 * The condition that a column `search_text` holds what was typed, by its trigram index: as one word, and where it has no digit
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

/** What a feature gives to the search of staff. */
export interface SearchSource {
  group: SearchGroup
  /** The group is hidden from people without this permission. */
  permission: Permission
  /**
   * The records that a text leads to, the nearest first, at most `mostFound`.
   * @param typed as the person typed it
   * @param today the local day, for what depends on it
   */
  find(db: Db, typed: string, today: string): Promise<Omit<SearchHit, 'group'>[]>
}

/** A table with a `search_text`, and the column that names the record a row belongs to. Its own ids are UUIDv7: the greatest is the newest. */
interface SearchedTable {
  table: keyof Tables
  key: string
}

interface Found {
  id: string
  /** 0: a whole word matches, 1: the beginning of a word, 2: any part. */
  distance: number
}

/** For a common word only this many of the newest rows are read. */
const newestRows = 1_000
/** The most rows that are read by the index for one nearness. Below it the answer is exact; above it only the newest rows come newest first. */
const mostRead = 200

/**
 * One statement, so that a distant database costs one round trip. Its parts run only where the ones before did not find enough: PostgreSQL
 * skips a branch whose `count < …` is false.
 */
const findIn = async (db: Db, { table, key }: SearchedTable, typed: string): Promise<Found[]> => {
  const [from, id] = [sql.table(table), sql.ref(key)]
  const whole = holdsText('search_text', typed, 'whole')
  const beginning = holdsText('search_text', typed, 'beginning')
  const part = holdsText('search_text', typed, 'part')
  const { rows } = await sql<Found>`
    with newest as materialized (select ${id} as id, search_text from ${from} order by ${from}.id desc limit ${newestRows}),
    whole as materialized (
      select ${id} as id from ${from}
      where ${whole} and (select count(*) from newest where ${whole}) < ${mostFound} limit ${mostRead}),
    beginning as materialized (
      select ${id} as id from ${from}
      where ${beginning} and (select count(*) from newest where ${beginning}) + (select count(*) from whole) < ${mostFound} limit ${mostRead}),
    part as materialized (
      select ${id} as id from ${from}
      where ${part} and (select count(*) from newest where ${part}) + (select count(*) from whole) + (select count(*) from beginning) < ${mostFound}
      limit ${mostRead})
    select id, min(distance) as distance from (
      select id, case when ${whole} then 0 when ${beginning} then 1 else 2 end as distance from newest where ${part}
      union all select id, 0 from whole
      union all select id, 1 from beginning
      union all select id, 2 from part
    ) found
    group by id order by min(distance), id desc limit ${mostFound}`.execute(db)
  return rows
}

/** The ids of the records that a text leads to: the nearest first, of equally near ones the newest. Empty for a text that is too short. */
export const findNearest = async (db: Db, tables: readonly SearchedTable[], typed: string): Promise<string[]> => {
  if (searchTerm(typed).length < shortestSearch) return []
  // With a limit the planner prefers to read the table from its beginning, which is slow for a rare word.
  await sql`set local enable_seqscan = off`.execute(db)
  const found: Found[] = []
  for (const table of tables) found.push(...(await findIn(db, table, typed)))
  const inOrder = found.toSorted((a, b) => a.distance - b.distance || (a.id < b.id ? 1 : -1))
  return [...new Set(inOrder.map(({ id }) => id))].slice(0, mostFound)
}

/** Rows in the order of their ids. */
export const inOrder = <Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
