import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { Locale } from '@dovolilnice/contract/locale'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'
import type { ParameterChanges, updateParameters } from '@dovolilnice/contract/resources/update-parameters'
import { announce } from '../../platform/database/notify.ts'
import type { Handler } from '../../platform/http/context.ts'
import { readParameters } from './parameters.ts'

/** A coat of arms would fill the audit trail with its picture. */
const auditValues = (values: Record<string, unknown>): object =>
  JSON.parse(
    JSON.stringify(values, (key, value: unknown) => (key === 'coat_of_arms' && typeof value === 'string' ? value.slice(0, 40) : value)),
  )

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

export const handleUpdateParameters: Handler<typeof updateParameters> = async ({ body }, context) => {
  const { trx, now } = context
  const before: Record<string, unknown> = await readParameters(trx)
  for (const [key, value] of Object.entries(body)) {
    if (value === undefined) continue
    const stored = { value: JSON.stringify(value), updated_at: now }
    await trx
      .insertInto('parameter')
      .values({ key, ...stored })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(stored))
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
