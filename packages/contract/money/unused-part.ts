import { addMonths, daysBetween } from '../primitives/local-day.ts'
import type { ProRata } from '../parking/permit-kind.ts'
import type { MoneyLine } from './money-line.ts'

/** Days of a permit, half-open. */
interface Days {
  valid_from: string
  valid_until: string
}

/** A part of a whole: 5 of 12 months. */
export interface UnusedPart {
  parts: number
  whole: number
}

/** The months of a range, the last one counted also when it is not whole. */
const monthsIn = (from: string, until: string): number => {
  let months = 0
  while (addMonths(from, months) < until) months += 1
  return months
}

/**
 * The part of a permit's days that was not used when it ends, by the rule by which its price was charged: a price that is always whole is never
 * returned in part, one by months returns the months that have not begun, one by days the days.
 * @param endsOn the first day on which it no longer holds; before the first day of the permit all of it is unused
 */
export const unusedPart = (rule: ProRata, { valid_from: from, valid_until: until }: Days, endsOn: string): UnusedPart => {
  const end = endsOn < from ? from : endsOn > until ? until : endsOn
  if (rule === 'day') return { parts: daysBetween(end, until), whole: daysBetween(from, until) }
  const whole = monthsIn(from, until)
  return { parts: rule === 'full' ? 0 : whole - monthsIn(from, end), whole }
}

/**
 * What is returned of the lines that were paid: the unused part of the price and of what was taken off it, rounded down to the cent. The fee of the procedure and a device stay: the procedure was conducted and the device was handed over.
 * @returns cents, from 0 to the sum of the lines
 */
export const unusedCents = (lines: readonly Pick<MoneyLine, 'code' | 'cents'>[], { parts, whole }: UnusedPart): number => {
  if (whole === 0) return 0
  const returnable = lines.filter(({ code }) => code === 'price' || code === 'exemption')
  const total = returnable.reduce((sum, { cents }) => sum + cents, 0)
  return Math.max(0, Math.floor((total * parts) / whole))
}
