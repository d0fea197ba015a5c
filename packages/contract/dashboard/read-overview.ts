import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { localDaySchema } from '../primitives/field-schemas.ts'
import { idSchema } from '../primitives/ids.ts'
import { stepKinds } from './next-steps.ts'

/** What a person can do next, and how many records are theirs; their lists give the permits and applications themselves. */
export const overviewSchema = z.object({
  next_steps: z.array(
    z.object({
      kind: z.enum(stepKinds),
      application_id: z.nullable(idSchema),
      permit_id: z.nullable(idSchema),
      number: z.nullable(z.string()),
      due_on: z.nullable(localDaySchema),
    }),
  ),
  valid_permits: z.int(),
  open_applications: z.int(),
})
export type Overview = z.output<typeof overviewSchema>

export const readOverview = defineOperation({
  name: 'read-overview',
  method: 'GET',
  path: 'v1/user/overview',
  access: 'session',
  summary: 'What the signed-in person can do next',
  output: overviewSchema,
})
