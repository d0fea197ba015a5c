import { z } from 'zod/mini'
import { localDaySchema, textSchema } from '../../primitives/field-schemas.ts'
import { accountIban, referenceCode } from '../money-settings.ts'
import type { MoneyLine } from '../money-line.ts'
import { type FeeFacts, feeOf, type PricedKind } from './fee.ts'

/** One amount of the tariff of administrative fees (upravne takse, ZUT) from a day on, in cents. A later amount is a further row with the same number. */
export const feeTariffRowSchema = z.object({
  /** The number of the tariff as it is printed: `3`. */
  tariff_number: z.string(),
  /** What it is charged for. */
  name: textSchema,
  valid_from: localDaySchema,
  /** For an application that was sent online; 0: none is charged. */
  electronic_cents: z.int(),
  /** For an application on paper. */
  paper_cents: z.int(),
})
export type FeeTariffRow = z.output<typeof feeTariffRowSchema>

/** A ground on which nobody pays the fee (ZUT, art. 23, 24 and 28). */
export const feeExemptionSchema = z.object({ code: z.string(), name: textSchema })

/** The fees of the procedure as the municipality charges them. They are no price: they stand outside VAT and have an account of their own. */
export const administrativeFeesSchema = z.object({
  tariff: z.array(feeTariffRowSchema),
  exemptions: z.array(feeExemptionSchema),
  /** The account they are paid to, without blanks; empty: that of the prices. */
  iban: z.string(),
  /** Code of the budget user in the reference, five digits; empty: that of the prices. */
  budget_user_code: z.string(),
  /** Sub-account of the income in the reference, seven digits with the check digit. */
  account_code: z.string(),
  /** Days after the filing by which a payer is told to pay. */
  due_days: z.int(),
  /** Whether an application is approved only when its fee is paid. */
  required: z.boolean(),
})
export type AdministrativeFees = z.output<typeof administrativeFeesSchema>

const amount = z.int({ error: 'required' }).check(z.minimum(0), z.maximum(100_000))
const code = z.string({ error: 'required' }).check(z.trim(), z.regex(/^[a-z][a-z0-9_]{1,39}$/, 'code'))

const row = z.object({
  tariff_number: z.string({ error: 'required' }).check(z.trim(), z.minLength(1, 'required'), z.maxLength(40)),
  name: textSchema,
  valid_from: localDaySchema,
  electronic_cents: amount,
  paper_cents: amount,
})

/** The place of the first value that stands in the list before; -1 where each stands once. */
const firstRepeated = (values: readonly string[]): number => values.findIndex((value, index) => values.indexOf(value) < index)

/** What an administrator sets about administrative fees. */
export const administrativeFeesChangesSchema = z
  .object({
    tariff: z._default(z.array(row).check(z.maxLength(60)), []),
    exemptions: z._default(z.array(z.object({ code, name: textSchema })).check(z.maxLength(40)), []),
    iban: accountIban,
    budget_user_code: referenceCode(5),
    account_code: referenceCode(7),
    due_days: administrativeFeesSchema.shape.due_days.check(z.minimum(1), z.maximum(60)),
    required: z._default(z.boolean(), false),
  })
  .check(({ value, issues }) => {
    const twice = firstRepeated(value.tariff.map(({ tariff_number: number, valid_from: day }) => `${number} ${day}`))
    if (twice !== -1) issues.push({ code: 'custom', path: ['tariff', twice, 'valid_from'], message: 'listed_twice', input: twice })
    const taken = firstRepeated(value.exemptions.map((one) => one.code))
    if (taken !== -1) issues.push({ code: 'custom', path: ['exemptions', taken, 'code'], message: 'listed_twice', input: taken })
  })

/** The kind that says what replacing a permit costs; undefined where a town has none, and it is free. */
export const replacementKind = <Kind extends PricedKind>(kinds: readonly Kind[]): Kind | undefined =>
  kinds.find(({ validity }) => validity.rule === 'replaced')

export const replacementFacts = (day: string): FeeFacts => ({ period: 'once', count: 1, pricedOn: day })

/** The price of replacing a permit on a day. */
export const replacementFee = (kinds: readonly PricedKind[], day: string): MoneyLine[] => {
  const kind = replacementKind(kinds)
  return (kind && feeOf(kind, replacementFacts(day))) ?? []
}
