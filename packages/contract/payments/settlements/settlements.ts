import { z } from 'zod/mini'
import { fileErrors } from '../../documents/file-errors.ts'
import { defineOperation, defineRead } from '../../operation.ts'
import { idSchema, instantSchema } from '../../primitives/field-schemas.ts'

/** What a line of a settlement report tells: `other` moves money that belongs to no payment, as what is carried to the next batch. */
export const settlementLineKinds = ['payment', 'refund', 'chargeback', 'chargeback_reversed', 'fee', 'other'] as const
export type SettlementLineKind = (typeof settlementLineKinds)[number]

const settlementSchema = z.object({
  id: idSchema,
  merchant: z.string(),
  batch: z.string(),
  file_name: z.string(),
  uploaded_at: instantSchema,
  uploaded_by_name: z.nullable(z.string()),
  /** What is paid out to the bank, and what the provider kept. */
  net_cents: z.int(),
  fee_cents: z.int(),
  lines: z.int(),
  chargebacks: z.int(),
  /** Lines that are no payment or refund of that amount in the books: a clerk clears such a payout by hand. */
  unmatched: z.array(z.object({ type: z.string(), order: z.nullable(z.string()), transaction: z.nullable(z.string()), cents: z.int() })),
  /** The movement of a statement by which the payout came; null while it is on its way. */
  payment_id: z.nullable(idSchema),
  is_cleared: z.boolean(),
})
export type Settlement = z.output<typeof settlementSchema>

/** The reports of the online provider, the newest first; at most a hundred. */
export const listSettlements = defineRead({
  name: 'list-settlements',
  path: 'v1/admin/documents/payments/settlements',
  access: 'payments:read',
  summary: 'Settlement reports of the online provider',
  output: z.object({ settlements: z.array(settlementSchema) }),
})

/**
 * Reads a settlement report of the online provider (Adyen, settlement details, CSV): what one payout is made of. Chargebacks take their payment back or wait
 * for a clerk; the payout clears what it pays as soon as it and the report are there. A report that cannot be read whole changes nothing.
 */
export const uploadSettlement = defineOperation({
  name: 'upload-settlement',
  path: 'v1/admin/documents/payments/settlements/upload',
  access: 'payments:write',
  summary: 'Uploads a settlement report of the online provider',
  multipart: true,
  files: 'statements',
  body: z.object({}),
  output: settlementSchema,
  errors: fileErrors,
  audit: { action: 'settlement:upload', kind: 'change' },
})
