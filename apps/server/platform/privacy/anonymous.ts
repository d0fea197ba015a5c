import { sql } from 'kysely'

/** Replaces the name of an anonymised person. */
export const anonymousName = 'Anonimizirano'

/** The values of an anonymised holder's columns. Number, kind, zone, days and amounts are kept for statistics. */
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
