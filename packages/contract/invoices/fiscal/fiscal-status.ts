import { z } from 'zod/mini'
import { localDaySchema } from '../../primitives/field-schemas.ts'
import { instantSchema } from '../../primitives/ids.ts'

/** What came back from the tax authority: `code` where it refused, one of the published table. */
export const fiscalAnswerSchema = z.object({
  outcome: z.enum(['confirmed', 'refused', 'unreachable', 'untrusted']),
  code: z.nullable(z.string()),
})

/** Where the verification of invoices stands in this town. */
export const fiscalStatusSchema = z.object({
  /** Null where no link to the tax authority is set up: invoices for cash and cards cannot be issued. */
  link: z.nullable(
    z.object({
      /** Whatever is registered there counts for nothing. */
      test_environment: z.boolean(),
      /** The tax number in the certificate; null where it names none. */
      tax_number: z.nullable(z.string()),
      /** Whether it is the municipality's own. */
      is_own: z.boolean(),
      ends_at: instantSchema,
      /** Within thirty days, or in the past. */
      ends_soon: z.boolean(),
    }),
  ),
  /** Invoices that wait for their EOR, and those that the tax authority has refused. */
  waiting: z.int(),
  refused: z.int(),
  /** The last day for the invoice without an EOR whose term ends first; null when none waits. */
  first_due_on: z.nullable(localDaySchema),
  /** How many of them are past their term, or reach it today. */
  pressing: z.int(),
})
export type FiscalStatus = z.output<typeof fiscalStatusSchema>
