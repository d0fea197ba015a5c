import { addDays, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { lastExpiredDay } from '@dovolilnice/contract/privacy/retention'
import { z } from 'zod/mini'
import { recordEvent } from '../../platform/audit/record-event.ts'
import type { Services } from '../../platform/http/context.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'

type Needed = Pick<Services, 'database' | 'clock' | 'owners'>
type Expired = NonNullable<OwnerPrivacy['expired']>

/** Rows in one transaction: small enough not to stand in anyone's way. */
const batch = 500

/** Forgets up to one batch of records of one kind, with all that hangs on them. Answers their ids. */
const forgetBatch = ({ database, owners }: Needed, { find }: Expired, day: string, now: Date): Promise<string[]> =>
  database.transaction(async (trx) => {
    const ids = await find(trx, day, batch)
    if (ids.length > 0) for (const { privacy } of owners) await privacy?.forget?.(trx, ids, now)
    return ids
  })

/** Forgets what has expired, in rounds until one finds nothing: an application expires only once its permit is forgotten. */
const forgetRecords = async (services: Needed, day: string, now: Date): Promise<Record<string, number>> => {
  const kinds = services.owners.flatMap(({ privacy }) => privacy?.expired ?? [])
  const counts = Object.fromEntries(kinds.map(({ name }) => [name, 0]))
  const forgotten = new Map<Expired, string>()
  for (let found = true; found;) {
    found = false
    for (const kind of kinds) {
      const ids = await forgetBatch(services, kind, day, now)
      const [first] = ids
      if (first === undefined) continue
      // Such a kind would be forgotten again and again, for ever.
      if (ids.includes(forgotten.get(kind) ?? '')) throw new Error(`${kind.name}: what was forgotten is found as expired again`)
      forgotten.set(kind, first)
      counts[kind.name] = (counts[kind.name] ?? 0) + ids.length
      found = true
    }
  }
  return counts
}

/** Anonymises what is older than the retention of five years: records, what hangs on them, and the trail. Answers how many records, by name. */
export const forgetExpired = async (services: Needed): Promise<Record<string, number>> => {
  const { database, clock, owners } = services
  const now = clock.now()
  const day = lastExpiredDay(localDayOf(now))
  const counts = await forgetRecords(services, day, now)
  await database.transaction(async (trx) => {
    // Everything of the day itself expires with it.
    for (const { privacy } of owners) await privacy?.forgetBefore?.(trx, startOfLocalDay(addDays(day, 1)))
    if (Object.values(counts).every((count) => count === 0)) return
    const event = {
      action: 'privacy:anonymise' as const,
      kind: 'change' as const,
      actor: { id: null, name: 'Dovolilnice' },
      after: { until: day, ...counts },
    }
    await recordEvent(trx, event, clock)
  })
  return counts
}

export const forgetExpiredData = defineJob({
  name: 'forget-expired-data',
  schema: z.object({}),
  dailyAt: '02:41',
  handle: async (_, { services }) => void (await forgetExpired(services)),
})
