import { z } from 'zod/mini'
import { rejectionReasonCodes } from '../../applications/decide/rejection-reasons.ts'
import { idSchema, instantSchema } from '../../primitives/field-schemas.ts'
import { actKinds } from '../act-kinds.ts'
import { unknownActPlaceholders } from '../act-placeholders.ts'

const known = z.superRefine<string>((text, context) => {
  const found = unknownActPlaceholders(text)
  if (found.length > 0) context.addIssue({ code: 'custom', message: 'unknown_act_word', params: { found: found.join(', ') } })
})
const part = z._default(z.string().check(z.trim(), z.maxLength(6000), known), '')
const required = z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(6000), known)

/** The words of a kind of act, part by part (ZUP, art. 210–216). */
export const actWordsSchema = z.object({
  subtitle: part,
  introduction: required,
  ruling: required,
  claim: part,
  facts: part,
  provisions: part,
  assessment: part,
  remedy: part,
  service: part,
})

/** For which acts a text is: a kind, and where both are null every reason and every kind of permit. */
export const actTextScope = {
  kind: z.enum(actKinds),
  reason_code: z.nullable(z.enum(rejectionReasonCodes)),
  permit_kind_id: z.nullable(idSchema),
}

export const actTextSchema = z.object({
  ...actTextScope,
  /** 0: the text that the product brings. Each saving is a new version; an act remembers its own. */
  version: z.int(),
  words: actWordsSchema,
  /** The same in Italian, for acts in two languages; null: the town has written none. */
  second: z.nullable(actWordsSchema),
  changed_at: z.nullable(instantSchema),
  changed_by_name: z.nullable(z.string()),
})
export type ActText = z.output<typeof actTextSchema>

/** The texts in force, those of all kinds first, and those with which the product begins. */
export const actTextsSchema = z.object({
  texts: z.array(actTextSchema),
  starting: z.record(z.enum(actKinds), actWordsSchema),
  starting_second: z.record(z.enum(actKinds), actWordsSchema),
})
export type ActTexts = z.output<typeof actTextsSchema>
