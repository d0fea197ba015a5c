import type { createMachine } from '@dovolilnice/contract/coin-machines/create-machine'
import type { MachineForm } from '@dovolilnice/contract/coin-machines/machine-form'
import type { renewMachineKey } from '@dovolilnice/contract/coin-machines/renew-machine-key'
import type { updateMachine } from '@dovolilnice/contract/coin-machines/update-machine'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { v7 } from 'uuid'
import { announce } from '../../../platform/database/notify.ts'
import type { Context, Handler } from '../../../platform/http/context.ts'
import { newMachineKey } from './machine-key.ts'

const subjectOf = (id: string, { cashier_nr: number, cashier_name: name }: MachineForm) => ({
  type: 'coin_machine' as const,
  id,
  label: `${number} ${name}`,
})

/** @throws OperationError `duplicate` */
const requireFreeNumber = async ({ trx, locale }: Context, number: string, own?: string): Promise<void> => {
  const taken = await trx.selectFrom('coin_machine').select('id').where('cashier_nr', '=', number).executeTakeFirst()
  if (taken !== undefined && taken.id !== own)
    throw new OperationError('duplicate', { fields: [fieldError('cashier_nr', 'code_taken', locale)] })
}

/** Gates and machines share the names of accounts at the broker. @throws OperationError `duplicate` */
const requireFreeCode = async ({ trx, locale }: Context, code: string): Promise<void> => {
  const machine = await trx.selectFrom('coin_machine').select('code').where('code', '=', code).executeTakeFirst()
  const gate = await trx.selectFrom('device').select('code').where('code', '=', code).executeTakeFirst()
  if (machine !== undefined || gate !== undefined || code === 'server')
    throw new OperationError('duplicate', { fields: [fieldError('code', 'code_taken', locale)] })
}

export const handleCreateMachine: Handler<typeof createMachine> = async ({ body }, context) => {
  const { trx, record } = context
  await requireFreeCode(context, body.code)
  await requireFreeNumber(context, body.cashier_nr)
  const id = v7()
  const { key, key_hash } = newMachineKey()
  await trx
    .insertInto('coin_machine')
    .values({ ...body, id, key_hash })
    .execute()
  await announce(trx, 'machines')
  record({ subject: subjectOf(id, body), after: body })
  return { id, code: body.code, key }
}

export const handleUpdateMachine: Handler<typeof updateMachine> = async ({ params: { id }, body: { version, ...body } }, context) => {
  const { trx, record } = context
  const row = await trx
    .selectFrom('coin_machine')
    .select(['version', 'business_premise_name', 'cashier_nr', 'cashier_name', 'latitude', 'longitude', 'active'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new OperationError('not_found')
  const { version: current, ...before } = row
  if (version !== current) throw new OperationError('conflict', { details: { version: current } })
  await requireFreeNumber(context, body.cashier_nr, id)
  await trx
    .updateTable('coin_machine')
    .set({ ...body, version: version + 1 })
    .where('id', '=', id)
    .execute()
  await announce(trx, 'machines')
  record({ subject: subjectOf(id, body), before, after: body })
}

export const handleRenewMachineKey: Handler<typeof renewMachineKey> = async ({ params: { id } }, { trx, record }) => {
  const { key, key_hash } = newMachineKey()
  const machine = await trx.updateTable('coin_machine').set({ key_hash }).where('id', '=', id).returningAll().executeTakeFirst()
  if (machine === undefined) throw new OperationError('not_found')
  record({ subject: subjectOf(id, machine) })
  return { key }
}
