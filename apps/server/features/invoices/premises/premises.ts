import * as contract from '@dovolilnice/contract/invoices/premises/premises'
import { OperationError, fieldError } from '@dovolilnice/contract/errors'
import type { Locale } from '@dovolilnice/contract/locale'
import { v7 } from 'uuid'
import { type Context, implement } from '../../../platform/http/context.ts'
import { notFound, insertRow } from '../../../platform/database/db.ts'

const noPlace = {
  cadastral_number: null,
  building_number: null,
  building_section_number: null,
  street: null,
  house_number: null,
  house_number_additional: null,
  community: null,
  city: null,
  post_code: null,
}

/**
 * The premise as it is stored: real estate with its whole place, the others without any.
 * @throws OperationError `validation` for what is missing, and for an end before the beginning
 */
const checkPremise = (form: contract.BusinessPremiseForm, locale: Locale): contract.BusinessPremiseForm => {
  const missing = form.kind === 'real_estate' ? contract.requiredOfRealEstate.filter((field) => form[field] === null) : []
  const fields = missing.map((field) => fieldError(field, 'required', locale))
  if (form.closed_on !== null && form.closed_on < form.valid_from) fields.push(fieldError('closed_on', 'period_reversed', locale))
  if (fields.length > 0) throw new OperationError('validation', { fields })
  return form.kind === 'real_estate' ? form : { ...form, ...noPlace }
}

/**
 * What stands on invoices, and by what their numbers run, stays as it is once there is one.
 * @throws OperationError `validation`
 */
export const requireUnused = <Form extends object>(
  before: Form,
  after: Form,
  fixed: readonly (keyof Form & string)[],
  locale: Locale,
): void => {
  const changed = fixed.filter((field) => before[field] !== after[field])
  if (changed.length > 0)
    throw new OperationError('validation', { fields: changed.map((field) => fieldError(field, 'fixed_by_invoices', locale)) })
}

const subjectOf = (id: string, { code }: Pick<contract.BusinessPremiseForm, 'code'>) => ({
  type: 'business_premise' as const,
  id,
  label: code,
})

export const handleListBusinessPremises = implement(contract.listBusinessPremises, async (_, { trx }) => {
  const counted = await trx
    .selectFrom('invoice')
    .select((of) => ['premise_id', 'device_id', of.fn.countAll<number>().as('invoices')])
    .groupBy(['premise_id', 'device_id'])
    .execute()
  const sumOf = (rows: typeof counted): number => rows.reduce((sum, { invoices }) => sum + invoices, 0)
  const devices = await trx.selectFrom('cash_device').selectAll().orderBy('code').execute()
  const premises = await trx.selectFrom('business_premise').selectAll().orderBy('code').execute()
  return {
    premises: premises.map((premise) => ({
      ...premise,
      invoices: sumOf(counted.filter(({ premise_id: id }) => id === premise.id)),
      devices: devices
        .filter(({ premise_id: id }) => id === premise.id)
        .map((device) => ({ ...device, invoices: sumOf(counted.filter(({ device_id: id }) => id === device.id)) })),
    })),
  }
})

/** @throws OperationError `duplicate` for a code in use */
const requireFreeCode = async ({ trx, locale }: Context, code: string, own?: string): Promise<void> => {
  const taken = await trx.selectFrom('business_premise').select('id').where('code', '=', code).executeTakeFirst()
  if (taken !== undefined && taken.id !== own) throw new OperationError('duplicate', { fields: [fieldError('code', 'code_taken', locale)] })
}

export const handleCreateBusinessPremise = implement(contract.createBusinessPremise, async ({ body }, context) => {
  const { trx, locale, record } = context
  const premise = { ...checkPremise(body, locale), id: v7() }
  await requireFreeCode(context, premise.code)
  await insertRow(trx, 'business_premise', premise)
  record({ subject: subjectOf(premise.id, premise), after: premise })
  return { id: premise.id }
})

export const handleUpdateBusinessPremise = implement(contract.updateBusinessPremise, async ({ params: { id }, body }, context) => {
  const { trx, locale, record } = context
  const { version, ...form } = body
  const before = await trx.selectFrom('business_premise').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  if (version !== before.version) throw new OperationError('conflict', { details: { version: before.version } })
  const premise = checkPremise(form, locale)
  const used = await trx.selectFrom('invoice').select('id').where('premise_id', '=', id).limit(1).executeTakeFirst()
  if (used !== undefined) requireUnused(before, premise, ['code', 'kind', 'numbering'], locale)
  await requireFreeCode(context, premise.code, id)
  await trx
    .updateTable('business_premise')
    // The tax authority knows it as it was: it is registered anew.
    .set({ ...premise, registered_at: null, registration_error: null, version: version + 1 })
    .where('id', '=', id)
    .execute()
  const { last_sequence, sequence_year, registered_at, registration_error, ...valuesBefore } = before
  record({ subject: subjectOf(id, premise), before: valuesBefore, after: { ...valuesBefore, ...premise } })
})
