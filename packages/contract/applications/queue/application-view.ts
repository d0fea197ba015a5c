import { z } from 'zod/mini'
import { idSchema } from '../../primitives/field-schemas.ts'

/** What stands in the address of the list, by its names: filters, order, columns. The server drops `search`: it may name an applicant. */
const viewSearchSchema = z
  .record(z.string().check(z.regex(/^[a-zA-Z_]{1,40}$/)), z.union([z.string().check(z.maxLength(600)), z.number(), z.boolean()]))
  .check(z.refine((search) => Object.keys(search).length <= 30, 'invalid'))

export const viewFields = {
  name: z.string({ error: 'required' }).check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(40)),
  search: viewSearchSchema,
}

/** A view of the list of applications that a person keeps. */
export const applicationViewSchema = z.object({ id: idSchema, name: z.string(), search: viewSearchSchema })
export type ApplicationView = z.output<typeof applicationViewSchema>
