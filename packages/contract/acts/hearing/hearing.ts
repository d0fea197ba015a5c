import { z } from 'zod/mini'
import { localDaySchema, idSchema, instantSchema } from '../../primitives/field-schemas.ts'

/** A party was told what was found out; what it answered. */
export const hearingSchema = z.object({
  id: idSchema,
  act_id: idSchema,
  /** The act's number. */
  number: z.string(),
  issued_on: localDaySchema,
  due_on: localDaySchema,
  facts: z.string(),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(instantSchema),
  /** A clerk recorded what the party said. */
  by_protocol: z.boolean(),
  /** When the organ took the call back, by an official note, and why; null while it stands. */
  closed_on: z.nullable(localDaySchema),
  closed_reason: z.nullable(z.string()),
})
export type Hearing = z.output<typeof hearingSchema>

export const partyHearingSchema = z.object({
  number: z.string(),
  record_number: z.string(),
  due_on: localDaySchema,
  /** How many days it has from the service of the act; null where the last day stands. */
  answer_days: z.nullable(z.int()),
  facts: z.string(),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(instantSchema),
  /** When the organ took the call back, and why; null while it stands. */
  closed_on: z.nullable(localDaySchema),
  closed_reason: z.nullable(z.string()),
  /** Nothing is decided yet, it has not answered, and the call stands. */
  may_answer: z.boolean(),
})
export type PartyHearing = z.output<typeof partyHearingSchema>

/** The mailed link: the act's number and the link's secret; or an application's number and the secret of its status page. */
export const hearingLinkSchema = z.object({
  number: z.string().check(z.minLength(1), z.maxLength(60)),
  token: z.string().check(z.minLength(1), z.maxLength(100)),
})

export const hearingAnswerSchema = z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(4000))
