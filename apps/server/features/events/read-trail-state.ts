import type { readTrailState } from '@dovolilnice/contract/events/read-trail-state'
import { lastVerification } from '../../platform/audit/chain/last-verification.ts'
import type { Handler } from '../../platform/http/context.ts'

/** More faults than these are in the log and in `npm run audit:verify`. */
const shownFaults = 20

export const handleReadTrailState: Handler<typeof readTrailState> = async (_, { db }) => {
  const days = await db
    .selectFrom('event_day')
    .select((is) => [is.fn.max('chained_until').as('chained_until'), is.fn.max('day').filterWhere('closed', '=', true).as('closed_until')])
    .executeTakeFirst()
  const last = await lastVerification(db)
  return {
    chained_until: days?.chained_until ?? null,
    closed_until: days?.closed_until ?? null,
    verified: last === undefined ? null : { ...last, faults: last.findings.slice(0, shownFaults) },
  }
}
