import type { listOwnHolds } from '@dovolilnice/contract/bollards/holds/list-own-holds'
import type { Handler } from '../../platform/http/context.ts'

/** A gate without a link ends its hold by itself, so one that is past its end is none. */
export const handleListOwnHolds: Handler<typeof listOwnHolds> = async (_, { trx, now, actor }) => {
  const items = await trx
    .selectFrom('device as d')
    .innerJoin('device_command as c', 'c.id', 'd.hold_command_id')
    .select(['d.code as device_code', 'd.name as device_name', 'c.group_id', 'c.reason', 'd.held_until as until'])
    .where('d.active', '=', true)
    .where('d.held', '=', true)
    .where('d.held_until', '>', now)
    .where('c.requested_by', '=', actor.id)
    .orderBy('d.held_until')
    .orderBy('d.position')
    .orderBy('d.code')
    .$narrowType<{ until: Date }>()
    .execute()
  return { items }
}
