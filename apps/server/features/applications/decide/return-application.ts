import { termsAnew } from '@dovolilnice/contract/applications/authority-terms'
import type { AuthorityTerms } from '@dovolilnice/contract/applications/authority-terms'
import { editableStatuses, isLegal } from '@dovolilnice/contract/applications/application-status'
import { textIn } from '@dovolilnice/contract/in-language'
import type { Text } from '@dovolilnice/contract/locale'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { lastDayOfTerm } from '@dovolilnice/contract/primitives/working-days'
import { readClosedDays } from '../../../platform/calendar/closed-days.ts'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import type { Context, WorkContext } from '../../../platform/http/context.ts'
import { mailApplicant } from '../mail/application-mail.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { subjectOf } from '../record/application-record.ts'
import { changeApplication, lockApplication, takeStep } from './application-step.ts'
import { countTerms } from './count-terms.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    returnApplication: typeof returnApplication
    reopenSupplement: typeof reopenSupplement
  }
}

/** Who set the act aside: this organ, whose usual terms begin anew, or second instance or a court, after which it has a term of its own. */
export type SetAsideBy = 'this_organ' | 'another'

/** The authority's terms for a matter that came back. There is nothing to call for: the application was judged before. */
const termsOf = async (context: WorkContext, { permit_kind_id: kind }: ApplicationRecord, by: SetAsideBy): Promise<AuthorityTerms> => {
  const { trx, clock, capabilities } = context
  const today = localDayOf(clock.now())
  if (by === 'another') return termsAnew(today, (await capabilities.readParameters(trx)).terms, await readClosedDays(trx))
  return { ...(await countTerms(trx, context, kind, today)), call_by: null }
}

/**
 * The act that ended an application was annulled: it is in review again and waits for a new decision, with its event of the audit trail. An
 * application that goes on already stays as it is.
 * @param reason by which decision
 * @throws OperationError `not_found`
 */
export const returnApplication = async (context: WorkContext, id: string, reason: string, by: SetAsideBy): Promise<ApplicationRecord> => {
  const { trx, clock, actor, capabilities } = context
  const before = await lockApplication(trx, context, id)
  const now = clock.now()
  const is_granted = await capabilities.isGranted(trx, id)
  // What came back already may be granted since, or be so no longer.
  if (editableStatuses.includes(before.status) && before.is_granted !== is_granted)
    return changeApplication(trx, before, { is_granted }, now)
  if (!isLegal(before, 'return')) return before
  const terms = await termsOf(context, before, by)
  const open = { reason: null, due_on: null, warned_at: null, decided_at: null, decided_by: null, is_granted, ...terms }
  const after = await takeStep(trx, before, 'return', open, now)
  const event = { action: 'application:return', kind: 'change', actor, subject: subjectOf(after), before, after, reason } as const
  await recordEvent(trx, event, clock)
  return after
}

const why: Text = {
  sl: 'Ugodili smo predlogu za vrnitev v prejšnje stanje, zato rok za dopolnitev teče znova.',
  en: 'The missed term was restored, so the term for the supplement runs anew.',
}

/**
 * The missed term for the supplement of an application that was dismissed is restored: it waits for the supplement again, from today and, as soon as the
 * order is served, from that day.
 * @param reason the number of the order
 * @throws OperationError `illegal_transition` where the application is not dismissed any more
 */
export const reopenSupplement = async (context: Context, id: string, reason: string): Promise<ApplicationRecord> => {
  const { trx, now, clock, actor, capabilities } = context
  const before = await lockApplication(trx, context, id)
  const { supplement_days: days } = (await capabilities.readParameters(trx)).terms
  const open = { reason: null, warned_at: null, decided_at: null, decided_by: null, late_supplement_at: null }
  const due_on = lastDayOfTerm(localDayOf(now), days, await readClosedDays(trx))
  const after = await takeStep(trx, before, 'restore_supplement', { ...open, due_on }, now)
  const event = {
    action: 'application:restore_supplement',
    kind: 'change',
    actor,
    subject: subjectOf(after),
    before,
    after,
    reason,
  } as const
  await recordEvent(trx, event, clock)
  await mailApplicant(trx, context, 'term_extended', after, { text: textIn(why, after.locale) })
  return after
}
