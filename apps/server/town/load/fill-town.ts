import { rm } from 'node:fs/promises'
import type { Config } from '../../config.ts'
import { headFile } from '../../platform/audit/chain/head-file.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { startServices } from '../../start-services.ts'
import { foundTown } from '../found-town.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'
import type { Database } from '../../platform/database/database.ts'

/** How large a town is wanted. */
export interface TownSize {
  people: number
  applications: number
  permits: number
  passages: number
  /** Over how many days up to now its records are spread. */
  days: number
}

/** The size at which the lists are measured, in five years; or a share of it. */
export const measuredSize = (share: number): TownSize => ({
  people: Math.ceil(20_000 * share),
  applications: Math.ceil(200_000 * share),
  permits: Math.ceil(50_000 * share),
  passages: Math.ceil(2_000_000 * share),
  days: 1826,
})

const read = (name: string): string => readFileSync(join(import.meta.dirname, `${name}.sql`), 'utf8')

/** What a statement is told: `:from` and `:to` are serials of `:count`, or all of them; the others are those of the town. */
type Told = Omit<TownSize, 'days'> & { now: Date; count: number; from: number; to: number }

const tell = (statement: string, told: Told): string =>
  statement.replaceAll(/(?<![:\w]):([a-z]+)\b/g, (_, name: string) => {
    const value = new Map(Object.entries(told)).get(name)
    if (value === undefined) throw new Error(`no statement is told :${name}`)
    return value instanceof Date ? `'${value.toISOString()}'::timestamptz` : `${value}::bigint`
  })

/** A part is loaded 20,000 serials at once; one without a count is a single statement. */
interface Part {
  name: string
  count?: number
  /** Its tables lose the indexes that hold no rule of the database meanwhile. */
  tables: string[]
}

const partsOf = ({ people, applications, permits, passages }: TownSize): Part[] => [
  { name: 'people', count: people, tables: ['app_user'] },
  { name: 'applications', count: applications, tables: ['application'] },
  { name: 'events', count: applications, tables: ['event'] },
  { name: 'documents', count: applications, tables: ['document'] },
  { name: 'permits', count: permits, tables: ['permit'] },
  { name: 'credentials', count: permits, tables: ['permit_credential'] },
  { name: 'devices', tables: [] },
  { name: 'paid', tables: [] },
  { name: 'statements', tables: [] },
  { name: 'payments', count: applications, tables: ['payment'] },
  { name: 'allocations', count: applications, tables: ['payment_allocation'] },
  { name: 'invoices', count: applications, tables: ['invoice'] },
  { name: 'closings', tables: [] },
  { name: 'movements', count: applications, tables: ['drawer_movement'] },
  { name: 'clearings', tables: [] },
  { name: 'acts', count: applications, tables: ['act', 'act_service', 'act_standing'] },
  { name: 'permit-acts', count: permits, tables: [] },
  { name: 'mails', count: applications, tables: ['mail'] },
  { name: 'passages', count: passages, tables: ['access_log'] },
  { name: 'bollard-events', count: passages, tables: ['bollard_event'] },
  { name: 'commands', count: Math.floor(passages / 40), tables: ['device_command'] },
  { name: 'alerts', count: Math.floor(passages / 100), tables: [] },
  { name: 'passes', count: Math.floor(applications / 10), tables: [] },
  { name: 'warden-notes', count: Math.floor(applications / 10), tables: [] },
]

const rowsAtOnce = 20_000

const loadPart = async ({ execute }: Database, { name, count = 1 }: Part, size: TownSize, now: Date): Promise<void> => {
  const statement = read(name)
  for (let from = 1; from <= count; from += rowsAtOnce)
    await execute(tell(statement, { ...size, now, count, from, to: Math.min(count, from + rowsAtOnce - 1) }))
}

