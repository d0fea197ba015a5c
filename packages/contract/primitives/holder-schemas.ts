import { z } from 'zod/mini'
import {
  citySchema,
  emailSchema,
  localeSchema,
  nameSchema,
  phoneSchema,
  postCodeSchema,
  streetSchema,
  taxNumberSchema,
} from './field-schemas.ts'

/** A holder as a form gives them; people without e-mail or phone come to the office too. */
export const holderFields = {
  user_type_code: z.string({ error: 'choice' }).check(z.minLength(1), z.maxLength(40)),
  name: nameSchema,
  street: streetSchema,
  post_code: postCodeSchema,
  city: citySchema,
  email: z.optional(emailSchema),
  phone: z.optional(phoneSchema),
  tax_number: z.optional(taxNumberSchema),
  locale: z._default(localeSchema, 'sl'),
}

/** A holder in a record's answer. */
export const holderSchema = z.object({
  user_type_code: z.string(),
  name: z.string(),
  street: z.string(),
  post_code: z.string(),
  city: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  tax_number: z.nullable(z.string()),
  locale: localeSchema,
})
