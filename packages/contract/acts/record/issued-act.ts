import { z } from 'zod/mini'
import { idSchema, instantSchema } from '../../primitives/ids.ts'
import { actKinds } from '../act-kinds.ts'
import { actDraftSchema } from '../drafts/act-draft.ts'

/** An issued act in the list of its matter. */
export const issuedActSchema = z.object({
  id: idSchema,
  kind: z.enum(actKinds),
  number: z.string(),
  issued_at: instantSchema,
  conducted_by_name: z.string(),
  decided_by_name: z.string(),
  sha256: z.string(),
})
export type IssuedAct = z.output<typeof issuedActSchema>

/** The acts of an application or permit, the newest first, and the drafts that wait. */
export const matterActsSchema = z.object({ acts: z.array(issuedActSchema), drafts: z.array(actDraftSchema) })
