import { holderOf } from '@dovolilnice/contract/primitives/holder'
import type { ApplicationFields } from '@dovolilnice/contract/applications/apply/application-form'
import { checkApplication, validityOfForm } from '@dovolilnice/contract/applications/apply/check-application'
import type { Circumstances } from '@dovolilnice/contract/applications/apply/check-application'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { feeOf } from '@dovolilnice/contract/money/fees/fee'
import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import { ownWindow } from '@dovolilnice/contract/parking/own-hours'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import type { Locale } from '@dovolilnice/contract/locale'
import { feeColumns } from './fee-columns.ts'

/** Days, hours and fee of a replacement; they follow from the permit, not from the form. */
export interface GivenTerms {
  valid_from: string
  valid_until: string
  from_time: string | null
  until_time: string | null
  fee_lines: MoneyLine[]
}

/** How and when an application was sent, and what its procedure costs. */
export interface Sending {
  /** The day whose prices apply. */
  sentOn: string
}

/** A kind not sold by the hour has no own hours, even if the form still has hours from an earlier choice. */
const hoursOf = ({ period, from_time: from, until_time: until }: ApplicationFields) =>
  period === 'hour' ? { from_time: from ?? null, until_time: until ?? null } : { from_time: null, until_time: null }

const termsOf = (kind: PermitKind, form: ApplicationFields, { sentOn }: Sending): GivenTerms | undefined => {
  const hours = hoursOf(form)
  const days = validityOfForm(kind, form)
  const facts = { period: form.period, count: form.period_count, pricedOn: sentOn, days, hours: ownWindow(hours) }
  const lines = feeOf(kind, { ...facts, wantsDevice: form.wants_device })
  return lines && { ...days, ...hours, fee_lines: lines }
}

/**
 * Checks the rules about several fields and returns the columns of the application, with its days and fee.
 * @param given the form's fields are those of a permit: nothing more is asked of them, unless `circumstances.replaces` says that they were typed
 * @throws OperationError `validation`, naming every field to mend
 */
export const checkForm = (form: ApplicationFields, circumstances: Circumstances, sending: Sending, locale: Locale, given?: GivenTerms) => {
  const typed = given === undefined || circumstances.replaces === true
  const broken = typed ? checkApplication(form, { ...circumstances, pricesOn: sending.sentOn }) : []
  if (broken.length > 0)
    throw new OperationError('validation', { fields: broken.map(({ path, rule, values }) => fieldError(path, rule, locale, values)) })
  const kind = circumstances.resources.permit_kinds.find(({ id }) => id === form.permit_kind_id)
  const terms = given ?? (kind && termsOf(kind, form, sending))
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
    wants_device: kind.device !== null && form.wants_device,
    ...feeColumns(terms.fee_lines),
  }
  return { kind, columns }
}
