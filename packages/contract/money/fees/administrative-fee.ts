import { z } from 'zod/mini'
import { localDaySchema, textSchema } from '../../primitives/field-schemas.ts'

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
