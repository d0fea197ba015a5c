import type { Procedure } from '../parking/procedure.ts'
import { addDays, daysBetween } from '../primitives/local-day.ts'
import { lastDayOfMonths } from '../primitives/terms.ts'
import { addWorkingDays, lastDayOfTerm, workingDayFrom, type ClosedDays } from '../primitives/working-days.ts'
import type { TermSettings } from '../resources/term-settings.ts'

/** The authority's own terms for one application; null: none runs. */
export interface AuthorityTerms {
  /** The day from which they are counted. */
  counted_from: string | null
  /** The last day to call for a supplement (ZUP, art. 67). */
  call_by: string | null
  /** The last day to decide (ZUP, art. 222). */
  decide_by: string | null
}

/**
 * The terms that run from a day: the receipt of the application, or of its supplement. An application that was not complete counts as lodged when
 * the supplement came (ZUP, art. 67), so the terms begin anew with it.
 */
export const termsFrom = (day: string, procedure: Procedure, settings: TermSettings, closed: ClosedDays): AuthorityTerms => ({
  counted_from: day,
  call_by: addWorkingDays(day, settings.call_working_days, closed),
  decide_by: lastDayOfMonths(day, procedure === 'simple' ? settings.simple_months : settings.special_months, closed),
})

/**
 * The term to decide anew that runs from the day on which the matter came back, annulled by second instance or a court. There is nothing to call for:
 * the application was judged before.
 */
export const termsAnew = (day: string, { anew_days: days }: TermSettings, closed: ClosedDays): AuthorityTerms => ({
  counted_from: day,
  call_by: null,
  decide_by: lastDayOfTerm(day, days, closed),
})

/** A time in which the procedure rested by an order. */
export interface Rest {
  since: string
  until: string
  /** The order was set aside: it has had no effect from the beginning. */
  isVoid: boolean
}

/**
 * The last day to decide after a rest. An order that holds stopped the term: it ends as many days later (ZUP, art. 153). One that was set aside did not, and
 * the party waits no longer for it; but a term that ended meanwhile is given anew from that day, as that of a matter that came back (ZUP, art. 251), never
 * longer than if the rest had counted. A term that was over before the rest stays over.
 */
export const termAfterRest = (
  stood: string,
  { since, until, isVoid }: Rest,
  { anew_days: days }: TermSettings,
  closed: ClosedDays,
): string => {
  const isMet = stood >= until || stood < since
  if (isVoid && isMet) return stood
  const longest = workingDayFrom(addDays(stood, daysBetween(since, until)), closed)
  const anew = lastDayOfTerm(until, days, closed)
  return isVoid && anew < longest ? anew : longest
}

/** While the applicant is to act, and after the decision, no term of the authority runs. */
export const noTerms: AuthorityTerms = { counted_from: null, call_by: null, decide_by: null }

/** The last day that counts as soon: three working days ahead. */
export const soonUntil = (today: string, closed: ClosedDays): string => addWorkingDays(today, 3, closed)

/** Whether a term has run out, runs out soon, or neither. */
export const termState = (last: string, today: string, closed: ClosedDays): 'overdue' | 'soon' | 'open' =>
  last < today ? 'overdue' : last <= soonUntil(today, closed) ? 'soon' : 'open'
