import { z } from 'zod/mini'
import { defineOperation, defineRead } from '../operation.ts'
import { reasonSchema, idSchema, instantSchema } from '../primitives/field-schemas.ts'

/** What an operator leaves to the next one. `matters` are the open ones as the writer saw them, in the writer's words. */
export const shiftHandoverSchema = z.object({
  id: idSchema,
  text: z.string(),
  matters: z.array(z.string()),
  written_by_name: z.string(),
  written_at: instantSchema,
  confirmed_by_name: z.nullable(z.string()),
  confirmed_at: z.nullable(instantSchema),
  /** Whether the reader may confirm it: somebody else wrote it, and nobody has confirmed it. */
  may_confirm: z.boolean(),
})
export type ShiftHandover = z.output<typeof shiftHandoverSchema>

/** How many of the last ones are shown. */
export const shownHandovers = 5

export const listHandovers = defineRead({
  name: 'list-handovers',
  path: 'v1/operator/data/handovers',
  access: 'bollards:control',
  summary: 'The last hand-overs of shifts',
  output: z.object({ items: z.array(shiftHandoverSchema) }),
})

/** Leaves a text and the open matters to the next operator. */
export const writeHandover = defineOperation({
  name: 'write-handover',
  path: 'v1/operator/services/handover',
  access: 'bollards:control',
  summary: 'Hands a shift over',
  body: z.object({
    text: reasonSchema,
    matters: z._default(z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(300))).check(z.maxLength(100)), []),
  }),
  output: shiftHandoverSchema,
  rate: { windowSeconds: 60, perAddress: 20 },
  audit: { action: 'shift_handover:write', kind: 'change' },
})

/** The next operator says that they have read it. `illegal_transition`: one's own, or confirmed already. */
export const confirmHandover = defineOperation({
  name: 'confirm-handover',
  path: 'v1/operator/services/handover/{id}/confirm',
  access: 'bollards:control',
  summary: 'Confirms that a hand-over was read',
  output: shiftHandoverSchema,
  errors: ['illegal_transition'],
  audit: { action: 'shift_handover:confirm', kind: 'change' },
})
