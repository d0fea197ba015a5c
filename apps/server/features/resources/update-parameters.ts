import type { updateParameters } from '@dovolilnice/contract/resources/update-parameters'
import { announce } from '../../platform/database/notify.ts'
import type { Handler } from '../../platform/http/context.ts'
import { readParameters } from './parameters.ts'

/** A coat of arms would fill the audit trail with its picture. */
const auditValues = (values: Record<string, unknown>): object =>
  JSON.parse(
    JSON.stringify(values, (key, value: unknown) => (key === 'coat_of_arms' && typeof value === 'string' ? value.slice(0, 40) : value)),
  )

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
  await announce(trx, 'parameters')
  context.record({ before: auditValues(Object.fromEntries(Object.keys(body).map((key) => [key, before[key]]))), after: auditValues(body) })
  return readParameters(trx)
}
