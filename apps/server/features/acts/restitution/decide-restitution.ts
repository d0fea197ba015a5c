import type { decideRestitution } from '@dovolilnice/contract/acts/restitution/decide-restitution'
import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { announce } from '../../../platform/database/notify.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { subjectOf } from '../act-tables.ts'
import { issueAct } from '../issue/issue-act.ts'
import { settleStanding } from '../service/standing.ts'
import { auditValues, lockProposal } from './propose-restitution.ts'
import { restorableTerms } from './restitutions-of-act.ts'

/**
 * Decides about a proposal by an order. A restored term of appeal runs from the service of the order; for a restored supplement the application waits
 * for it again, and the order that dismissed it is gone.
 * A term is not restored where the act was set aside or appealed against since the proposal: the proposal is then refused, or taken back.
 * @throws OperationError `illegal_transition` where somebody has decided, or where the term cannot be restored any more
 */
export const handleDecideRestitution: Handler<typeof decideRestitution> = async ({ params, body }, context) => {
  const { trx, now, capabilities } = context
  const { act, proposal } = await lockProposal(trx, params.id, body.version)
  const { outcome, reason } = body
  const standing = await settleStanding(trx, act.id)
  if (outcome === 'granted' && !(await restorableTerms(trx, act, standing, localDayOf(now))).includes(proposal.term))
    throw new OperationError('illegal_transition')
  const { application_id, permit_id } = act
  const order = await issueAct(context, {
    ...{ kind: outcome === 'granted' ? 'restitution' : 'restitution_refusal', application_id, permit_id, corrects_id: act.id },
    ...{ facts: proposal.grounds, reason, missed: { ...proposal, outcome } },
  })
  const after = await trx
    .updateTable('act_restitution')
    .set({ outcome, order_id: order.id, version: proposal.version + 1 })
    .where('id', '=', proposal.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await settleStanding(trx, act.id)
  if (outcome === 'granted' && proposal.term === 'supplement' && application_id !== null)
    await capabilities.reopenSupplement(context, application_id, order.number)
  await announce(trx, 'applications')
  context.record({ subject: subjectOf(act), before: auditValues(proposal), after: { ...auditValues(after), number: order.number }, reason })
  return { id: order.id, number: order.number }
}
