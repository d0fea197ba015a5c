import { z } from 'zod/mini'
import { historySchema } from '../history/history.ts'
import { permissions, roles } from '../permissions.ts'
import {
  citySchema,
  emailSchema,
  localDaySchema,
  localeSchema,
  nameSchema,
  phoneSchema,
  postCodeSchema,
  streetSchema,
  taxNumberSchema,
  idSchema,
  instantSchema,
} from '../primitives/field-schemas.ts'
import { deletionBlockSchema, userActions } from './user-actions.ts'

export const userTypes = ['person', 'company'] as const
export const roleSchema = z.enum(roles)
export const permissionSchema = z.enum(permissions)

/** Invited: no password has been set yet. Deleted: anonymised, because records that must be kept point at the person. */
export const userStatuses = ['active', 'invited', 'inactive', 'deleted'] as const
export type UserStatus = (typeof userStatuses)[number]

/** A person's own data. An absent field is empty. */
export const personFieldsSchema = z.object({
  name: nameSchema,
  type: z.enum(userTypes),
  phone: z.optional(phoneSchema),
  street: z.optional(streetSchema),
  post_code: z.optional(postCodeSchema),
  city: z.optional(citySchema),
  tax_number: z.optional(taxNumberSchema),
  locale: z._default(localeSchema, 'sl'),
})
export type PersonFields = z.output<typeof personFieldsSchema>

/** What only an administrator sets: sign-in and permissions. Without `users:roles` the last three must be absent. */
export const userFieldsSchema = z.extend(personFieldsSchema, {
  email: emailSchema,
  user_type_code: z.optional(z.string().check(z.maxLength(40))),
  /** As acts name an official: the title, and the authorisation to decide with its day, scope and last day; what is absent stays. */
  title: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  authorisation: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  authorised_on: z.optional(z.nullable(localDaySchema)),
  authorised_for: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  authorised_until: z.optional(z.nullable(localDaySchema)),
  role: z.optional(roleSchema),
  granted: z.optional(z.array(permissionSchema).check(z.maxLength(permissions.length))),
  revoked: z.optional(z.array(permissionSchema).check(z.maxLength(permissions.length))),
})
export type UserFields = z.output<typeof userFieldsSchema>

export const userRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  type: z.enum(userTypes),
  role: roleSchema,
  status: z.enum(userStatuses),
  last_seen: z.nullable(instantSchema),
  created_at: instantSchema,
})
export type UserRow = z.output<typeof userRowSchema>

/** A person as an administrator sees them, with the allowed actions and the reasons against a deletion. */
export const userDetailsSchema = z.extend(userRowSchema, {
  street: z.nullable(z.string()),
  post_code: z.nullable(z.string()),
  city: z.nullable(z.string()),
  tax_number: z.nullable(z.string()),
  user_type_code: z.nullable(z.string()),
  title: z.string(),
  authorisation: z.string(),
  authorised_on: z.nullable(localDaySchema),
  authorised_for: z.string(),
  authorised_until: z.nullable(localDaySchema),
  locale: localeSchema,
  granted: z.array(permissionSchema),
  revoked: z.array(permissionSchema),
  /** What follows from role, granted and revoked. */
  permissions: z.array(permissionSchema),
  must_reset: z.boolean(),
  second_factors: z.object({ totp: z.boolean(), passkeys: z.int() }),
  email_verified_at: z.nullable(instantSchema),
  version: z.int(),
  allowed_actions: z.array(z.enum(userActions)),
  deletion_blocks: z.array(deletionBlockSchema),
  history: historySchema,
})
export type UserDetails = z.output<typeof userDetailsSchema>
