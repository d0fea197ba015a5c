import { CompiledQuery, type Expression, type SelectQueryBuilder, sql, type StringReference } from 'kysely'
import { minuteMs } from '../../clock/clock.ts'
import { withoutIdleJoins } from './idle-joins.ts'
import { growingTables, isUnchangedSince, notedTablesOf, trustedMs } from './list-changes.ts'
import { type Db, isAmong } from '../db.ts'
import type { ListPage } from '@dovolilnice/contract/list'
import { type ListWalk, walkRows } from './walk-rows.ts'

/**
 * A table that grows all day at its young end: the count of its older part is remembered, the rest is counted each time. Only for filters
 * on the table's own columns; the table notes when older rows change.
 */
interface GrowingTable {
  table: keyof typeof growingTables
  /** The time by which its triggers know old rows; an indexed column. */
  column: 'access_log.received_at' | 'event.at' | 'bollard_history.at'
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

/** Remembers a value, and forgets the eldest where there are too many. */
const keep = <Value>(memory: Map<string, Value>, key: string, value: Value, most: number): void => {
  memory.delete(key)
  memory.set(key, value)
  const [eldest] = memory.keys()
  if (memory.size > most && eldest !== undefined) memory.delete(eldest)
}

/** Rows older than this join the remembered part of a growing table. In whole milliseconds, because a Date carries no more back into the next count. */
const aged = sql<Date>`date_trunc('milliseconds', now() - interval '10 minutes')`

/** How old the remembered part of a growing table may become, in ms, before what was written since joins it. */
const longestYoungMs = 20 * 60_000
/** Earlier than the remembered part ends as long as it is trusted. It tells the plan of a prepared statement how few rows are young. */
const earliestYoung = sql<Date>`now() - interval '40 minutes'`

const youngOf = <DB, TB extends keyof DB>(rows: Rows<DB, TB>, growing: GrowingTable, before: unknown): Rows<DB, TB> =>
  rows.where(sql<boolean>`${sql.ref(growing.column)} >= ${before}`)

/** What is remembered of a count, if anything, and may be trusted; the statement that uses it must confirm it. */
const trustedCount = (db: Db, key: string | undefined, growing: GrowingTable | undefined): Remembered | undefined => {
  const found = key === undefined ? undefined : memoryOf(db).get(key)
  return found !== undefined && performance.now() - found.countedAt < (growing === undefined ? trustedMs : longestYoungMs)
    ? found
    : undefined
}

/** Two columns for that statement: whether the count still holds, and the rows that came since. */
const checksOf = <DB, TB extends keyof DB>({ tables, snapshot, before }: Remembered, rows: Rows<DB, TB>, growing?: GrowingTable) => {
  const isUnchanged = isUnchangedSince(tables, snapshot)
  if (growing === undefined || before === undefined) return [isUnchanged.as('list_holds'), sql<number>`0`.as('list_since')] as const
  const young = youngOf(youngOf(rows, growing, before), growing, earliestYoung).select(sql<number>`count(*)`.as('count'))
  return [
    sql<boolean>`(${before} >= ${earliestYoung} and ${isUnchanged})`.as('list_holds'),
    sql<number>`(${young})`.as('list_since'),
  ] as const
}

/** Counts anew and remembers. Of a growing table, what is known and still holds is only added to. */
const countAnew = async <DB, TB extends keyof DB>(
  db: Db,
  key: string | undefined,
  rows: Rows<DB, TB>,
  growing?: GrowingTable,
): Promise<number> => {
  const memory = memoryOf(db)
  const found = key === undefined ? undefined : memory.get(key)
  const base = growing !== undefined && found?.before !== undefined ? { ...found, before: found.before } : undefined
  const { total, clean, kept, snapshot, before } = await countRows(db, rows, growing, base)
  const tables = growing === undefined ? notedTablesOf(rows) : growingTables[growing.table]
  if (clean && tables !== undefined && key !== undefined)
    keep(memory, key, { tables, snapshot, before, count: kept, countedAt: performance.now() }, mostRemembered)
  return total
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

/** How the rows of a query are counted, by their own query or by a lighter one of as many rows. */
export const countedBy = <DB, TB extends keyof DB>(query: Rows<DB, TB>, growing?: GrowingTable) => {
  const rows = query.withPlugin(withoutIdleJoins)
  const { sql: text, parameters } = rows.compile()
  // What is counted by the instant of the call is never asked again.
  const isOnce = parameters.some((value) => value instanceof Date && value.getTime() % minuteMs !== 0)
  const key = isOnce ? undefined : JSON.stringify([text, parameters])
  return {
    key,
    checks: (known: Remembered) => checksOf(known, rows, growing),
    anew: (db: Db) => countAnew(db, key, rows, growing),
  }
}

/** A list's query, and by which function and of what it is written. */
interface Written<DB, TB extends keyof DB, Row> {
  by: object
  of: readonly unknown[]
  write(db: Db): SelectQueryBuilder<DB, TB, Row>
}

/**
 * A query that is not written again for a page whose statement is known: to write it takes longer than all else that a list does. The function
 * stands in its module, so that it knows nothing but what it is given: plain data, which say who asks where that matters, and the day, not the instant.
 */
export const writtenBy = <Of extends readonly unknown[], DB, TB extends keyof DB, Row>(
  by: (db: Db, ...of: Of) => SelectQueryBuilder<DB, TB, Row>,
  ...of: Of
): Written<DB, TB, Row> => ({ by, of, write: (db) => by(db, ...of) })

export interface ListQueryOptions<DB, TB extends keyof DB, Row, Key extends string> {
  db: Db
  /** The list's rows with its filters applied, one for each record; without order, limit and offset. */
  query: SelectQueryBuilder<DB, TB, Row> | Written<DB, TB, Row>
  request: { page: number; itemsPerPage: number; sortByKey: Key; sortOrder: 'asc' | 'desc'; walk?: ListWalk }
  /**
   * The column or expression of each sort key. Columns with names have a Slovenian collation, so they need no expression. As the tie-breaker, it is
   * the same for all lists that one function writes.
   */
  sort: Record<Key, StringReference<DB, TB> | Expression<unknown>>
  /** The unique column that makes the order total. */
  tieBreaker: StringReference<DB, TB>
  /** A lighter query of as many rows, for the count. */
  counted?: () => ReturnType<typeof countedBy>
  /** Set for a list of a table that grows all day, with filters on the table's own columns only. */
  growing?: GrowingTable
  /** Of a person's few rows, or of rows that are made up, a page reads all: they are counted in its own statement. */
  isFew?: boolean
}

/** From this offset on, the keys of the page are found first, and only the rows of the page are read. */
const deepOffset = 100

/** Lists stand in the order of a time, which an index has. In other orders all rows are sorted, of which the keys are the lightest. */
const isTime = (by: string | Expression<unknown>): boolean => typeof by === 'string' && /(^|[._])(at|on)$/.test(by)

/** Rows are found by the id of a table; what a query makes up itself would be made up twice. */
const isId = (key: string | Expression<unknown>): boolean => typeof key === 'string' && /(^|\.)id$/.test(key)

const orderOf = (by: string | Expression<unknown>): Expression<unknown> => (typeof by === 'string' ? sql.ref(by) : by)

const ordered = <DB, TB extends keyof DB, O, Row, Key extends string>(
  { request: { sortByKey, sortOrder }, sort, tieBreaker }: ListQueryOptions<DB, TB, Row, Key>,
  rows: SelectQueryBuilder<DB, TB, O>,
) => rows.orderBy(orderOf(sort[sortByKey]), sortOrder).orderBy(sql.ref(tieBreaker), sortOrder)

/** Columns beside those of the rows: whether the remembered count still holds, and how many rows came since; or how many there are. */
interface Checked {
  list_holds: boolean
  list_since: number
  list_total?: number
}

const split = <Row>(rows: readonly (Row & Checked)[]): { items: Row[]; checked: Checked | undefined } => {
  const items = rows.map(({ list_holds, list_since, list_total, ...row }) => row as Row)
  return { items, checked: rows[0] }
}

/** The statement of a page, and the count that it confirms. */
interface Statement {
  compiled: CompiledQuery
  /** Undefined: the count is not remembered. */
  key: string | undefined
  known: Remembered | undefined
}

const mostStatements = 100
/** Of each function that writes queries, by what it was given and the page. */
const statements = new WeakMap<object, Map<string, Statement>>()

const writeStatement = <DB, TB extends keyof DB, Row, Key extends string>(
  options: ListQueryOptions<DB, TB, Row, Key>,
  query: SelectQueryBuilder<DB, TB, Row>,
): Statement => {
  const { db, tieBreaker, growing } = options
  const { page, itemsPerPage } = options.request
  const offset = (page - 1) * itemsPerPage
  const order = sql.ref(tieBreaker)
  const pageOf = <O>(rows: SelectQueryBuilder<DB, TB, O>) => {
    const limited = ordered(options, rows).limit(sql.lit(itemsPerPage))
    return offset === 0 ? limited : limited.offset(offset)
  }
  const filtered = query.clearSelect()
  const counted = options.isFew ? undefined : (options.counted?.() ?? countedBy(filtered, growing))
  const known = counted && trustedCount(db, counted.key, growing)
  const whole = options.isFew ? query.select(sql<number>`count(*) over ()`.as('list_total')) : query
  const rows = counted === undefined || known === undefined ? whole : query.select(counted.checks(known))
  const keys = filtered.withPlugin(withoutIdleJoins).select(order.as('key'))
  const isDirect = options.isFew || !isId(tieBreaker) || (offset < deepOffset && isTime(options.sort[options.request.sortByKey]))
  const { sql: text, parameters } = (isDirect ? pageOf(rows) : ordered(options, rows.where(isAmong(tieBreaker, pageOf(keys))))).compile()
  // Without the tree that it was compiled from.
  return { compiled: CompiledQuery.raw(text, [...parameters]), key: counted?.key, known }
}

/** The statement of the page, written where it is not known or the count that it confirms is no longer the one remembered. */
const statementOf = <DB, TB extends keyof DB, Row, Key extends string>(options: ListQueryOptions<DB, TB, Row, Key>): Statement => {
  const { db, query, request, growing } = options
  if (!('by' in query)) return writeStatement(options, query)
  const { page, itemsPerPage, sortByKey, sortOrder } = request
  const asked = JSON.stringify([query.of, page, itemsPerPage, sortByKey, sortOrder])
  const made = statements.get(query.by) ?? new Map<string, Statement>()
  const found = made.get(asked)
  if (found !== undefined && found.known === trustedCount(db, found.key, growing)) return found
  const statement = writeStatement(options, query.write(db))
  keep(made, asked, statement, mostStatements)
  statements.set(query.by, made)
  return statement
}

/**
 * One page of a list and its exact total, from allow-listed sort columns in a stable order. In one statement when the count is
 * remembered and still holds. With a walk in the request, the next rows of the whole list instead.
 */
export const listRows = async <DB, TB extends keyof DB, Row, Key extends string>(
  options: ListQueryOptions<DB, TB, Row, Key>,
): Promise<ListPage<Row>> => {
  const { db, query, request, growing } = options
  const { page, itemsPerPage, walk } = request
  const written = () => ('by' in query ? query.write(db) : query)
  if (walk !== undefined) return walkRows(db, { rows: ordered(options, written()), counted: written().clearSelect() }, walk)
  const { compiled, known } = statementOf(options)
  const { items, checked } = split<Row>((await db.executeQuery<Row & Checked>(compiled)).rows)
  const before = (page - 1) * itemsPerPage
  const isLast = items.length < itemsPerPage && (items.length > 0 || page === 1)
  if (isLast) return { items, total: before + items.length, page, itemsPerPage }
  const total = known !== undefined && checked?.list_holds ? known.count + checked.list_since : checked?.list_total
  const countNow = () => (options.counted?.() ?? countedBy(written().clearSelect(), growing)).anew(db)
  return { items, total: total ?? (await countNow()), page, itemsPerPage }
}
