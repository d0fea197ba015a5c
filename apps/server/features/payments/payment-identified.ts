import { sql } from 'kysely'
import { holdsText } from '../../platform/privacy/identified.ts'
import type { Identified } from '../../platform/privacy/identified.ts'

/** Payments by who paid, also those that belong to no application. */
export const paymentIdentified: readonly Identified[] = [
  {
    table: 'payment',
    label: sql`coalesce(reference, '')`,
    at: sql`booked_on::timestamptz`,
    about: sql`concat_ws(', ', payer_name, payer_iban)`,
    by: { name: holdsText('payer_name') },
  },
]
