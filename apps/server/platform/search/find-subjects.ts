import { searchTerm, searchWords } from '@dovolilnice/contract/search/fold-term'
import { mostFound, shortestSearch } from '@dovolilnice/contract/search/search'
import { sql } from 'kysely'
import type { Db, Tables } from '../database/tables.ts'

type Kind = Tables['search_term']['kind']

/** One subject may stand under several terms that begin alike. */
const mostTerms = mostFound * 5
/** How many of a common name are looked through for the other words of what was typed. */
const mostNames = 1_000

/** Terms hold letters and digits only, and `{` comes right after `z`. */
const after = (term: string): string => `${term}{`

/** The order is the index's own. On a database without statistics the planner would gather every match and sort. */
const followIndex = (db: Db) => sql`set local enable_bitmapscan = off`.execute(db)

const idsOf = (rows: { subject_id: string }[]): string[] => [...new Set(rows.map((row) => row.subject_id))].slice(0, mostFound)

const findByBeginning = async (db: Db, kind: Kind, term: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('search_term')
    .select('subject_id')
    .where('kind', '=', kind)
    .where('term', '>=', term)
    .where('term', '<', after(term))
    .orderBy('term')
    .orderBy('at', 'desc')
    .limit(mostTerms)
    .execute()
  return idsOf(rows)
}

/** Words in any order and with others between them: `Novak Ana` finds Ana Marija Novak. */
const findByWords = async (db: Db, kind: Kind, [longest = '', ...others]: string[]): Promise<string[]> => {
  const named = db
    .selectFrom('search_term')
    .select(['subject_id', 'term', 'at'])
    .where('kind', '=', kind)
    .where('term', '>=', longest)
    .where('term', '<', after(longest))
    .orderBy('term')
    .orderBy('at', 'desc')
    .limit(mostNames)
  const rows = await db
    .selectFrom(named.as('named'))
    .select('subject_id')
    .where((is) => is.and(others.map((word) => is('term', 'like', `%${word}%`))))
    .limit(mostTerms)
    .execute()
  return idsOf(rows)
}

/** The subjects of a kind that what was typed leads to, the nearest first. */
export const findSubjects = async (db: Db, kind: Kind, typed: string): Promise<string[]> => {
  const term = searchTerm(typed)
  if (term.length < shortestSearch) return []
  await followIndex(db)
  const found = await findByBeginning(db, kind, term)
  const words = searchWords(typed)
  return found.length > 0 || words.length < 2 ? found : findByWords(db, kind, words)
}

/** Rows in the order of their ids. */
export const inOrder = <Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
