import { sql } from 'kysely'
import { holdsText, isSame } from '../../platform/privacy/identified.ts'
import type { Identified } from '../../platform/privacy/identified.ts'

/** Applications by their applicant; documents, acts, invoices and all else of an application are found with it. */
export const applicationIdentified: readonly Identified[] = [
  {
    table: 'application',
    label: sql`number`,
    at: sql`created_at`,
    about: sql`concat_ws(', ', name, street, post_code || ' ' || city)`,
    by: {
      ...{ name: holdsText('name'), email: isSame('email'), phone: isSame('phone'), tax_number: isSame('tax_number') },
      plate: (plate) => sql<boolean>`${plate} = any(plates_normalised)`,
    },
  },
]
