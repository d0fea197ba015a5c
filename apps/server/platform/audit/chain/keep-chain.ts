import { repeatEvery } from '../../clock/repeat-every.ts'
import type { Services } from '../../http/context.ts'
import { chainEvents } from './chain-events.ts'
import { closeDays } from './close-days.ts'
import { appendHeads, headFile, readHeadFile } from './head-file.ts'
import { sameBytes } from './link-hash.ts'
import { ClockDiffersError } from './while-chaining.ts'
import type { ChainOptions } from './while-chaining.ts'

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
