import { feeTermEnded } from '@dovolilnice/contract/administrative-fees/administrative-fee-debt'
import { feeCallDays } from '@dovolilnice/contract/administrative-fees/call-for-fee'
import type { callForFee } from '@dovolilnice/contract/administrative-fees/call-for-fee'
import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { lastDayOfTerm } from '@dovolilnice/contract/primitives/working-days'
import { readClosedDays } from '../../platform/calendar/closed-days.ts'
import { announce } from '../../platform/database/notify.ts'
import type { Handler } from '../../platform/http/context.ts'
import { readFeeDebt } from './fee-queries.ts'

/** Each call is an act and begins a term of its own; a fee that is exempt, or may become so, is not asked for. */
export const handleCallForFee: Handler<typeof callForFee> = async ({ params: { id } }, context) => {
  const { trx, now, capabilities } = context
  const application = await trx.selectFrom('application').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  const before = await readFeeDebt(trx, context, id)
  if (application === undefined || before === null) throw new OperationError('not_found')
  if (before.exemption?.status === 'claimed' || before.cents === 0) throw new OperationError('fee_not_asked_for')
  if (before.open_cents === 0) throw new OperationError('already_paid', { details: { status: application.status } })
  const called_on = localDayOf(now)
  if (!feeTermEnded(before, called_on)) throw new OperationError('fee_term_runs')
  const due_on = lastDayOfTerm(called_on, feeCallDays, await readClosedDays(trx))
  const unpaid_fee = { cents: before.open_cents, payment: before.payment, days: feeCallDays }
  const act = await capabilities.issueAct(context, { kind: 'fee_call', application_id: id, permit_id: null, reason: '', unpaid_fee })
  const changes = { called_on, due_on, call_act_id: act.id, updated_at: now }
  await trx.updateTable('administrative_fee').set(changes).where('application_id', '=', id).execute()
  context.record({
    subject: { type: 'application', id, label: application.number },
    before: { due_on: before.due_on },
    after: { due_on, cents: before.open_cents, number: act.number },
  })
  await capabilities.mailFeeCall(trx, context, application, act.number)
  await announce(trx, 'applications')
  return { fee: await readFeeDebt(trx, context, id) }
}
