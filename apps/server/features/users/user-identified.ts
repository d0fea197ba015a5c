import { sql } from 'kysely'
import { holdsText, isSame } from '../../platform/privacy/identified.ts'
import type { Identified } from '../../platform/privacy/identified.ts'

/** Accounts of a person. */
export const userIdentified: readonly Identified[] = [
  {
    table: 'app_user',
    label: sql`email`,
    at: sql`created_at`,
    about: sql`name`,
    by: { name: holdsText('name'), email: isSame('email'), phone: isSame('phone'), tax_number: isSame('tax_number') },
  },
]
