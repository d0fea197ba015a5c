import { type Expression, type SelectQueryBuilder, sql, type StringReference } from 'kysely'
import { isUnchangedSince, notedTablesOf, trustedMs } from './list-changes.ts'
import type { Db } from '../db.ts'
import type { ListPage } from '@dovolilnice/contract/list'
import { type ListWalk, walkRows } from './walk-rows.ts'

/**
 * A table that grows all day at its young end: the count of its older part is remembered, the rest is counted each time. Only for filters
 * on the table's own columns; the table notes when older rows change (`note_change_of_old_rows`).
 */
interface GrowingTable {
  table: 'access_log' | 'event'
  /** The time when a row was written, by this server's clock; an indexed column. */
  column: 'access_log.received_at' | 'event.at'
}

/** The count of a list as it was, and what tells whether it still holds. */
interface Remembered {
  tables: readonly string[]
  /** PostgreSQL's snapshot of the statement that counted. */
  snapshot: string
  /** For a growing table: the count covers rows written before this instant. */
  before: Date | undefined
  count: number
  /** Milliseconds of the process's own clock. */
  countedAt: number
}

interface Counted {
  rest: number
  aged: number
  before: Date
  snapshot: string
  /** The transaction has written nothing: what it counted is not its own unsaved work. */
  clean: boolean
}

type Rows<DB, TB extends keyof DB> = SelectQueryBuilder<DB, TB, object>

const mostRemembered = 1000
const memories = new WeakMap<object, Map<string, Remembered>>()

/** One memory for each open database: a Kysely and its transactions share their adapter. */
const memoryOf = (db: Db): Map<string, Remembered> => {
  const { adapter } = db.getExecutor()
  const memory = memories.get(adapter) ?? new Map<string, Remembered>()
  memories.set(adapter, memory)
  return memory
}

const keyOf = <DB, TB extends keyof DB>(rows: Rows<DB, TB>): string => {
  const { sql: text, parameters } = rows.compile()
  return JSON.stringify([text, parameters])
}

const keep = (memory: Map<string, Remembered>, key: string, remembered: Remembered): void => {
  memory.delete(key)
  memory.set(key, remembered)
  const [eldest] = memory.keys()
  if (memory.size > mostRemembered && eldest !== undefined) memory.delete(eldest)
}

/** Rows older than this join the remembered part of a growing table. In whole milliseconds, because a Date carries no more back into the next count. */
const aged = sql<Date>`date_trunc('milliseconds', now() - interval '10 minutes')`

/** How old the remembered part of a growing table may become, in ms, before what was written since joins it. */
const longestYoungMs = 20 * 60_000
/** Earlier than the remembered part ends as long as it is trusted. It tells the plan of a prepared statement how few rows are young. */
const earliestYoung = sql<Date>`now() - interval '40 minutes'`

const youngOf = <DB, TB extends keyof DB>(rows: Rows<DB, TB>, growing: GrowingTable, before: unknown): Rows<DB, TB> =>
  rows.where(sql<boolean>`${sql.ref(growing.column)} >= ${before}`)

/** The memory of one list's count. */
const rememberedCount = <DB, TB extends keyof DB>(db: Db, rows: Rows<DB, TB>, growing: GrowingTable | undefined) => {
  const memory = memoryOf(db)
  const key = keyOf(rows)
  const found = memory.get(key)
  const isTrusted = found !== undefined && performance.now() - found.countedAt < (growing === undefined ? trustedMs : longestYoungMs)
  return {
    /** What is remembered, if anything; `checks` must confirm it in the statement that uses it. */
    known: isTrusted ? found : undefined,
    /** Two columns for that statement: whether it still holds, and the rows that came since. */
    checks: ({ tables, snapshot, before }: Remembered) => ({
      holds:
        growing === undefined || before === undefined
          ? isUnchangedSince(tables, snapshot)
          : sql<boolean>`(${before} >= ${earliestYoung} and ${isUnchangedSince(tables, snapshot)})`,
      since:
        growing === undefined || before === undefined
          ? sql<number>`0`
          : sql<number>`(${youngOf(youngOf(rows, growing, before), growing, earliestYoung).select(sql<number>`count(*)`.as('count'))})`,
    }),
    /** Counts anew and remembers. Of a growing table, what is known and still holds is only added to. */
    count: async (): Promise<number> => {
      const base = growing !== undefined && found?.before !== undefined ? { ...found, before: found.before } : undefined
      const counted = await countRows(db, rows, growing, base)
      const tables = growing === undefined ? notedTablesOf(rows) : [growing.table]
      if (!counted.clean || tables === undefined) return counted.total
      const { snapshot, before, kept } = counted
      keep(memory, key, { tables, snapshot, before, count: kept, countedAt: performance.now() })
      return counted.total
    },
  }
}

