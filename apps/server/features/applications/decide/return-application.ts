import { termsAnew } from '@dovolilnice/contract/applications/authority-terms'
import type { AuthorityTerms } from '@dovolilnice/contract/applications/authority-terms'
import { isLegal } from '@dovolilnice/contract/applications/application-status'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { subjectOf } from '../record/application-record.ts'
import { lockApplication, takeStep } from './application-step.ts'
import { countTerms } from './count-terms.ts'
import type { ActContext } from './rejection.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    returnApplication: typeof returnApplication
  }
}

/** Who set the act aside: this organ, whose usual terms begin anew, or second instance or a court, after which it has a term of its own. */
export type SetAsideBy = 'this_organ' | 'another'

/** The authority's terms for a matter that came back. There is nothing to call for: the application was judged before. */
const termsOf = async (context: ActContext, { permit_kind_id: kind }: ApplicationRecord, by: SetAsideBy): Promise<AuthorityTerms> => {
  const { trx, clock, capabilities } = context
  const today = localDayOf(clock.now())
  if (by === 'another') return termsAnew(today, (await capabilities.readParameters(trx)).terms)
  return { ...(await countTerms(trx, context, kind, today)), call_by: null }
}

/**
 * The act that ended an application was annulled: it is in review again and waits for a new decision, with its event of the audit trail. An
 * application that goes on already stays as it is.
 * @param reason by which decision
 * @throws OperationError `not_found`
 */
export const returnApplication = async (context: ActContext, id: string, reason: string, by: SetAsideBy): Promise<ApplicationRecord> => {
  const { trx, clock, actor } = context
  const before = await lockApplication(trx, context, id)
  if (!isLegal(before, 'return')) return before
  const now = clock.now()
  const terms = await termsOf(context, before, by)
  const open = { reason: null, due_on: null, warned_at: null, decided_at: null, decided_by: null, ...terms }
  const after = await takeStep(trx, before, 'return', open, now)
  const event = { action: 'application:return', kind: 'change', actor, subject: subjectOf(after), before, after, reason } as const
  await recordEvent(trx, event, clock)
  return after
}
