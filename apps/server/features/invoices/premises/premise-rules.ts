import { requiredOfRealEstate } from '@dovolilnice/contract/invoices/premises/business-premise'
import type { BusinessPremiseForm } from '@dovolilnice/contract/invoices/premises/business-premise'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { Locale } from '@dovolilnice/contract/locale'

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
export const checkPremise = (form: BusinessPremiseForm, locale: Locale): BusinessPremiseForm => {
  const missing = form.kind === 'real_estate' ? requiredOfRealEstate.filter((field) => form[field] === null) : []
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
