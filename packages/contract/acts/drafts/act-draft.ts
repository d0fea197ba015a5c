import { z } from 'zod/mini'
import { rejectionReasonCodes } from '../../applications/decide/rejection-reasons.ts'
import { localDaySchema, idSchema, instantSchema } from '../../primitives/field-schemas.ts'
import { atOnceShape, groundsSchema, heardShape, heardWays } from '../../primitives/heard.ts'
import { actKinds } from '../act-kinds.ts'
import { groundShape, provisionalShape } from '../suspension-ground.ts'

/** The acts that an official prepares by hand; the others follow from what happens to an application. */
export const preparedKinds = ['rejection', 'suspension', 'suspension_end', 'revocation'] as const

const record = z.object({ id: idSchema, number: z.string() })

/** An act that waits for somebody who may decide. */
export const actDraftSchema = z.object({
  id: idSchema,
  kind: z.enum(actKinds),
  application: z.nullable(record),
  permit: z.nullable(record),
  record_number: z.string(),
  party: z.string(),
  reason_code: z.nullable(z.string()),
  facts: z.string(),
  reason: z.string(),
  /** The day on which the holder asked for a suspension or revocation. */
  requested_on: z.nullable(localDaySchema),
  /** How the party was heard; the sentence about it is written when the act is issued. */
  heard: z.nullable(z.enum(heardWays)),
  heard_note: z.string(),
  /** The provision by which it takes effect at once, and why. */
  at_once: z.string(),
  /** What the pending procedure waits for, and the last day of the suspension. */
  awaits: z.string(),
  ends_on: z.nullable(localDaySchema),
  prepared_by_name: z.string(),
  created_at: instantSchema,
  version: z.int(),
})
export type ActDraft = z.output<typeof actDraftSchema>

/** What an official writes into a draft. */
export const draftTexts = {
  /** The usual reason of a rejection, by which its provisions and texts are chosen; absent: it stays as it is. */
  reason_code: z.optional(z.enum(rejectionReasonCodes)),
  facts: z._default(z.string().check(z.trim(), z.maxLength(4000)), ''),
  reason: z._default(z.string().check(z.trim(), z.maxLength(4000)), ''),
}

/** What is prepared: for an application a rejection, for a permit one of the others. */
export const preparedActSchema = z.object({
  kind: z.enum(preparedKinds),
  /** Id of the application or permit. */
  record_id: idSchema,
  reason_code: draftTexts.reason_code,
  ...groundShape,
  ...provisionalShape,
  facts: draftTexts.facts,
  reason: groundsSchema,
  ...heardShape,
  ...atOnceShape,
})
