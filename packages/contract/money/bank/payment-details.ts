import { z } from 'zod/mini'
import { localDaySchema } from '../../primitives/field-schemas.ts'

/** How an applicant pays: what stands on the payment slip of the pro-forma. */
export const paymentDetailsSchema = z.object({
  /** Number of the pro-forma. */
  number: z.string(),
  /** What is still to be paid; the pro-forma itself keeps the amount that it was made for. Nothing where all has come, and is about to be recorded as paid. */
  cents: z.int(),
  /** What has come since the pro-forma was made; absent where it is nothing. */
  received_cents: z.optional(z.int()),
  due_on: localDaySchema,
  iban: z.string(),
  reference: z.string(),
  purpose: z.string(),
  /** Name and address of the municipality in one line. */
  recipient: z.string(),
  /** The dark modules of the UPN QR code as a path of an SVG picture, whose unit is a module; the quiet zone is not in it. */
  code: z.string(),
  /** How many modules the code is wide and high. */
  code_size: z.int(),
})
export type PaymentDetails = z.output<typeof paymentDetailsSchema>
