import type { withdrawLapse } from '@dovolilnice/contract/applications/decide/operations'
import { lapseGroundLabels } from '@dovolilnice/contract/applications/decide/operations'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Handler } from '../../../platform/http/context.ts'
import { mailApplicant } from '../mail/application-mail.ts'
import { subjectOf } from '../record/application-record.ts'
import { lockApplication, requireLegal, takeStep } from './application-step.ts'
import { dueAfterApproval } from './decide-application.ts'

/** Acts are bilingual where the town is: what the product writes into them is so too. */
const groundItalian: Readonly<Record<keyof typeof lapseGroundLabels, string>> = {
  paid_in_time: 'Il pagamento è stato disposto entro il termine.',
  excused: 'La parte non ha rispettato il termine per giustificati motivi.',
  own_fault: 'Il mancato pagamento è dovuto a un errore dell’organo.',
}

/**
 * Money that comes after the finding that a permit was not paid for changes nothing by itself: it goes back as a refund, or the finding is withdrawn on a
 * named ground by an order. The application then waits for its payment again, and what has come is put to it.
 */
export const handleWithdrawLapse: Handler<typeof withdrawLapse> = async ({ params, body }, context) => {
  const { trx, now, capabilities } = context
  const before = await lockApplication(trx, context, params.id, body.version)
  requireLegal(before, 'restore_payment')
  const matter = { application_id: before.id, permit_id: null }
  const lapse = await capabilities.findStandingAct(trx, matter, 'payment_lapse')
  const act = await capabilities.issueAct(context, {
    ...{ kind: 'lapse_withdrawal', ...matter, corrects_id: lapse },
    ...{ reason_code: body.ground, facts: body.facts },
    reason: `${lapseGroundLabels[body.ground].sl}.\n${body.reason}\nIT:\n${groundItalian[body.ground]}\n${body.reason}`,
  })
  if (lapse !== null) await capabilities.settleStanding(trx, lapse)
  const due_on = await dueAfterApproval(trx, context, before.fee_cents, localDayOf(now))
  const after = await takeStep(trx, before, 'restore_payment', { reason: null, due_on, warned_at: null }, now)
  const received = await capabilities.expectLatePayments(trx, context, after.id)
  await capabilities.issueProForma(context, after, received)
  context.record({ subject: subjectOf(after), before, after: { ...after, act_number: act.number }, reason: body.reason })
  await mailApplicant(trx, context, 'lapse_withdrawn', after, { act: act.number, early: received })
  return after
}
