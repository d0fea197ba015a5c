import { holderOf } from '@dovolilnice/contract/primitives/holder'
import type { ApplicationFields } from '@dovolilnice/contract/applications/apply/application-form'
import { checkApplication, validityOfForm } from '@dovolilnice/contract/applications/apply/check-application'
import type { Circumstances } from '@dovolilnice/contract/applications/apply/check-application'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { ownWindow } from '@dovolilnice/contract/parking/own-hours'
import { priceOf } from '@dovolilnice/contract/parking/price'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import type { Locale } from '@dovolilnice/contract/locale'

/** Days, hours and fee of a replacement; they follow from the permit, not from the form. */
export interface GivenTerms {
  valid_from: string
  valid_until: string
  from_time: string | null
  until_time: string | null
  fee_cents: number
  vat_basis_points: number
}

/** A kind not sold by the hour has no own hours, even if the form still has hours from an earlier choice. */
const hoursOf = ({ period, from_time: from, until_time: until }: ApplicationFields) =>
  period === 'hour' ? { from_time: from ?? null, until_time: until ?? null } : { from_time: null, until_time: null }

const termsOf = (kind: PermitKind, form: ApplicationFields, sentOn: string): GivenTerms | undefined => {
  const hours = hoursOf(form)
  const price = priceOf(kind, form.period, form.period_count, sentOn, ownWindow(hours))
  return price && { ...validityOfForm(kind, form), ...hours, fee_cents: price.cents, vat_basis_points: price.vat_basis_points }
}

/**
 * Checks the rules about several fields and returns the columns of the application, with its days and fee.
 * @param sentOn the day whose prices apply
 * @param given the form's fields are those of a permit: nothing more is asked of them, unless `circumstances.replaces` says that they were typed
 * @throws OperationError `validation`, naming every field to mend
 */
export const checkForm = (form: ApplicationFields, circumstances: Circumstances, sentOn: string, locale: Locale, given?: GivenTerms) => {
  const typed = given === undefined || circumstances.replaces === true
  const broken = typed ? checkApplication(form, { ...circumstances, pricesOn: sentOn }) : []
  if (broken.length > 0)
    throw new OperationError('validation', { fields: broken.map(({ path, rule, values }) => fieldError(path, rule, locale, values)) })
  const kind = circumstances.resources.permit_kinds.find(({ id }) => id === form.permit_kind_id)
  const terms = given ?? (kind && termsOf(kind, form, sentOn))
  if (kind === undefined || terms === undefined)
    throw new OperationError('validation', { fields: [fieldError('period', 'choice', locale)] })
  const { permit_kind_id, applicant_type, plates, parking_lot_id } = form
  const columns = {
    ...holderOf(form),
    ...{ permit_kind_id, applicant_type, plates, parking_lot_id },
    plates_normalised: plates.map(normalisePlate),
    period: form.period,
    period_count: form.period_count,
    remark: form.remark ?? null,
    valid_from: terms.valid_from,
    valid_until: terms.valid_until,
    from_time: terms.from_time,
    until_time: terms.until_time,
    fee_cents: terms.fee_cents,
    vat_basis_points: terms.vat_basis_points,
  }
  return { kind, columns }
}
