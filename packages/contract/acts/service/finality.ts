import { addDays } from '../../primitives/local-day.ts'
import { lastDayOfTerm, type ClosedDays } from '../../primitives/working-days.ts'

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
  /** The day on which the court's decision became binding, or the action was withdrawn; null while it is open. */
  ended_on: string | null
  /** The court annulled the act. */
  set_aside: boolean
}

/** A term of appeal that was missed and restored by an order (ZUP, art. 103). */
export interface RestoredTerm {
  /** The day on which the order was served, from which the term runs anew; null while that is not known. */
  from: string | null
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
  /** The newest order that restored the term of appeal; null without one. */
  restored: RestoredTerm | null
  /** Days on which the municipality is closed; no term ends on them. */
  closed: ClosedDays
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

/**
 * Final on a day, and binding after the term for a court action without one, or after the court let the act stand. As with appeals, an annulment
 * counts though the action came late by its day.
 */
const finalFrom = (final_on: string, known: Finality, { court_days: days, court, closed }: FinalityFacts): Finality => {
  if (days === 0) return { ...known, final_on, binding_on: final_on }
  const court_until = lastDayOfTerm(final_on, days, closed)
  const sued = court !== null && (court.set_aside || court.lodged_on <= court_until) ? court : null
  if (sued === null) return { ...known, final_on, court_until, binding_on: addDays(court_until, 1) }
  if (sued.set_aside && sued.ended_on !== null) return { ...known, court_until, set_aside: true }
  return { ...known, final_on, court_until, binding_on: sued.ended_on }
}

const laterOf = (one: string, other: string): string => (one > other ? one : other)

/**
 * The last day for an appeal: by the service, or by the order that restored the term if that is later. Null while that order is not served: until
 * then nobody is late.
 */
export const lastDayForAppeal = (served: string, days: number, restored: RestoredTerm | null, closed: ClosedDays): string | null => {
  const first = lastDayOfTerm(served, days, closed)
  if (restored === null) return first
  return restored.from === null ? null : laterOf(first, lastDayOfTerm(restored.from, days, closed))
}

/**
 * Whether an appeal counts: one in time, and one that came late by its day but set the act aside all the same, because the term was restored or was
 * not reckoned as it is here. What was decided is not undone by a day in a record.
 */
export const isTakenUp = ({ outcome, lodged_on: lodged }: AppealFacts, lastDay: string | null): boolean =>
  outcome === 'act_set_aside' || (outcome !== 'late' && (lastDay === null || lodged <= lastDay))

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
 *   sue (ZUS-1, art. 6), so it is binding on the same day. An appeal that came too late changes nothing, unless it set the act aside.
 * - With an appeal: final when the decision that lets the act stand is served; binding after the term for a court action. One that was withdrawn
 *   makes the act final and binding on that day. Never before the act itself was served.
 * - With a term that was restored: as without an appeal, by the new last day; not final before the order that restored it is served. An appeal that came
 *   before the new last day is in time.
 * - Where no appeal is allowed: final when it is served; binding after the term for a court action.
 * - With a court action in time: binding when the court's decision is, or set aside by it. One that came too late changes nothing, unless the court annulled
 *   the act.
 */
export const finalityOf = (facts: FinalityFacts): Finality => {
  const { served_on: served, appeal_days: days, waived_on: waived, appeal } = facts
  if (served === null) return { ...unknown, ...(appeal !== null && heldByAppeal(appeal)) }
  if (days === null) return finalFrom(served, unknown, facts)
  const known = { ...unknown, appeal_until: lastDayForAppeal(served, days, facts.restored, facts.closed) }
  if (appeal !== null && isTakenUp(appeal, known.appeal_until)) {
    const held = heldByAppeal(appeal)
    if (held !== null) return { ...known, ...held }
    const final_on = laterOf(appeal.outcome_served_on ?? served, served)
    return appeal.outcome === 'withdrawn' ? { ...known, final_on, binding_on: final_on } : finalFrom(final_on, known, facts)
  }
  const isWaived = waived !== null && waived >= served && (known.appeal_until === null || waived <= known.appeal_until)
  if (!isWaived && known.appeal_until === null) return known
  const final_on = isWaived || known.appeal_until === null ? waived : addDays(known.appeal_until, 1)
  return { ...known, final_on, binding_on: final_on }
}
