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

interface Part {
  name: string
  count: number
  /** What follows the range, the count and now. */
  more: number[]
}

const partsOf = ({ people, applications, permits, passages }: TownSize): Part[] => [
  { name: 'people', count: people, more: [] },
  { name: 'applications', count: applications, more: [people] },
  { name: 'events', count: applications, more: [] },
  { name: 'documents', count: applications, more: [] },
  { name: 'permits', count: permits, more: [applications] },
  { name: 'credentials', count: permits, more: [applications] },
  { name: 'passages', count: passages, more: [permits, applications] },
]

const rowsAtOnce = 20_000

const loadPart = async ({ execute }: Database, { name, count, more }: Part, now: Date): Promise<void> => {
  const statement = read(name)
  for (let from = 1; from <= count; from += rowsAtOnce)
    await execute(statement, [from, Math.min(count, from + rowsAtOnce - 1), count, now, ...more])
}

/** The indexes of the access log that hold no rule of the database. */
const passageIndexes = async ({ execute }: Database): Promise<{ name: string; made: string }[]> => {
  const { rows } = await execute(
    `select indexname as name, indexdef as made from pg_indexes where schemaname = current_schema() and tablename = 'access_log' and indexname <> 'access_log_pkey'`,
  )
  return z.array(z.object({ name: z.string(), made: z.string() })).parse(rows)
}

/**
 * Millions of rows are written without the indexes of the access log, which are made once at the end: ten times as fast. Work that is broken off leaves
 * the town without them.
 */
export const withoutPassageIndexes = async (database: Database, work: () => Promise<unknown>): Promise<void> => {
  const indexes = await passageIndexes(database)
  for (const { name } of indexes) await database.execute(`drop index ${name}`)
  await work()
  for (const { made } of indexes) await database.execute(made)
}

/** Loaded events are older than those that are chained already: the trail of this demo town is chained anew from its first event. */
const beginTrailAnew = ['event_link', 'event_day']
  .map((table) => `alter table ${table} disable trigger user; truncate ${table}; alter table ${table} enable trigger user;`)
  .join(' ')

/** Numbers go on after the loaded ones. */
const moveSeries = (table: 'application' | 'permit', name: string): string => `
  insert into number_series (name, year, last)
  select '${name}', split_part(number, '-', 2)::int, max(split_part(number, '-', 3)::int) from ${table} group by 2
  on conflict (name, year) do update set last = greatest(number_series.last, excluded.last)`

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
  await database.execute(read('functions').replaceAll(':days', String(size.days)))
  for (const part of partsOf(size)) {
    const started = performance.now()
    const load = () => loadPart(database, part, now)
    await (part.name === 'passages' ? withoutPassageIndexes(database, load) : load())
    onPart(part.name, part.count, (performance.now() - started) / 1000)
  }
  await database.execute(beginTrailAnew)
  // They count the loaded past at the next start.
  await database.execute('delete from statistic_progress')
  await database.execute(moveSeries('application', 'V'))
  await database.execute(moveSeries('permit', 'D'))
  await database.execute('drop function load_id; drop function load_at; drop function load_plate; drop function load_name')
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
