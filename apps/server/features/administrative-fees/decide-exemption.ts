import type { decideFeeExemption } from '@dovolilnice/contract/administrative-fees/decide-fee-exemption'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { sumOf } from '@dovolilnice/contract/money/money-line'
import { announce } from '../../platform/database/notify.ts'
import type { Handler } from '../../platform/http/context.ts'
import type { AdministrativeFeeRecord } from './administrative-fee-tables.ts'
import { readFeeDebt, receivedFee } from './fee-queries.ts'

const auditValues = ({ exemption_status, exemption_name, cents }: AdministrativeFeeRecord) => ({ exemption_status, exemption_name, cents })

/** A clerk decides on an exemption. What is paid is taken back first, because an exemption gives no money back by itself; a card payment under way ends. */
export const handleDecideFeeExemption: Handler<typeof decideFeeExemption> = async ({ params: { id }, body }, context) => {
  const { trx, now, user, locale, capabilities } = context
  if (body.granted) await capabilities.endCardAttempt(trx, { application_id: id, covers: 'administrative_fee' }, now)
  const application = await trx.selectFrom('application').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  const before = await trx.selectFrom('administrative_fee').selectAll().where('application_id', '=', id).forUpdate().executeTakeFirst()
  if (application === undefined || before === undefined) throw new OperationError('not_found')
  if (body.granted && (await receivedFee(trx, id)) > 0) throw new OperationError('administrative_fee_paid')
  const { exemptions } = (await capabilities.readParameters(trx)).administrative_fees
  const ground = exemptions.find(({ code }) => code === body.ground)
  if (ground === undefined) throw new OperationError('validation', { fields: [fieldError('ground', 'choice', locale)] })
  const after = await trx
    .updateTable('administrative_fee')
    .set({
      cents: body.granted ? 0 : sumOf(before.lines),
      exemption_status: body.granted ? 'granted' : 'refused',
      exemption_code: ground.code,
      exemption_name: JSON.stringify(ground.name),
      exemption_reason: body.reason,
      decided_at: now,
      decided_by: user.id,
      updated_at: now,
    })
    .where('application_id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  context.record({
    subject: { type: 'application', id, label: application.number },
    before: auditValues(before),
    after: auditValues(after),
    reason: body.reason,
  })
  await capabilities.mailFeeDecision(trx, context, application, body.granted)
  await announce(trx, 'applications')
  return { fee: await readFeeDebt(trx, context, id) }
}
