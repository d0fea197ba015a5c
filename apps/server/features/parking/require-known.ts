import { OperationError } from '@dovolilnice/contract/errors'
import type { FieldError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { Context } from '../../platform/http/context.ts'

/** @throws OperationError `validation` when a type of user does not exist, or with the errors given */
export const requireUserTypes = async (
  { trx, locale }: Context,
  codes: readonly string[],
  found: readonly FieldError[] = [],
): Promise<void> => {
  const known = new Set((await trx.selectFrom('user_type').select('code').execute()).map(({ code }) => code))
  const unknown = codes.some((code) => !known.has(code))
  const fields = [...(unknown ? [fieldError('user_types', 'choice', locale)] : []), ...found]
  if (fields.length > 0) throw new OperationError('validation', { fields })
}

/** @throws OperationError `validation` when a lot does not exist */
export const requireLots = async ({ trx, locale }: Context, ids: readonly string[]): Promise<void> => {
  const known = new Set((await trx.selectFrom('parking_lot').select('id').execute()).map(({ id }) => id))
  if (ids.some((id) => !known.has(id))) throw new OperationError('validation', { fields: [fieldError('parking_lots', 'choice', locale)] })
}
