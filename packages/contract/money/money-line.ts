import { z } from 'zod/mini'
import { basisPointsSchema, textSchema } from '../primitives/field-schemas.ts'
import { vatIncluded } from '../primitives/money.ts'

/**
 * What a line is paid for. `price`: the permit itself; `administrative_fee`: the fee of the procedure (upravna taksa), which is never
 * multiplied and stands outside VAT; `device`: a card or a remote control; `exemption`: what is taken off, a negative amount.
 */
export const moneyLineCodes = ['price', 'administrative_fee', 'device', 'exemption'] as const
export type MoneyLineCode = (typeof moneyLineCodes)[number]

/** One line of a fee, a pro-forma or an invoice. */
export const moneyLineSchema = z.object({
  code: z.enum(moneyLineCodes),
  /** What it is, in words for the payer. */
  text: textSchema,
  /** How the amount follows from the price list, in words; null where quantity times price says it all. */
  explanation: z.nullable(textSchema),
  quantity: z.int().check(z.minimum(1)),
  unit_cents: z.int(),
  /** The amount of the line in cents, VAT included; not always quantity × unit_cents (a part of a year). */
  cents: z.int(),
  /** The rate of VAT contained in the amount; null for what stands outside VAT. */
  vat_basis_points: z.nullable(basisPointsSchema),
})
export type MoneyLine = z.output<typeof moneyLineSchema>

/** The sum of the lines in cents, VAT included. */
export const sumOf = (lines: readonly Pick<MoneyLine, 'cents'>[]): number => lines.reduce((sum, { cents }) => sum + cents, 0)

/** The amounts of one rate of VAT, in cents; a null rate is what stands outside VAT. `taxable_cents + tax_cents` is what was charged. */
export interface VatGroup {
  vat_basis_points: number | null
  taxable_cents: number
  tax_cents: number
}

/** Lines by their rate of VAT, the highest rate first, what is outside VAT last. The tax is rounded once for each rate, half up. */
export const vatGroups = (lines: readonly Pick<MoneyLine, 'cents' | 'vat_basis_points'>[]): VatGroup[] => {
  const rates = [...new Set(lines.map((line) => line.vat_basis_points))].toSorted((a, b) => (b ?? -1) - (a ?? -1))
  return rates.map((rate) => {
    const gross = sumOf(lines.filter((line) => line.vat_basis_points === rate))
    const tax = rate === null ? 0 : vatIncluded(gross, rate)
    return { vat_basis_points: rate, taxable_cents: gross - tax, tax_cents: tax }
  })
}
