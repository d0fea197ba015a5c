import { addMonths, daysBetween } from '../primitives/local-day.ts'
import type { ProRata } from '../parking/permit-kind.ts'
import type { MoneyLine, MoneyLineCode } from './money-line.ts'
import { formatCents } from '../primitives/money.ts'

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

/** What is given back first: the price. The card and the fee of the procedure only when nothing else is left. */
const order: readonly MoneyLineCode[] = ['price', 'device', 'administrative_fee']

/** A line of the invoice with what of it is still charged, in cents. */
interface Charged {
  line: MoneyLine
  left: number
}

/** Takes cents from the first of the lines that has some left, then from the next; returns what was taken of each. */
const takeFrom = (charged: readonly Charged[], cents: number): Map<Charged, number> => {
  const taken = new Map<Charged, number>()
  let open = cents
  for (const of of charged) {
    const part = Math.min(of.left, open)
    if (part <= 0) continue
    of.left -= part
    open -= part
    taken.set(of, part)
  }
  return taken
}

/** The lines of an invoice that can be credited, in order, without what an exemption took off them and without what was credited before. */
const chargedLines = (lines: readonly MoneyLine[], credited: readonly MoneyLine[]): Charged[] => {
  const charged = lines
    .filter(({ code, cents }) => code !== 'exemption' && cents > 0)
    .toSorted((a, b) => order.indexOf(a.code) - order.indexOf(b.code))
    .map((line) => ({ line, left: line.cents }))
  const ofRate = (rate: number | null) => charged.filter(({ line }) => line.vat_basis_points === rate)
  for (const { cents, vat_basis_points: rate } of lines.filter(({ code }) => code === 'exemption')) takeFrom(ofRate(rate), -cents)
  for (const { code, cents, vat_basis_points: rate } of credited)
    takeFrom(
      ofRate(rate).filter(({ line }) => line.code === code),
      -cents,
    )
  return charged
}

/** @param credited the lines of the credit notes that the invoice has already */
export const creditableCents = (lines: readonly MoneyLine[], credited: readonly MoneyLine[]): number =>
  chargedLines(lines, credited).reduce((sum, { left }) => sum + left, 0)

/** `vrnjen del od 120,00 €`; nothing where the whole line is given back. */
const partText = ({ cents }: MoneyLine, part: number): MoneyLine['explanation'] =>
  part === cents ? null : { sl: `vrnjen del od ${formatCents(cents, 'sl')}`, en: `part given back of ${formatCents(cents, 'en')}` }

/**
 * The lines of a credit note for a part of an invoice: negative amounts, each at the rate of VAT of the line that it gives back.
 * @param credited the lines of the credit notes that the invoice has already
 * @param cents what is given back; more than `creditableCents` is never credited
 */
export const creditLines = (lines: readonly MoneyLine[], credited: readonly MoneyLine[], cents: number): MoneyLine[] =>
  [...takeFrom(chargedLines(lines, credited), cents)].map(([{ line }, part]) => ({
    ...line,
    explanation: partText(line, part),
    quantity: 1,
    unit_cents: -part,
    cents: -part,
  }))
