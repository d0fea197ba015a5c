import { z } from 'zod/mini'
import { defineRead } from '../../operation.ts'
import { idSchema } from '../../primitives/field-schemas.ts'

const assigneeSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** How many open applications they have. */
  open: z.int(),
  /** False for one who has applications but conducts procedures no more: nothing is given to them. */
  conducts: z.boolean(),
})
export type Assignee = z.output<typeof assigneeSchema>

/** The clerks to whom applications can be given, by name, and those who still have some. */
export const listAssignees = defineRead({
  name: 'list-assignees',
  path: 'v1/admin/applications/assignees',
  access: 'applications:read',
  summary: 'Clerks and how many open applications they have',
  output: z.object({ items: z.array(assigneeSchema) }),
})
