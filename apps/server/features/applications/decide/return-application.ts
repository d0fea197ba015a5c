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

/**
 * The act that ended an application was annulled: it is in review again and waits for a new decision, with its event of the audit trail. An
 * application that goes on already stays as it is.
 * @param reason by which decision
 * @throws OperationError `not_found`
 */
export const returnApplication = async (context: ActContext, id: string, reason: string): Promise<ApplicationRecord> => {
  const { trx, clock, actor } = context
  const before = await lockApplication(trx, context, id)
  if (!isLegal(before, 'return')) return before
  const now = clock.now()
  // The authority's own terms begin anew. There is nothing to call for: the application was judged before.
  const terms = { ...(await countTerms(trx, context, before.permit_kind_id, localDayOf(now))), call_by: null }
  const open = { reason: null, due_on: null, warned_at: null, decided_at: null, decided_by: null, ...terms }
  const after = await takeStep(trx, before, 'return', open, now)
  const event = { action: 'application:return', kind: 'change', actor, subject: subjectOf(after), before, after, reason } as const
  await recordEvent(trx, event, clock)
  return after
}
