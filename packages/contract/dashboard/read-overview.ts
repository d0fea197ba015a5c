import { z } from 'zod'
import { defineOperation } from '../operation.ts'
import { idSchema } from '../primitives/ids.ts'
import { localDaySchema } from '../primitives/local-day.ts'
import { stepKinds } from './next-steps.ts'

/** What a person can do next, and how much is theirs; the permits and applications themselves come with their lists. */
export const overviewSchema = z.object({
  next_steps: z.array(
    z.object({
      kind: z.enum(stepKinds),
      application_id: idSchema.nullable(),
      permit_id: idSchema.nullable(),
      number: z.string().nullable(),
      due_on: localDaySchema.nullable(),
    }),
  ),
  valid_permits: z.number().int(),
  open_applications: z.number().int(),
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
