import type { EventAction } from '@dovolilnice/contract/events/event-words'
import { recordEvent } from '../../platform/audit/record-event.ts'
import type { Before, Context } from '../../platform/http/context.ts'

/**
 * Writes a refused second step into the trail of the person whose sign-in it was. The call fails, so the event has a transaction of its own. The
 * actor has no id: whoever tried has not proved to be the person.
 */
export const recordRefusal = async (
  { database, clock, address, requestId }: Pick<Before<Context>, 'database' | 'clock' | 'address' | 'requestId'>,
  userId: string,
  refusal: { action: EventAction; after?: { factor: string } },
): Promise<void> =>
  database.transaction(async (trx) => {
    const { id, name } = await trx.selectFrom('app_user').select(['id', 'name']).where('id', '=', userId).executeTakeFirstOrThrow()
    const subject = { type: 'user', id, label: name } as const
    const event = { ...refusal, kind: 'change', actor: { id: null, name }, subject, address, request_id: requestId } as const
    await recordEvent(trx, event, clock)
  })
