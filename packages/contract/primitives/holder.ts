import type { Locale } from '../locale.ts'

/** Who holds a permit, or applies for one, and how they are reached: the same columns in both tables, in forms and in records. */
export interface Holder {
  user_type_code: string
  name: string
  street: string
  post_code: string
  city: string
  /** Null for a person who came to the office without one; so is the phone. */
  email: string | null
  phone: string | null
  tax_number: string | null
  /** The language in which they are written to. */
  locale: Locale
}

/** The address in one line; an empty text after the person was anonymised. */
export const addressLine = ({ street, post_code: postCode, city }: Pick<Holder, 'street' | 'post_code' | 'city'>): string =>
  [street, `${postCode} ${city}`.trim()].filter(Boolean).join(', ')
