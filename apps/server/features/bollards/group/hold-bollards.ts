import type { holdBollards } from '@dovolilnice/contract/bollards/group-command'
import { OperationError } from '@dovolilnice/contract/errors'
import { v7, validate } from 'uuid'
import { lockKeys } from '../../../platform/database/advisory-lock.ts'
import type { Row } from '../../../platform/database/tables.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { requireSensibleEnd } from '../control-bollard.ts'
import { readGatesLink } from '../gates-link.ts'
import { commandSeveral, reachedNames } from './group-commands.ts'
import { readGroup } from './read-groups.ts'

/** A bollard that somebody holds for longer is lowered anyway: their end stays. Without a link nobody knows, so it counts as one that was asked. */
const isHeldLonger = ({ online, held, held_until: heldUntil }: Row<'device'>, until: Date): boolean =>
  online && held && heldUntil !== null && heldUntil >= until

/** @throws OperationError `not_found` (a bollard that is not in use), `gates_unreachable`, `held_longer`, `validation` (the end of the hold) */
export const handleHoldBollards: Handler<typeof holdBollards> = async ({ body }, context) => {
  const { trx, record, idempotencyKey: key } = context
  const id = key !== null && validate(key) ? key : v7()
  // The same key sent twice at once: the second waits here and then finds what the first has commanded.
  await lockKeys(trx, [`bollard_group ${id}`])
  const before = await readGroup(trx, id)
  const subject = { type: 'bollard_group' as const, id, label: body.reason }
  if (before !== undefined) {
    record({ subject, reason: body.reason, after: { repeated: true } })
    return before
  }
  const until = new Date(body.hold_until)
  await requireSensibleEnd(until, context)
  if (!(await readGatesLink(trx)).up) throw new OperationError('gates_unreachable')
  const codes = [...new Set(body.device_codes)]
  const devices = await trx
    .selectFrom('device')
    .selectAll()
    .where('code', 'in', codes)
    .where('active', '=', true)
    .orderBy('code')
    .forUpdate()
    .execute()
  if (devices.length !== codes.length) throw new OperationError('not_found')
  const asked = devices.filter((device) => !isHeldLonger(device, until))
  const steps = asked.map((device) => ({ device, action: 'hold_lowered' as const, hold_until: until }))
  await commandSeveral(steps, { group_id: id, reason: body.reason }, context)
  record({ subject, reason: body.reason, after: { ...reachedNames(steps), hold_until: until.toISOString() } })
  const group = await readGroup(trx, id)
  // All are held for longer: nothing was commanded, so there is no group.
  if (group === undefined) throw new OperationError('held_longer')
  return group
}
