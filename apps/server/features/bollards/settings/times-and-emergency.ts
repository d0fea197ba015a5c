import { updateDevice } from '../bollard-tables.ts'
import * as contract from '@dovolilnice/contract/bollards/keep/times-and-emergency'
import { ordinaryTimes } from '@dovolilnice/contract/bollards/bollard-times'
import { OperationError, fieldError, invalidField } from '@dovolilnice/contract/errors'
import { normaliseCredential } from '@dovolilnice/contract/primitives/credential'
import { v7 } from 'uuid'
import { announce, notify } from '../../../platform/database/notify.ts'
import { findKept } from '../keep/keep-bollards.ts'
import { notFound } from '../../../platform/database/db.ts'
import { implement, implementRead } from '../../../platform/http/context.ts'

/** After the commit the bridge tells the gate. @throws OperationError `not_found`, `conflict`, `illegal_transition` (out of use) */
export const handleUpdateBollardTimes = implement(contract.updateBollardTimes, async ({ params: { code }, body }, context) => {
  const { trx, record } = context
  const { version, ...form } = body
  const device = await findKept(trx, code, version, true)
  await updateDevice(trx, code, { times: JSON.stringify(contract.timesOfForm(form)), version: version + 1 })
  await notify(trx, 'gate_settings')
  await announce(trx, 'bollards')
  const subject = { type: 'device' as const, id: code, label: device.name }
  record({ subject, before: contract.formOfTimes(device.times ?? ordinaryTimes), after: form })
  return { code }
})

export const handleReadEmergencyCredentials = implementRead(contract.readEmergencyCredentials, async (_, { db }) => ({
  items: await db.selectFrom('emergency_credential').selectAll().orderBy('label').orderBy('id').execute(),
}))

/** @throws OperationError `validation` (none of its kind), `duplicate` */
export const handleAddEmergencyCredential = implement(contract.addEmergencyCredential, async ({ body }, { trx, now, locale, record }) => {
  const value_normalised = normaliseCredential(body.kind, body.value)
  if (value_normalised === undefined) throw invalidField('value', 'invalid', locale)
  const row = { id: v7(), ...body, value_normalised, created_at: now }
  const added = await trx
    .insertInto('emergency_credential')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'value_normalised']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added === undefined) throw new OperationError('duplicate', { fields: [fieldError('value', 'emergency_taken', locale)] })
  await notify(trx, 'gate_settings')
  // Not its value: the trail is kept longer than the card is in use.
  record({ subject: { type: 'emergency_credential', id: row.id, label: body.label } })
  return added
})

export const handleRemoveEmergencyCredential = implement(
  contract.removeEmergencyCredential,
  async ({ params: { id } }, { trx, record }) => {
    const removed = await trx.deleteFrom('emergency_credential').where('id', '=', id).returning('label').executeTakeFirstOrThrow(notFound)
    await notify(trx, 'gate_settings')
    record({ subject: { type: 'emergency_credential', id, label: removed.label } })
  },
)