/** The indexes of tables that hold no rule of the database. */
const looseIndexes = async ({ execute }: Database, tables: string[]): Promise<{ name: string; made: string }[]> => {
  const { rows } = await execute(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
     where not indisunique and indrelid in (select to_regclass(name) from unnest($1::text[]) name)`,
    [tables],
  )
  return z.array(z.object({ name: z.string(), made: z.string() })).parse(rows)
}

/**
 * Many rows are written without the indexes of their tables, which are made once at the end: ten times as fast. Work that is broken off leaves the town
 * without them.
 */
export const withoutIndexes = async (database: Database, tables: string[], work: () => Promise<unknown>): Promise<void> => {
  const indexes = await looseIndexes(database, tables)
  for (const { name } of indexes) await database.execute(`drop index ${name}`)
  await work()
  for (const { made } of indexes) await database.execute(`set local maintenance_work_mem = '256MB'; ${made}`)
}

/** Loaded events are older than those that are chained already: the trail of this demo town is chained anew from its first event. */
const beginTrailAnew = ['event_link', 'event_day']
  .map((table) => `alter table ${table} disable trigger user; truncate ${table}; alter table ${table} enable trigger user;`)
  .join(' ')

/** Numbers go on after the loaded ones. */
const moveSeries = (table: string, name: string, year: string, last: string): string => `
  insert into number_series (name, year, last) select '${name}', ${year}::int, max((${last})::int) from ${table} group by 2
  on conflict (name, year) do update set last = greatest(number_series.last, excluded.last)`

const ofNumber = (column: string): [string, string] => [`split_part(${column}, '-', 2)`, `split_part(${column}, '-', 3)`]

const moveAllSeries = [
  moveSeries('application', 'V', ...ofNumber('number')),
  moveSeries('permit', 'D', ...ofNumber('number')),
  moveSeries('pass', 'PR', ...ofNumber('number')),
  moveSeries('warden_note', 'ZR', ...ofNumber('number')),
  moveSeries(
    'act_case',
    'act_case',
    "split_part(split_part(number_pattern, '/', 2), '-', 1)",
    "split_part(split_part(number_pattern, '/', 1), '-', 2)",
  ),
  `update cash_device set last_sequence = (select coalesce(max(sequence), 0) from invoice where device_id = cash_device.id) where code in ('B3', 'B4')`,
]

/**
 * Fills a founded town with many invented records, for measuring: it adds to what is there, once.
 * @param onPart told after each part with its rows and seconds
 */
export const loadTown = async (
  database: Database,
  size: TownSize,
  now: Date,
  onPart: (name: string, count: number, seconds: number) => void,
) => {
  const functions = read('functions')
  await database.execute(functions.replaceAll(':days', String(size.days)))
  for (const part of partsOf(size)) {
    const started = performance.now()
    await withoutIndexes(database, part.tables, () => loadPart(database, part, size, now))
    onPart(part.name, part.count ?? 1, (performance.now() - started) / 1000)
  }
  await database.execute(beginTrailAnew)
  // They count the loaded past at the next start.
  await database.execute('delete from statistic_progress')
  for (const move of moveAllSeries) await database.execute(move)
  await database.execute('drop view load_brought; drop table load_paid')
  await database.execute(`drop function ${[...functions.matchAll(/ function (load_\w+)/g)].map(([, name]) => name).join(', ')}`)
  await database.execute('analyze')
}

/** The town is not the demo town: nobody's real records are mixed with invented ones. */
export class RealTownError extends Error {
  override name = 'RealTownError'
}

/**
 * Opens the database of a configuration, founds the demo town where there is none, and fills it.
 * @throws RealTownError
 */
export const fillTown = async (config: Config, size: TownSize, onPart: Parameters<typeof loadTown>[3]): Promise<void> => {
  const { services, close } = await startServices(config, systemClock, { info: () => {}, error: console.error })
  try {
    await foundTown(services)
    const { demo } = await services.capabilities.readParameters(services.database.kysely)
    if (!demo) throw new RealTownError('This is not the demo town: it is filled with invented records only there.')
    await rm(headFile(config.dataDir), { force: true })
    await loadTown(services.database, size, services.clock.now(), onPart)
  } finally {
    await close()
  }
}
