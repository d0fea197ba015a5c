import { z } from 'zod/mini'
import { localDaySchema, instantSchema } from '../../primitives/field-schemas.ts'
import { defineOperation, defineRead } from '../../operation.ts'
import { invoiceDetailsSchema } from '../invoice.ts'

/** What came back from the tax authority: `code` where it refused, one of the published table. */
const fiscalAnswerSchema = z.object({
  outcome: z.enum(['confirmed', 'refused', 'unreachable', 'untrusted']),
  code: z.nullable(z.string()),
})

/** Where the verification of invoices stands in this town. */
const fiscalStatusSchema = z.object({
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

/** What a clerk has to know of the link to the tax authority. */
export const readFiscalStatus = defineRead({
  name: 'read-fiscal-status',
  path: 'v1/admin/fiscal-status',
  access: 'invoices:read',
  summary: 'Where the verification of invoices stands',
  output: fiscalStatusSchema,
})

/** Tells the tax authority of business premises as they are stored now, also that they are closed. */
export const registerBusinessPremise = defineOperation({
  name: 'register-business-premise',
  path: 'v1/admin/premises/{id}/register',
  access: 'parameters:write',
  summary: 'Registers business premises with the tax authority',
  body: z.object({}),
  output: fiscalAnswerSchema,
  errors: ['fiscal_unavailable'],
  audit: { action: 'business_premise:register', kind: 'change' },
})

/** Sends an invoice to the tax authority again: one that was refused, once the cause is mended, or one that waits, without waiting longer. */
export const registerInvoice = defineOperation({
  name: 'register-invoice',
  path: 'v1/admin/invoices/{id}/register',
  access: 'invoices:write',
  summary: 'Sends an invoice to the tax authority again',
  output: invoiceDetailsSchema,
  errors: ['fiscal_unavailable', 'fiscal_settled'],
  audit: { action: 'invoice:register', kind: 'change' },
})
