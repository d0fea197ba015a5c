import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Trx } from '../../database/db.ts'
import { chainEvents, emptyHead, lateMs, oldestOpen, writeHeads } from './chain-events.ts'
import { headHash, signHead } from './day-head.ts'
import { type Chaining, type ChainOptions, ClockDiffersError, whileChaining } from './while-chaining.ts'
import { repeatEvery } from '../../clock/clock.ts'
import type { Services } from '../../http/context.ts'
import { appendHeads, headFile, readHeadFile } from './head-file.ts'
import { sameBytes } from './link-hash.ts'

/** The last day whose events have all had their time to come. */
export const lastToClose = (now: Date): string => addDays(localDayOf(new Date(now.getTime() - lateMs)), -1)

/** Days without any event that are closed in one go. A wrong clock closes no more; after a longer rest the next rounds go on. The first round closes all. */
const mostEmptyDays = 7

/** The day up to which days are closed: none after the newest event, and none on which an event is not chained yet, because another process is at it. */
const closableUntil = async (trx: Trx, now: Date): Promise<string | undefined> => {
  const newest = await trx
    .selectFrom('event_day')
    .select((is) => is.fn.max('chained_until').as('at'))
    .executeTakeFirst()
  if (!newest?.at) return undefined
  const open = await oldestOpen(trx, now)
  const days = [lastToClose(now), localDayOf(newest.at), ...(open === undefined ? [] : [addDays(localDayOf(open), -1)])]
  return days.toSorted()[0]
}

/**
 * Closes each day whose last events have had their time to come, also days without any before the newest event: its head names the head before and is never
 * changed again. Call it after `chainEvents`.
 * @throws ClockDiffersError
 */
export const closeDays = (chaining: Chaining): Promise<void | undefined> =>
  whileChaining(chaining, async (trx, now) => {
    const last = await closableUntil(trx, now)
    if (last === undefined) return
    let before = await trx.selectFrom('event_day').selectAll().where('closed', '=', true).orderBy('day', 'desc').limit(1).executeTakeFirst()
    const open = await trx.selectFrom('event_day').selectAll().where('closed', '=', false).orderBy('day').execute()
    let day = before === undefined ? open[0]?.day : addDays(before.day, 1)
    const most = before === undefined ? Infinity : mostEmptyDays
    const closed = []
    let empty = 0
    for (; day !== undefined && day <= last; day = addDays(day, 1)) {
      const found = open.find((one) => one.day === day)
      empty = found === undefined ? empty + 1 : 0
      if (empty > most) break
      const previous = before === undefined ? null : headHash(before)
      before = signHead({ ...(found ?? emptyHead(day, now)), closed: true, previous, signed_at: now }, chaining.privateKey)
      closed.push(before)
    }
    // A head has eleven values, and a statement takes 65,535.
    for (let from = 0; from < closed.length; from += 1_000) await writeHeads(trx, closed.slice(from, from + 1_000))
  })

/** The database does not hold what was signed and written beside it: nothing more is chained until a person has looked. Its message is for the log. */
export class TrailPartedError extends Error {
  override name = 'TrailPartedError'
}

type Needed = Pick<Services, 'database' | 'clock' | 'auditKey' | 'config'>

const requireSameAsFile = async ({ database }: Needed, path: string): Promise<string | undefined> => {
  const last = (await readHeadFile(path)).at(-1)
  if (last === undefined) return undefined
  const head = await database.kysely.selectFrom('event_day').select(['closed', 'signature']).where('day', '=', last.day).executeTakeFirst()
  if (head?.closed !== true || !sameBytes(head.signature, Buffer.from(last.signature, 'hex')))
    throw new TrailPartedError(
      `the audit trail differs from what was signed: ${path} ends with ${last.day}, which the database ${head === undefined ? 'does not have' : 'has otherwise'}. ` +
        'Nothing is chained until somebody has looked: npm run audit:verify, docs/operations.md',
    )
  return last.day
}

const exportHeads = async ({ database }: Needed, path: string, after: string | undefined): Promise<void> => {
  const heads = await database.kysely
    .selectFrom('event_day')
    .selectAll()
    .where('closed', '=', true)
    .$if(after !== undefined, (query) => query.where('day', '>', after ?? ''))
    .orderBy('day')
    .execute()
  if (heads.length > 0) await appendHeads(path, heads)
}

/**
 * One round: chains what was recorded, closes the days that have ended, and writes their heads to `DATA_DIR/audit/heads.jsonl`, where an administrator of the
 * database does not reach.
 * @throws TrailPartedError, ClockDiffersError
 */
export const keepChain = async (services: Needed, options: ChainOptions = {}): Promise<void> => {
  const { database, clock, auditKey, config } = services
  const path = headFile(config.dataDir)
  const last = await requireSameAsFile(services, path)
  const chaining = { database, clock, privateKey: auditKey.privateKey, ...options }
  await chainEvents(chaining)
  await closeDays(chaining)
  await exportHeads(services, path, last)
}

const roundMs = 30_000

/** Runs in every process; one of them chains at a time. Resolves with a function that stops it. */
export const watchTrail = async (services: Needed): Promise<() => Promise<void>> => {
  let said = ''
  const round = async (): Promise<void> => {
    const fault = await keepChain(services).then(
      () => '',
      (error: unknown) => (error instanceof TrailPartedError || error instanceof ClockDiffersError ? error.message : String(error)),
    )
    // The same fault is told once, not every 30 seconds.
    if (fault !== '' && fault !== said) console.error('chaining the audit trail:', fault)
    said = fault
  }
  return repeatEvery(roundMs, round, (error) => console.error('chaining the audit trail:', error))
}
