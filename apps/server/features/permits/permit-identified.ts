import { sql } from 'kysely'
import { holdsText, isSame } from '../../platform/privacy/identified.ts'
import type { Identified } from '../../platform/privacy/identified.ts'

/** Permits by their holder or vehicle; passages with a permit are found with it. */
export const permitIdentified: readonly Identified[] = [
  {
    table: 'permit',
    label: sql`number`,
    at: sql`issued_at`,
    about: sql`concat_ws(', ', name, street, post_code || ' ' || city)`,
    by: {
      ...{ name: holdsText('name'), email: isSame('email'), phone: isSame('phone'), tax_number: isSame('tax_number') },
      plate: (plate) =>
        sql<boolean>`exists (select from permit_credential c where c.permit_id = permit.id and c.value_normalised = ${plate})`,
    },
  },
]
