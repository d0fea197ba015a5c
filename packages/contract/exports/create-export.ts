import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idSchema } from '../primitives/field-schemas.ts'
import { exportFormats } from './export.ts'

/** What of a list stands in a file. Whether sort, filters and columns are those of the list is checked by the list itself. */
export const exportedListSchema = z.object({
  /** The name of the list's operation, for instance `list-permits`. */
  list: z.string().check(z.maxLength(80)),
  /** The record whose list it is, for instance the person of `list-user-permits`. */
  record_id: z.optional(idSchema),
  format: z.enum(exportFormats),
  filters: z._default(z.record(z.string().check(z.maxLength(80)), z.unknown()), {}),
  sort: z.optional(z.object({ key: z.string().check(z.maxLength(80)), order: z.enum(['asc', 'desc']) })),
  /** From left to right. */
  columns: z.array(z.string().check(z.maxLength(80))).check(z.minLength(1), z.maxLength(100)),
})

export const createExport = defineOperation({
  name: 'create-export',
  path: 'v1/exports/create',
  access: 'session',
  summary: 'Writes a list to a file in the background',
  body: exportedListSchema,
  output: z.object({ id: idSchema, name: z.string() }),
  rate: { windowSeconds: 3600, perAddress: 600, perAccount: 200 },
})
