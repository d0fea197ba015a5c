import { withdrawal } from '../withdrawn-entry.ts'
import { quotedInEach } from '@dovolilnice/contract/acts/act-words'
import { decideRestitution, proposeRestitution, withdrawRestitution } from '@dovolilnice/contract/acts/restitution/restitution'
import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { readClosedDays } from '../../../platform/calendar/closed-days.ts'
import { announce } from '../../../platform/database/notify.ts'
import { type Trx, notFound, changeRow, createRow, updateRow } from '../../../platform/database/db.ts'
import { subjectOf } from '../act-tables.ts'
import { lockMatters } from '../matter/lock-matter.ts'
import { findAct } from '../record/find-act.ts'
import { requireDay } from '../service/serve-act.ts'
import { settleStanding } from '../service/standing.ts'
import type { RestitutionRecord } from './restitution-tables.ts'
import { isOpenProposal, mayPropose, missedDay, presentRestitution, restorableTerms } from './restitutions-of-act.ts'
import { issueAct } from '../issue/issue-act.ts'
import { implement } from '../../../platform/http/context.ts'

/** What the trail keeps of a proposal. */
const auditValues = ({ term, proposed_on, ceased_on, outcome }: RestitutionRecord): object => ({
  missed_term: term,
  proposed_on,
  ceased_on,
  restitution_outcome: outcome,
})

/** An open proposal with its act, after the record of the act was locked. @throws OperationError `not_found`, `conflict`, `illegal_transition` */
const lockProposal = async (trx: Trx, id: string, seen: number) => {
  const found = await trx.selectFrom('act_restitution').select('act_id').where('id', '=', id).executeTakeFirstOrThrow(notFound)
  const act = await findAct(trx, found.act_id)
  await lockMatters(trx, [act])
  const proposal = await trx.selectFrom('act_restitution').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (proposal.version !== seen) throw new OperationError('conflict', { details: { version: proposal.version } })
  if (!isOpenProposal(proposal)) throw new OperationError('illegal_transition')
  return { act, proposal }
}

/** Records a proposal about a term that was missed. @throws OperationError `illegal_transition`, `validation` for a day */
export const handleProposeRestitution = implement(proposeRestitution, async ({ params, body }, context) => {
  const { trx, now, user } = context
  const act = await findAct(trx, params.id)
  await lockMatters(trx, [act])
  const standing = await settleStanding(trx, act.id)
  if (!(await mayPropose(trx, act, standing, localDayOf(now))).includes(body.term)) throw new OperationError('illegal_transition')
  requireDay(context, 'proposed_on', body.proposed_on, act.issued_on)
  requireDay(context, 'ceased_on', body.ceased_on, act.issued_on)
  const missed_on = await missedDay(trx, act, standing, body.term)
  const proposal = await createRow(trx, 'act_restitution', {
    id: v7(),
    act_id: act.id,
    ...body,
    missed_on,
    entered_by: user.id,
    entered_by_name: user.name,
    created_at: now,
  })
  await announce(trx, 'applications')
  context.record({ subject: subjectOf(act), after: auditValues(proposal), reason: body.grounds })
  return presentRestitution({ ...proposal, order_number: null }, await readClosedDays(trx))
})

/** Takes a proposal back that was entered by mistake or withdrawn by the party. It stays, with who took it back and why. */
export const handleWithdrawRestitution = implement(withdrawRestitution, async ({ params, body }, { trx, now, user, record }) => {
  const { act, proposal } = await lockProposal(trx, params.id, body.version)
  await updateRow(trx, 'act_restitution', proposal.id, withdrawal({ now, user }, proposal, body.reason))
  await announce(trx, 'applications')
  record({ subject: subjectOf(act), before: auditValues(proposal), reason: body.reason })
})

/**
 * Decides about a proposal by an order. A restored term of appeal runs from the service of the order; for a restored supplement the application waits
 * for it again, and the order that dismissed it is gone.
 * A term is not restored where the act was set aside or appealed against since the proposal: the proposal is then refused, or taken back.
 * @throws OperationError `illegal_transition` where somebody has decided, or where the term cannot be restored any more
 */
export const handleDecideRestitution = implement(decideRestitution, async ({ params, body }, context) => {
  const { trx, now, capabilities } = context
  const { act, proposal } = await lockProposal(trx, params.id, body.version)
  const { outcome, reason } = body
  const standing = await settleStanding(trx, act.id)
  if (outcome === 'granted' && !(await restorableTerms(trx, act, standing, localDayOf(now))).includes(proposal.term))
    throw new OperationError('illegal_transition')
  const { application_id, permit_id } = act
  const order = await issueAct(context, {
    ...{ kind: outcome === 'granted' ? 'restitution' : 'restitution_refusal', application_id, permit_id, corrects_id: act.id },
    ...{ facts: quotedInEach(proposal.grounds), reason, missed: { ...proposal, outcome } },
  })
  const after = await changeRow(trx, 'act_restitution', proposal.id, { outcome, order_id: order.id, version: proposal.version + 1 })
  await settleStanding(trx, act.id)
  if (outcome === 'granted' && proposal.term === 'supplement' && application_id !== null)
    await capabilities.reopenSupplement(context, application_id, order.number)
  await announce(trx, 'applications')
  context.record({ subject: subjectOf(act), before: auditValues(proposal), after: { ...auditValues(after), number: order.number }, reason })
  return { id: order.id, number: order.number }
})
