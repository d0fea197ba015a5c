import { z } from 'zod'
import { historySchema } from '../events/event.ts'
import { defineList } from '../list.ts'
import { localeSchema } from '../locale.ts'
import { permissions, roles } from '../permissions.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'
import { phoneSchema } from '../primitives/phone.ts'
import { taxNumberSchema } from '../primitives/tax-number.ts'
import { emailSchema, lineSchema, nameSchema, postCodeSchema } from '../primitives/text-fields.ts'
import { deletionBlockSchema } from './deletion-block.ts'
import { userActions } from './user-actions.ts'

export const userTypes = ['person', 'company'] as const
export const roleSchema = z.enum(roles)
export const permissionSchema = z.enum(permissions)

/** Invited: no password has been set yet. Deleted: anonymised, because records that must be kept point at the person. */
export const userStatuses = ['active', 'invited', 'inactive', 'deleted'] as const
export type UserStatus = (typeof userStatuses)[number]

/** What a person says about themselves. An absent field is empty. */
export const personFieldsSchema = z.object({
  name: nameSchema,
  type: z.enum(userTypes),
  phone: phoneSchema.optional(),
  street: lineSchema.optional(),
  post_code: postCodeSchema.optional(),
  city: lineSchema.max(80).optional(),
  tax_number: taxNumberSchema.optional(),
  locale: localeSchema.default('sl'),
})
export type PersonFields = z.output<typeof personFieldsSchema>

/** What only an administrator sets: who signs in how, and what they may do. Without `users:roles` the last three must be absent. */
export const userFieldsSchema = personFieldsSchema.extend({
  email: emailSchema,
  user_type_code: z.string().max(40).optional(),
  role: roleSchema.optional(),
  granted: z.array(permissionSchema).max(permissions.length).optional(),
  revoked: z.array(permissionSchema).max(permissions.length).optional(),
})
export type UserFields = z.output<typeof userFieldsSchema>

export const userRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  type: z.enum(userTypes),
  role: roleSchema,
  status: z.enum(userStatuses),
  last_seen: instantSchema.nullable(),
  created_at: instantSchema,
})
export type UserRow = z.output<typeof userRowSchema>

export const userList = defineList({
  row: userRowSchema,
  sortable: ['name', 'email', 'role', 'last_seen', 'created_at'],
  defaultSort: { key: 'name', order: 'asc' },
  filters: z.object({
    /** A part of the name, e-mail address or phone number. */
    search: z.string().trim().max(120),
    role: roleSchema,
    type: z.enum(userTypes),
    /** Also as the text of a choice: `true`, `false`. */
    active: z.union([z.boolean(), z.stringbool()]),
  }),
})

/** One person as an administrator sees them, with what may be done and what a deletion would still wait for. */
export const userDetailsSchema = userRowSchema.extend({
  street: z.string().nullable(),
  post_code: z.string().nullable(),
  city: z.string().nullable(),
  tax_number: z.string().nullable(),
  user_type_code: z.string().nullable(),
  locale: localeSchema,
  granted: z.array(permissionSchema),
  revoked: z.array(permissionSchema),
  /** What follows from role, granted and revoked. */
  permissions: z.array(permissionSchema),
  must_reset: z.boolean(),
  email_verified_at: instantSchema.nullable(),
  version: z.number().int(),
  allowed_actions: z.array(z.enum(userActions)),
  deletion_blocks: z.array(deletionBlockSchema),
  history: historySchema,
})
export type UserDetails = z.output<typeof userDetailsSchema>
