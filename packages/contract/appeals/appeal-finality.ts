import { isTakenUp, type AppealFacts } from '../acts/service/finality.ts'
import { replacingOutcomes, type DecisionOutcome, type DismissalGround } from './appeal-codes.ts'
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
 * A withdrawn appeal lets the act stand from the day of the withdrawal, and nobody can sue after it.
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
        outcome: outcome !== null && replacingOutcomes.includes(outcome) ? 'act_set_aside' : 'act_stands',
        outcome_served_on: appeal.decision_served_on,
      }
    case 'withdrawn':
      return { lodged_on, outcome: 'withdrawn', outcome_served_on: appeal.withdrawn_on }
    case 'received':
    case 'supplement_requested':
    case 'sent':
      return { lodged_on, outcome: null, outcome_served_on: null }
  }
}

/** Of appeals in time: what is set aside is gone; an open one holds the rest back. */
const weightOf = ({ outcome, outcome_served_on: ended }: AppealFacts): number => {
  if (outcome === 'act_set_aside' && ended !== null) return 0
  return outcome === null || ended === null ? 1 : 2
}

/**
 * The appeal that decides when an act is final, of all against it: one in time before one that is late; then what set the act aside, then what is
 * open, then the one that was decided last.
 * @param lastDay the last day of the term of appeal; null while it is not known, when none is late by its day
 */
export const decidingAppeal = (appeals: readonly AppealFacts[], lastDay: string | null): AppealFacts | null => {
  const isLate = (appeal: AppealFacts) => Number(!isTakenUp(appeal, lastDay))
  const endOf = ({ outcome_served_on: ended }: AppealFacts) => ended ?? ''
  const sorted = appeals.toSorted(
    (a, b) =>
      isLate(a) - isLate(b) || weightOf(a) - weightOf(b) || endOf(b).localeCompare(endOf(a)) || a.lodged_on.localeCompare(b.lodged_on),
  )
  return sorted[0] ?? null
}
