import { recordEvent } from '../../../platform/audit/record-event.ts'
import { networkOf } from '../../../platform/http/caller/caller-address.ts'
import type { Before, Context } from '../../../platform/http/context.ts'
import { countOne } from '../../../platform/http/limits/counters.ts'
import type { Counter } from '../../../platform/http/limits/counters.ts'
import { subjectOf } from '../record/application-record.ts'
import type { ApplicationRecord } from '../record/application-record.ts'

/** One event in a minute for what was typed and the network that it came from. */
const sameFailure: Counter = { name: 'wrong-status-code:event', limit: 1, windowSeconds: 60 }
/** Events in a minute, all together: whoever tries thousands of numbers does not fill the trail. */
const allFailures: Counter = { name: 'wrong-status-code:events', limit: 60, windowSeconds: 60 }

/**
 * Leaves an event of a wrong code.
 * @param typed number and address; not recorded, for they may be anybody's
 * @param application what has them; undefined for none, which leaves an event alike, so that the time of the answer does not tell
 */
export const noteWrongCode = async (
  context: Before<Context>,
  typed: readonly string[],
  application: Pick<ApplicationRecord, 'id' | 'number'> | undefined,
): Promise<void> => {
  const { database, now, clock, address, requestId, actor } = context
  if ((await countOne(database.kysely, sameFailure, [...typed, networkOf(address)], now)) > sameFailure.limit) return
  if ((await countOne(database.kysely, allFailures, [], now)) > allFailures.limit) return
  const subject = application && subjectOf(application)
  const event = { action: 'application:refuse_code' as const, kind: 'change' as const, actor, subject, address, request_id: requestId }
  await database.transaction((trx) => recordEvent(trx, event, clock))
}
