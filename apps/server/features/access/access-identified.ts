import { sql } from 'kysely'
import type { Identified } from '../../platform/privacy/identified.ts'

/** Passages without a permit, by plate or phone; those with one are found with the permit. */
export const accessIdentified: readonly Identified[] = [
  {
    table: 'access_log',
    label: sql`device_code`,
    at: sql`at`,
    about: sql`coalesce(credential, plate, phone, '')`,
    by: {
      plate: (plate) => sql<boolean>`permit_id is null and credential_normalised = ${plate}`,
      phone: (phone) => sql<boolean>`permit_id is null and (credential_normalised = ${phone} or phone = ${phone})`,
    },
  },
]
