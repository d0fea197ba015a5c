import { type CashDeviceForm, createCashDevice, updateCashDevice } from '@dovolilnice/contract/invoices/premises/premises'
import { OperationError, fieldError, invalidField } from '@dovolilnice/contract/errors'
import { v7 } from 'uuid'
import { type Row, notFound, insertRow, updateRow } from '../../../platform/database/db.ts'
import { type Context, implement } from '../../../platform/http/context.ts'
import { invoiceTables } from '../invoice-tables.ts'
import { requireUnused } from './premises.ts'

/** A device is known by its premise and its code, as on invoices. */
const subjectOf = (id: string, premise: Pick<Row<'business_premise'>, 'code'>, { code }: Pick<CashDeviceForm, 'code'>) => ({
  type: 'cash_device' as const,
  id,
  label: `${premise.code}-${code}`,
})

/** The premise of a device, locked, so that two clerks do not give one code or the role of the default to two devices at once. */
const lockPremise = async ({ trx }: Context, id: string) => {
  const premise = await trx
    .selectFrom('business_premise')
    .select(['id', 'code'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  return premise
}

/** @throws OperationError `duplicate` for a code in use, `validation` for a default that is out of use */
const check = async ({ trx, locale }: Context, premiseId: string, form: CashDeviceForm, own?: string): Promise<void> => {
  const taken = await trx
    .selectFrom('cash_device')
    .select('id')
    .where('premise_id', '=', premiseId)
    .where('code', '=', form.code)
    .executeTakeFirst()
  if (taken !== undefined && taken.id !== own) throw new OperationError('duplicate', { fields: [fieldError('code', 'code_taken', locale)] })
  if (form.is_default && !form.active) throw invalidField('is_default', 'default_out_of_use', locale)
}

/** There is one default; whoever takes the role takes it from another. */
const takeRole = async ({ trx }: Context, form: CashDeviceForm): Promise<void> => {
  if (form.is_default) await trx.updateTable('cash_device').set({ is_default: false }).where('is_default', '=', true).execute()
}

export const handleCreateCashDevice = implement(createCashDevice, async ({ params, body }, context) => {
  const premise = await lockPremise(context, params.id)
  await check(context, premise.id, body)
  await takeRole(context, body)
  const device = { ...body, id: v7(), premise_id: premise.id }
  await insertRow(context.trx, 'cash_device', device)
  context.record({ subject: subjectOf(device.id, premise, body), after: { premise: premise.code, ...body } })
  return { id: device.id }
})

export const handleUpdateCashDevice = implement(updateCashDevice, async ({ params: { id }, body }, context) => {
  const { trx, locale } = context
  const { version, ...form } = body
  const found = await trx.selectFrom('cash_device').select('premise_id').where('id', '=', id).executeTakeFirstOrThrow(notFound)
  const premise = await lockPremise(context, found.premise_id)
  const before = await trx.selectFrom('cash_device').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  if (version !== before.version) throw new OperationError('conflict', { details: { version: before.version } })
  const used = await trx.selectFrom('invoice').select('id').where('device_id', '=', id).limit(1).executeTakeFirst()
  if (used !== undefined) requireUnused(before, form, ['code'], locale)
  await check(context, premise.id, form, id)
  await takeRole(context, form)
  await updateRow(trx, 'cash_device', id, { ...invoiceTables.cash_device.carried(form), version: version + 1 })
  const { code, name, active, is_default, at_counter } = before
  context.record({ subject: subjectOf(id, premise, form), before: { code, name, active, is_default, at_counter }, after: form })
})
