import { lastDayOfTerm } from '@dovolilnice/contract/primitives/working-days'
import { readClosedDays } from '../../../platform/calendar/closed-days.ts'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import type { Row } from '../../../platform/database/db.ts'
import type { Context, WorkContext } from '../../../platform/http/context.ts'
import { findRestrictions } from '../../../platform/privacy/restrictions.ts'
import { changeApplication, lockApplication } from '../decide/application-step.ts'
import { mailApplicant } from '../mail/application-mail.ts'
import { subjectOf } from '../record/application-record.ts'

const beginsTerm: readonly Row<'act'>['kind'][] = ['supplement_call', 'restitution', 'procedure_resumption']

/**
 * A call for a supplement was served, or the order that restored the missed term for it or resumed the procedure: the party's term counts from that day, if that gives it more time than the sending did.
 * The term of an application that may only be stored stays as it is until the restriction ends (`countHeldServices`).
 * @param served the day of service; null while it is not known
 */
export const countFromService = async (
  context: WorkContext & Pick<Context, 'now'>,
  { kind, application_id: id, answer_days }: Pick<Row<'act'>, 'kind' | 'application_id' | 'answer_days'>,
  served: string | null,
): Promise<void> => {
  if (!beginsTerm.includes(kind) || id === null || served === null) return
  const { trx, now, clock, actor, capabilities } = context
  if ((await findRestrictions(trx, [id])).length > 0) return
  const before = await lockApplication(trx, context, id)
  if (before.status !== 'supplement_requested' || before.due_on === null) return
  const { supplement_days: usual } = (await capabilities.readParameters(trx)).terms
  const due_on = lastDayOfTerm(served, answer_days ?? usual, await readClosedDays(trx))
  if (due_on <= before.due_on) return
  const after = await changeApplication(trx, before, { due_on, warned_at: null }, now)
  await capabilities.dropDrafts(trx, { application_id: id, permit_id: null }, 'dismissal')
  const event = { action: 'application:count_from_service', kind: 'change', actor, subject: subjectOf(after), before, after } as const
  await recordEvent(trx, event, clock)
  await mailApplicant(trx, context, 'term_counted', after)
}
