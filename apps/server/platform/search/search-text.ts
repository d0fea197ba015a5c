import { isOneTypo, searchTerm, searchWords } from '@dovolilnice/contract/search/fold-term'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { likePart, type Db, type Tables } from '../database/db.ts'
import type { Permission } from '@dovolilnice/contract/permissions'
import { mostFound, type SearchGroup, type SearchHit, shortestSearch } from '@dovolilnice/contract/search/search'

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

/** Where an address stands in a row, as its index has it. */
const addressIn = (table: string): RawBuilder<string> =>
  sql<string>`search_address(${sql.ref(`${table}.street`)}, ${sql.ref(`${table}.post_code`)}, ${sql.ref(`${table}.city`)})`

/** The condition that an address has each typed word, a number as a whole one: `lipova 9` is found in Lipova ulica 9, and not in Lipova ulica 19. */
export const holdsAddress = (table: string, typed: string): RawBuilder<SqlBool> => {
  const words = searchWords(typed)
  // Without a word for the index all rows would be read.
  if (!words.some((word) => word.length >= shortestPart && /[a-z]/.test(word))) return sql`false`
  const like = (word: string) => sql<SqlBool>`${addressIn(table)} like ${patternOf(word, /^\d+[a-z]?$/.test(word) ? 'whole' : 'beginning')}`
  return sql`(${sql.join(words.map(like), sql` and `)})`
}

/** The condition that the street of an address is this one, or begins so: a number is a whole one, and `Lipova` is not found in Mala Lipova ulica. */
export const isInStreet = (table: string, street: string): RawBuilder<SqlBool> => {
  const words = searchWords(street)
  return words.length === 0
    ? sql`false`
    : sql`${addressIn(table)} like ${` ${words.join(' ')}${/^\d/.test(words.at(-1) ?? '') ? ' ' : ''}%`}`
}

/** `42,00`, `1.234,50` or `42 €` in cents; a bare whole number is a number of something else. */
export const typedCents = (typed: string): number | undefined => {
  const [, whole = '', fraction, unit] = /^(\d{1,3}(?:[.\s]\d{3})+|\d{1,7})(?:[.,](\d{2}))?\s*(€|eur)?$/i.exec(typed.trim()) ?? []
  if (whole === '' || (fraction === undefined && unit === undefined)) return undefined
  return Number(whole.replaceAll(/\D/g, '')) * 100 + Number(fraction ?? 0)
}

/** What is looked for. */
export interface SearchAsked {
  /** As the person typed it. */
  typed: string
  /** The local day, for what depends on it. */
  today: string
  /** Words that differ by one typo, because nothing was found as it was typed. */
  similar: boolean
}

/** What a feature gives to the search of staff. */
export interface SearchSource {
  group: SearchGroup
  /** The group is hidden from people without this permission. */
  permission: Permission
  /** The records that a text leads to, the nearest first, at most `mostFound`. */
  find(db: Db, asked: SearchAsked): Promise<Omit<SearchHit, 'group'>[]>
}

/** A table with a `search_text`, and the column that names the record a row belongs to. Its own ids are UUIDv7: the greatest is the newest. */
interface SearchedTable {
  table: keyof Tables
  key: string
  /** Its rows are found by their street, post code and town too. */
  address?: true
  /** The column of an amount by which its rows are found. */
  cents?: string
}

interface Found {
  id: string
  /** 0: a whole word or an amount matches, 1: the beginning of a word, 2: any part, or an address. */
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

/** Rows whose address or amount is meant. They are read by an index of its own, so what was typed is no part of the texts beside it. */
const findBeside = async (db: Db, { table, key, address, cents }: SearchedTable, typed: string): Promise<Found[]> => {
  const amount = cents === undefined ? undefined : typedCents(typed)
  const conditions = [
    ...(address === true ? [{ condition: holdsAddress(table, typed), distance: 2 }] : []),
    ...(cents === undefined || amount === undefined ? [] : [{ condition: sql<SqlBool>`${sql.ref(cents)} = ${amount}`, distance: 0 }]),
  ]
  const found: Found[] = []
  for (const { condition, distance } of conditions) {
    const { rows } = await sql<Found>`
      with met as materialized (select ${sql.ref(key)} as id from ${sql.table(table)} where ${condition} limit ${mostRead})
      select id, ${sql.lit(distance)}::integer as distance from met order by id desc limit ${mostFound}`.execute(db)
    found.push(...rows)
  }
  return found
}

/** Shorter words have too many neighbours that differ by one letter. */
const shortestTypo = 4

/**
 * Rows in which each typed word stands but for one typo: the nearest by trigrams are read, and looked at word by word. A text with a digit is not looked
 * for so: a plate or a number that differs by one sign is another one.
 */
const findSimilar = async (db: Db, { table, key, address }: SearchedTable, typed: string): Promise<Found[]> => {
  const words = searchWords(typed)
  if (/\d/.test(typed) || !words.some((word) => word.length >= shortestTypo)) return []
  const term = words.join(' ')
  const isNear = (text: string): boolean => {
    const present = text.split(' ')
    return words.every((word) =>
      present.some((one) => one.startsWith(word) || (word.length >= shortestTypo && one.length >= shortestTypo && isOneTypo(word, one))),
    )
  }
  // Half of the trigrams of a short word are gone with one letter.
  await sql`set local pg_trgm.word_similarity_threshold = 0.3`.execute(db)
  const texts = [sql<string>`search_text`, ...(address === true ? [addressIn(table)] : [])]
  const found: Found[] = []
  for (const text of texts) {
    const { rows } = await sql<{ id: string; text: string }>`
      select ${sql.ref(key)} as id, ${text} as text from ${sql.table(table)} where ${text} %> ${term}
      order by word_similarity(${term}, ${text}) desc, ${sql.ref(key)} desc limit ${mostRead}`.execute(db)
    found.push(...rows.filter((row) => isNear(row.text)).map(({ id }) => ({ id, distance: 0 })))
  }
  return found
}

/** The ids of the records that a text leads to: the nearest first, of equally near ones the newest. Empty for a text that is too short. */
export const findNearest = async (
  db: Db,
  tables: readonly SearchedTable[],
  { typed, similar }: Pick<SearchAsked, 'typed' | 'similar'>,
): Promise<string[]> => {
  if (searchTerm(typed).length < shortestSearch) return []
  // With a limit the planner prefers to read the table from its beginning, which is slow for a rare word.
  await sql`set local enable_seqscan = off`.execute(db)
  const found: Found[] = []
  for (const table of tables)
    found.push(
      ...(similar ? await findSimilar(db, table, typed) : [...(await findIn(db, table, typed)), ...(await findBeside(db, table, typed))]),
    )
  const inOrder = found.toSorted((a, b) => a.distance - b.distance || (a.id < b.id ? 1 : -1))
  return [...new Set(inOrder.map(({ id }) => id))].slice(0, mostFound)
}

export const inOrder = <Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
