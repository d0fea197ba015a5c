import { sql } from 'kysely'

/** What stands where a name stood. */
export const anonymousName = 'Anonimizirano'

/** What stands in the columns of a holder. Number, kind, zone, days and amounts stay: they are what statistics are made of. */
export const anonymousHolder = {
  name: anonymousName,
  street: '',
  post_code: '',
  city: '',
  email: '',
  phone: '',
  tax_number: null,
  user_id: null,
}

/** An address that nobody can have, made of the row's id so that the column stays unique. */
export const anonymousEmail = sql<string>`id::text || '@izbrisano.invalid'`

/** The ids of rows. */
export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)