/** Counts; of a growing table the rows since `base`, when that still holds, else all. */
const countRows = async <DB, TB extends keyof DB>(
  db: Db,
  rows: Rows<DB, TB>,
  growing: GrowingTable | undefined,
  base?: Remembered & { before: Date },
): Promise<{ total: number; kept: number; snapshot: string; before: Date | undefined; clean: boolean }> => {
  const counted = base && growing ? youngOf(rows, growing, base.before) : rows
  const holds = base ? isUnchangedSince(base.tables, base.snapshot) : sql<boolean>`true`
  const query = counted.select([
    sql<number>`count(*)`.as('rest'),
    (growing ? sql<number>`count(*) filter (where ${sql.ref(growing.column)} < ${aged})` : sql<number>`count(*)`).as('aged'),
    aged.as('before'),
    sql<string>`pg_current_snapshot()::text`.as('snapshot'),
    sql<boolean>`pg_current_xact_id_if_assigned() is null`.as('clean'),
    holds.as('holds'),
  ])
  const { rows: answer } = await db.executeQuery<Counted & { holds: boolean }>(query.compile())
  const [row] = answer
  if (row === undefined) throw new Error('a count gave no row')
  if (!row.holds) return countRows(db, rows, growing)
  const older = base?.count ?? 0
  const { rest, aged: old, snapshot, before, clean } = row
  return { total: older + rest, kept: older + old, snapshot, before: growing && before, clean }
}

export interface ListQueryOptions<DB, TB extends keyof DB, Row, Key extends string> {
  db: Db
  /** The list's rows with its filters applied, one for each record; without order, limit and offset. */
  query: SelectQueryBuilder<DB, TB, Row>
  request: { page: number; itemsPerPage: number; sortByKey: Key; sortOrder: 'asc' | 'desc'; walk?: ListWalk }
  /** The column or expression of each sort key. Columns with names have a Slovenian collation, so they need no expression. */
  sort: Record<Key, StringReference<DB, TB> | Expression<unknown>>
  /** The unique column that makes the order total. */
  tieBreaker: StringReference<DB, TB>
  /** Set for a list of a table that grows all day, with filters on the table's own columns only. */
  growing?: GrowingTable
}

/** From this offset on, the keys of the page are found in the index first, and only the rows of the page are read. */
const deepOffset = 1_000

const orderOf = (by: string | Expression<unknown>): Expression<unknown> => (typeof by === 'string' ? sql.ref(by) : by)

/** Columns beside those of the rows: whether the remembered count still holds, and how many rows came since. */
interface Checked {
  list_holds: boolean
  list_since: number
}

const split = <Row>(rows: (Row & Checked)[]): { items: Row[]; checked: Checked | undefined } => {
  const items = rows.map(({ list_holds, list_since, ...row }) => row as Row)
  return { items, checked: rows[0] }
}

/**
 * One page of a list and its exact total, from allow-listed sort columns in a stable order. In one statement when the count is
 * remembered and still holds. With a walk in the request, the next rows of the whole list instead.
 */
export const listRows = async <DB, TB extends keyof DB, Row, Key extends string>({
  db,
  query,
  request: { page, itemsPerPage, sortByKey, sortOrder, walk },
  sort,
  tieBreaker,
  growing,
}: ListQueryOptions<DB, TB, Row, Key>): Promise<ListPage<Row>> => {
  const offset = (page - 1) * itemsPerPage
  const key = sql.ref(tieBreaker)
  const ordered = <O>(rows: SelectQueryBuilder<DB, TB, O>) => rows.orderBy(orderOf(sort[sortByKey]), sortOrder).orderBy(key, sortOrder)
  const pageOf = <O>(rows: SelectQueryBuilder<DB, TB, O>) => {
    const limited = ordered(rows).limit(sql.lit(itemsPerPage))
    return offset === 0 ? limited : limited.offset(offset)
  }
  const filtered = query.clearSelect()
  if (walk !== undefined) return walkRows(db, { rows: ordered(query), counted: filtered }, walk)
  const keys = filtered.select(key.as('key'))
  const pageWith = <O>(rows: SelectQueryBuilder<DB, TB, O>) =>
    offset < deepOffset ? pageOf(rows) : ordered(rows.where(sql<boolean>`${key} in ${pageOf(keys)}`))
  const memory = rememberedCount(db, filtered, growing)
  const readPage = async (known: Remembered | undefined): Promise<{ items: Row[]; total?: number }> => {
    if (known === undefined) return { items: await pageWith(query).execute() }
    const { holds, since } = memory.checks(known)
    const checkedQuery = query.select([holds.as('list_holds'), since.as('list_since')])
    const { items, checked } = split<Row>((await pageWith(checkedQuery).execute()) as (Row & Checked)[])
    return checked?.list_holds ? { items, total: known.count + checked.list_since } : { items }
  }
  const { items, total } = await readPage(memory.known)
  const isLast = items.length < itemsPerPage && (items.length > 0 || page === 1)
  return { items, total: isLast ? offset + items.length : (total ?? (await memory.count())), page, itemsPerPage }
}
