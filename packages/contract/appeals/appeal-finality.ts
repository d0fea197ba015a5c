import type { AppealFacts } from '../acts/service/finality.ts'
import type { DecisionOutcome, DismissalGround } from './appeal-codes.ts'
import type { AppealStatus } from './appeal-status.ts'

/** What of an appeal decides when its act is final. */
export interface AppealState {
  status: AppealStatus
  lodged_on: string
  dismissal_ground: DismissalGround | null
  outcome: DecisionOutcome | null
  /** When the order or the replacement decision of this organ was served; null while that is not known. */
  closing_served_on: string | null
  /** When the decision of second instance was served. */
  decision_served_on: string | null
  withdrawn_on: string | null
}

/**
 * An appeal as the rule on finality wants it (`acts/service/finality.ts`); null where it counts for nothing, because it was entered by mistake.
 * A withdrawn appeal lets the act stand from the day of the withdrawal.
 */
export const appealFactsOf = (appeal: AppealState): AppealFacts | null => {
  const { status, lodged_on, outcome } = appeal
  switch (status) {
    case 'cancelled':
      return null
    case 'dismissed':
      return {
        lodged_on,
        outcome: appeal.dismissal_ground === 'late' ? 'late' : 'act_stands',
        outcome_served_on: appeal.closing_served_on,
      }
    case 'granted':
      return { lodged_on, outcome: 'act_set_aside', outcome_served_on: appeal.closing_served_on }
    case 'decided':
      return {
        lodged_on,
        outcome: outcome === 'annulled' || outcome === 'changed' ? 'act_set_aside' : 'act_stands',
        outcome_served_on: appeal.decision_served_on,
      }
    case 'withdrawn':
      return { lodged_on, outcome: 'act_stands', outcome_served_on: appeal.withdrawn_on }
    case 'received':
    case 'supplement_requested':
    case 'sent':
      return { lodged_on, outcome: null, outcome_served_on: null }
  }
}
