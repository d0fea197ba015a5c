import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { closedDaysSchema } from '@dovolilnice/contract/holidays/closed-days'
import type { ClosedDay } from '@dovolilnice/contract/holidays/closed-days'
import type { Locale } from '@dovolilnice/contract/locale'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'
import { parameterChangesSchema } from '@dovolilnice/contract/resources/update-parameters'
import type { ParameterChanges, updateParameters } from '@dovolilnice/contract/resources/update-parameters'
import { asStored, requireSeen } from '../../platform/audit/require-seen.ts'
import { lockKeys } from '../../platform/database/advisory-lock.ts'
import { announce } from '../../platform/database/notify.ts'
import type { Context, Handler } from '../../platform/http/context.ts'
import { readParameters } from './parameters.ts'

const auditValue = (key: string, value: unknown): unknown => {
  // A coat of arms would fill the audit trail with its picture.
  if (key === 'coat_of_arms' && typeof value === 'string') return value.slice(0, 40)
  if (key !== 'closed_days') return value
  return closedDaysSchema.parse(value).map(({ day, name }) => `${day} ${name}`)
}

const auditValues = (values: Record<string, unknown>): object => JSON.parse(JSON.stringify(values, auditValue))

/**
 * The price and the administrative fee of an application are told apart by their references. With SI11 those differ by the two codes alone.
 * @throws OperationError `validation` at the sub-account that was sent
 */
const requireOwnReference = (body: ParameterChanges, { money, administrative_fees: fees }: Parameters, locale: Locale): void => {
  if (money.reference_model !== 'SI11' || fees.account_code !== money.account_code) return
  if (fees.budget_user_code !== '' && fees.budget_user_code !== money.budget_user_code) return
  const path = body.administrative_fees === undefined ? 'money.account_code' : 'administrative_fees.account_code'
  throw new OperationError('validation', { fields: [fieldError(path, 'same_account_code', locale)] })
}

/**
 * The finality of an act is reckoned by the closed days at each step of its service, so the days behind us stay as they are.
 * @throws OperationError `validation` at each day that was added, or at the list where a day was removed
 */
const requirePastDays = (wanted: readonly ClosedDay[], stored: readonly ClosedDay[], { locale, now }: Context): void => {
  const today = localDayOf(now)
  const has = (list: readonly ClosedDay[], day: string): boolean => list.some((one) => one.day === day)
  const refusal = (path: string, days: readonly string[]) =>
    fieldError(path, 'closed_day_past', locale, { days: days.map((day) => dayInWords(day, locale)).join(', ') })
  const removed = stored.map(({ day }) => day).filter((day) => day < today && !has(wanted, day))
  const fields = wanted.flatMap(({ day }, index) => (day < today && !has(stored, day) ? [refusal(`closed_days.${index}.day`, [day])] : []))
  if (removed.length > 0) fields.push(refusal('closed_days', removed))
  if (fields.length > 0) throw new OperationError('validation', { fields })
}

export const handleUpdateParameters: Handler<typeof updateParameters> = async ({ body: { seen = {}, ...body } }, context) => {
  const { trx, now } = context
  await lockKeys(trx, ['parameters'])
  const stored = await readParameters(trx)
  const before: Record<string, unknown> = stored
  // An IBAN is shown in groups, for instance.
  for (const [key, value] of Object.entries(seen))
    requireSeen(asStored(parameterChangesSchema, { [key]: before[key] }), asStored(parameterChangesSchema, { [key]: value }))
  if (body.closed_days !== undefined) requirePastDays(body.closed_days, stored.closed_days, context)
  for (const [key, value] of Object.entries(body)) {
    if (value === undefined) continue
    const row = { value: JSON.stringify(value), updated_at: now }
    await trx
      .insertInto('parameter')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute()
  }
  const after = await readParameters(trx)
  if (body.money !== undefined || body.administrative_fees !== undefined) {
    requireOwnReference(body, after, context.locale)
    await context.capabilities.placeAdministrativeFees(trx, after, now)
  }
  await announce(trx, 'parameters')
  context.record({ before: auditValues(Object.fromEntries(Object.keys(body).map((key) => [key, before[key]]))), after: auditValues(body) })
  return after
}
