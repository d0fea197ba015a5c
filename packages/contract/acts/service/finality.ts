import { addDays } from '../../primitives/local-day.ts'
import { lastDayOfTerm } from '../../primitives/working-days.ts'

/**
 * What became of an appeal: nothing, because it came too late; the party withdrew it; a decision lets the act stand; a decision replaces or
 * annuls the act.
 */
export const appealOutcomes = ['late', 'withdrawn', 'act_stands', 'act_set_aside'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

/** An appeal as far as it decides when the act is final. */
export interface AppealFacts {
  /** The day on which it was lodged; for registered post the day of posting. */
  lodged_on: string
  outcome: AppealOutcome | null
  /** The day on which the decision about it was served on the party, or of its withdrawal; null while there is none or it is on its way. */
  outcome_served_on: string | null
}

/** A court action against the decision that made the act final. */
export interface CourtFacts {
  lodged_on: string
  /** The day on which the court's decision became binding and let the act stand; null while it is open. */
  ended_on: string | null
}

/** What decides when an act is final and binding. Days are local days. */
export interface FinalityFacts {
  /** Days for an appeal from the service; null where none is allowed. */
  appeal_days: number | null
  /** Days for a court action (30 by ZUS-1, art. 28); 0 where none is possible. */
  court_days: number
  served_on: string | null
  /** The day on which the party renounced the appeal (ZUP, art. 224.a). */
  waived_on: string | null
  appeal: AppealFacts | null
  court: CourtFacts | null
}

/**
 * The days that follow from the service. Each may lie ahead: an act is final from `final_on` if nothing happens before it. Null: not known
 * yet, or never.
 */
export interface Finality {
  /** The last day for an appeal. */
  appeal_until: string | null
  /** An appeal in time is not decided yet, or the decision about it is not served. */
  under_appeal: boolean
  /** A decision on the appeal replaced or annulled the act. */
  set_aside: boolean
  /** The first day on which the act is final (*dokončen*). */
  final_on: string | null
  /** The last day for a court action, where one is possible. */
  court_until: string | null
  /** The first day on which the act is legally binding (*pravnomočen*). */
  binding_on: string | null
}

const unknown: Finality = {
  ...{ appeal_until: null, under_appeal: false, set_aside: false },
  ...{ final_on: null, court_until: null, binding_on: null },
}

/** Binding after a court action: the term for it has passed without one, or the court let the act stand. */
const afterCourt = (from: string, { court_days: days, court }: FinalityFacts): Pick<Finality, 'court_until' | 'binding_on'> => {
  if (days === 0) return { court_until: null, binding_on: from }
  const court_until = lastDayOfTerm(from, days)
  if (court !== null && court.lodged_on <= court_until) return { court_until, binding_on: court.ended_on }
  return { court_until, binding_on: addDays(court_until, 1) }
}

const laterOf = (one: string, other: string): string => (one > other ? one : other)

/**
 * Where an appeal has not ended, or has set the act aside, the day of service is not asked: a party may appeal before a copy was served. Null
 * where the appeal leaves the act to its service.
 */
const heldByAppeal = ({ outcome, outcome_served_on: ended }: AppealFacts): Pick<Finality, 'under_appeal' | 'set_aside'> | null => {
  if (outcome === 'late') return null
  if (outcome === null || ended === null) return { under_appeal: true, set_aside: false }
  return outcome === 'act_set_aside' ? { under_appeal: false, set_aside: true } : null
}

/**
 * When an act is final and binding (ZUP, art. 224 to 225).
 *
 * - Without an appeal: final on the day after the last day for one, or on the day on which the party renounced it. Who did not appeal cannot
 *   sue (ZUS-1, art. 6), so it is binding on the same day. An appeal that came too late changes nothing.
 * - With an appeal: final when the decision that lets the act stand is served; binding after the term for a court action. One that was withdrawn
 *   makes the act final and binding on that day. Never before the act itself was served.
 * - Where no appeal is allowed: final when it is served; binding after the term for a court action.
 */
export const finalityOf = (facts: FinalityFacts): Finality => {
  const { served_on: served, appeal_days: days, waived_on: waived, appeal } = facts
  if (served === null) return { ...unknown, ...(days !== null && appeal !== null && heldByAppeal(appeal)) }
  if (days === null) return { ...unknown, final_on: served, ...afterCourt(served, facts) }
  const known = { ...unknown, appeal_until: lastDayOfTerm(served, days) }
  const isTimely = appeal !== null && appeal.outcome !== 'late' && appeal.lodged_on <= known.appeal_until
  if (isTimely) {
    const held = heldByAppeal(appeal)
    if (held !== null) return { ...known, ...held }
    const final_on = laterOf(appeal.outcome_served_on ?? served, served)
    return { ...known, final_on, ...(appeal.outcome === 'withdrawn' ? { binding_on: final_on } : afterCourt(final_on, facts)) }
  }
  const isWaived = waived !== null && waived >= served && waived <= known.appeal_until
  const final_on = isWaived ? waived : addDays(known.appeal_until, 1)
  return { ...known, final_on, binding_on: final_on }
}
