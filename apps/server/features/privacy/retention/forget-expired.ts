import { addDays, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { lastDayOfTerm, lastExpiredDay } from '@dovolilnice/contract/privacy/retention'
import type { RetentionSettings } from '@dovolilnice/contract/resources/privacy-settings'
import { product, recordEvent } from '../../../platform/audit/record-event.ts'
import type { Trx } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { OwnerPrivacy } from '../../../platform/privacy/owner.ts'
import { addChanges, countChanges, type Changes } from './count-changes.ts'
import { beginRun, endRun, noteProgress, type WorkingRun } from './run-record.ts'

export type Needed = Pick<Services, 'database' | 'clock' | 'owners'> & { capabilities: Pick<Services['capabilities'], 'readParameters'> }
type Expired = NonNullable<OwnerPrivacy['expired']>

/** Records by kind, and rows by table, that were forgotten or would be. */
export interface Forgotten {
  records: Record<string, number>
  tables: Changes
}

/** Does one piece of the work in a transaction and reports it under the name of its kind; answers the ids that the work gives. */
type Step = (kind: string | null, work: (trx: Trx) => Promise<string[]>) => Promise<string[]>

/** Rows in one transaction: small enough not to stand in anyone's way. */
export const batch = 500

const kindsOf = (owners: Needed['owners']): Expired[] => owners.flatMap(({ privacy }) => privacy?.expired ?? [])

/** No record of any kind yet. */
const noRecords = (owners: Needed['owners']): Record<string, number> => Object.fromEntries(kindsOf(owners).map(({ name }) => [name, 0]))

/** The last local day whose records are over now. */
export const expiredUntil = (now: Date): string => lastExpiredDay(localDayOf(now))

/** Whose rows, and the town's own terms of some of them. */
interface Over {
  owners: Needed['owners']
  terms: RetentionSettings
}

const readTerms = async ({ database, capabilities }: Needed): Promise<RetentionSettings> =>
  (await capabilities.readParameters(database.kysely)).retention

/** Forgets what has expired, in rounds until one finds nothing: an application expires only once its permit is forgotten. */
const forgetRecords = async ({ owners, terms }: Over, step: Step, day: string, now: Date): Promise<void> => {
  const months = { permits: terms.permit_months, passages: terms.passage_months }
  const dayOf = ({ purpose }: Expired): string => (purpose === undefined ? day : lastDayOfTerm(day, months[purpose]))
  const forgotten = new Map<Expired, string>()
  for (let found = true; found;) {
    found = false
    for (const kind of kindsOf(owners)) {
      const ids = await step(kind.name, async (trx) => {
        const expired = await kind.find(trx, dayOf(kind), batch, day)
        if (expired.length > 0) for (const { privacy } of owners) await privacy?.forget?.(trx, expired, now)
        return expired
      })
      const [first] = ids
      if (first === undefined) continue
      // Such a kind would be forgotten again and again, for ever.
      if (ids.includes(forgotten.get(kind) ?? '')) throw new Error(`${kind.name}: what was forgotten is found as expired again`)
      forgotten.set(kind, first)
      found = true
    }
  }
}

/** All that a run does: records with what hangs on them, then rows that are no records of their own. */
const forgetAll = async (over: Over, step: Step, day: string, now: Date): Promise<void> => {
  const { owners } = over
  await forgetRecords(over, step, day, now)
  await step(null, async (trx) => {
    // Everything of the day itself expires with it.
    for (const { privacy } of owners) await privacy?.forgetBefore?.(trx, startOfLocalDay(addDays(day, 1)))
    return []
  })
}

/** Runs one piece and counts it into the sum. */
const counted = async (trx: Trx, owners: Needed['owners'], sum: Forgotten, kind: string | null, work: (trx: Trx) => Promise<string[]>) => {
  let ids: string[] = []
  const changes = await countChanges(trx, owners, async () => void (ids = await work(trx)))
  sum.tables = addChanges(sum.tables, changes)
  if (kind !== null) sum.records[kind] = (sum.records[kind] ?? 0) + ids.length
  return { ids, changes }
}

class NothingHappened extends Error {}

/**
 * Counts what a run with this last day would do now: it is done in one transaction and taken back, so nothing changes and no figure is guessed.
 * @param given the terms of a run that goes on; the town's of today otherwise
 * @returns the figures with the terms that they follow from
 */
export const countExpired = async (
  services: Needed,
  until: string,
  given?: RetentionSettings | null,
): Promise<Forgotten & { terms: RetentionSettings }> => {
  const { database, clock, owners } = services
  const terms = given ?? (await readTerms(services))
  const sum: Forgotten = { records: noRecords(owners), tables: {} }
  const done = database.transaction(async (trx) => {
    await forgetAll({ owners, terms }, async (kind, work) => (await counted(trx, owners, sum, kind, work)).ids, until, clock.now())
    throw new NothingHappened()
  })
  await done.catch((error: unknown) => {
    if (!(error instanceof NothingHappened)) throw error
  })
  return { ...sum, terms }
}

/** Ends a run and tells the trail what it has done, also one that is given up half way. */
export const finishRun = async (trx: Trx, { id, until }: WorkingRun, clock: Needed['clock']): Promise<void> => {
  const records = await endRun(trx, id, clock.now())
  if (Object.values(records).every((count) => count === 0)) return
  const event = {
    action: 'privacy:anonymise' as const,
    kind: 'change' as const,
    actor: product,
    after: { until, ...records },
  }
  await recordEvent(trx, event, clock)
}

/**
 * Anonymises or deletes what is older than its term: records, what hangs on them, and the trail. Each batch is a transaction that also writes the
 * report, so the report is right even when the process dies in between; then the next run goes on with it.
 * @param given a run that was confirmed or goes on, with its own last day and terms: no more goes than was shown; absent: a new one
 * @returns how many records, by name
 */
export const forgetExpired = async (services: Needed, given?: WorkingRun): Promise<Record<string, number>> => {
  const { database, clock, owners } = services
  const now = clock.now()
  const terms = given?.terms ?? (await readTerms(services))
  const run = given ?? (await database.transaction((trx) => beginRun(trx, { now, until: expiredUntil(now), terms })))
  const sum: Forgotten = { records: noRecords(owners), tables: {} }
  const step: Step = (kind, work) =>
    database.transaction(async (trx) => {
      const { ids, changes } = await counted(trx, owners, sum, kind, work)
      await noteProgress(trx, run.id, { records: kind === null ? {} : { [kind]: ids.length }, tables: changes })
      return ids
    })
  await forgetAll({ owners, terms: run.terms ?? terms }, step, run.until, now)
  await database.transaction((trx) => finishRun(trx, run, clock))
  return sum.records
}
