import { z } from 'zod/mini'
import { defineRead } from '../operation.ts'

const text = z.nullable(z.string())
const list = <S extends z.ZodMiniType>(row: S) => z.array(row)

/** What is held about a person, as far as a person reads it: parts of the same data as the file, which has all of it. */
export const ownDataSchema = z.object({
  person: list(
    z.object({
      name: z.string(),
      email: text,
      phone: text,
      street: text,
      post_code: text,
      city: text,
      tax_number: text,
      created_at: z.string(),
    }),
  ),
  permits: list(
    z.object({
      ...{ number: z.string(), permit_kind_id: z.string(), status: z.string(), valid_from: z.string(), valid_until: z.string() },
      credentials: z.array(z.object({ kind: z.string(), value: z.string() })),
    }),
  ),
  applications: list(
    z.object({
      ...{ number: z.string(), permit_kind_id: z.string(), status: z.string(), created_at: z.string(), remark: text },
      plates: z.array(z.string()),
    }),
  ),
  documents: list(z.object({ file_name: z.string(), created_at: z.string(), expires_on: text, deleted_at: text })),
  acts: list(z.object({ number: z.string(), issued_at: z.string() })),
  invoices: list(z.object({ number: z.string(), total_cents: z.int(), issued_at: z.string() })),
  payments: list(z.object({ booked_on: z.string(), cents: z.int(), purpose: text, reference: text })),
  passages: list(z.object({ at: z.string(), device_name: z.string(), event_name: z.string(), credential: text, plate: text })),
  mails: list(z.object({ subject: z.string(), body_text: text, created_at: z.string() })),
  events: list(
    z.object({
      ...{ at: z.string(), action: z.string(), kind: z.string(), subject_label: z.optional(text) },
      /** The person, somebody of the office, or the product by itself. */
      by: z.enum(['self', 'office', 'product']),
    }),
  ),
})
export type OwnData = z.output<typeof ownDataSchema>

/** The same as the file, to be read on a screen. */
export const readOwnData = defineRead({
  name: 'read-own-data',
  path: 'v1/services/account/data/read',
  access: 'session',
  summary: 'All own data, to read',
  output: ownDataSchema,
  errors: ['rate_limited'],
  rate: { windowSeconds: 3600, perAddress: 300, perAccount: 60 },
})

/** Everything the product holds about the signed-in person, as one JSON file (GDPR, articles 15 and 20). */
export const downloadOwnData = defineRead({
  name: 'download-own-data',
  path: 'v1/services/account/data',
  access: 'session',
  summary: 'Download of all own data',
  errors: ['rate_limited'],
  rate: { windowSeconds: 3600, perAddress: 100, perAccount: 10 },
  audit: { action: 'account:download_data', kind: 'read' },
})
