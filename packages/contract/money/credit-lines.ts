import { formatCents } from '../primitives/money.ts'
import type { MoneyLine, MoneyLineCode } from './money-line.ts'

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
