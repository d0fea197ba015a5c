import { z } from 'zod/mini'
import { secureBoxSchema } from '../../applications/record/own-papers.ts'
import { furtherLocales } from '../../locale.ts'
import { seenVersion } from '../../history/seen-version.ts'
import { defineOperation } from '../../operation.ts'
import {
  citySchema,
  localDaySchema,
  nameSchema,
  postCodeSchema,
  reasonSchema,
  streetSchema,
  idSchema,
  instantSchema,
} from '../../primitives/field-schemas.ts'

const words = (longest: number) => z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(longest))

/** Somebody with a power of attorney: acts of the matter are served on them, otherwise the service is void (ZUP, art. 53 to 57 and 88). */
const attorneyShape = {
  name: nameSchema,
  street: streetSchema,
  post_code: postCodeSchema,
  city: citySchema,
  /** Which paper it is, of what day, and where it lies. */
  document: words(300),
  /** For what it is given. */
  scope: words(300),
}

export const representationSchema = z.object({
  id: idSchema,
  ...attorneyShape,
  /** The last day; null: until it is taken back. */
  valid_until: z.nullable(localDaySchema),
  /** Whether acts that are issued today go to them. */
  holds: z.boolean(),
  entered_by_name: z.string(),
  created_at: instantSchema,
  /** Why it ended before, and who entered that. */
  withdrawn_reason: z.nullable(z.string()),
  withdrawn_by_name: z.nullable(z.string()),
  version: z.int(),
})
export type Representation = z.output<typeof representationSchema>

/** Records who represents the party of an application or permit. `duplicate` while somebody else does. */
export const recordRepresentation = defineOperation({
  name: 'record-representation',
  path: 'v1/admin/acts/of/{id}/representation',
  access: 'applications:conduct',
  summary: 'Records who represents the party of a matter',
  body: z.object({ ...attorneyShape, valid_until: z.optional(localDaySchema) }),
  output: z.object({ id: idSchema }),
  errors: ['duplicate', 'forgotten'],
  audit: { action: 'act:record_representation', kind: 'change' },
})

/** Ends a representation, because the party took it back, the representative gave it up, or it was entered by mistake. The entry stays. */
export const endRepresentation = defineOperation({
  name: 'end-representation',
  path: 'v1/admin/acts/representations/{id}/end',
  access: 'applications:conduct',
  summary: 'Ends a representation',
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  errors: ['conflict', 'illegal_transition'],
  audit: { action: 'act:end_representation', kind: 'change' },
})

/**
 * Records the secure box of whoever the acts of a matter are served on now, the party or who represents it; empty: they have none.
 * `illegal_transition` where the town does not serve into boxes.
 */
export const recordSecureBox = defineOperation({
  name: 'record-secure-box',
  path: 'v1/admin/acts/of/{id}/secure-box',
  access: 'applications:conduct',
  summary: 'Records the secure box of the party of a matter',
  body: z.object({ address: z.union([z.literal(''), secureBoxSchema]) }),
  errors: ['illegal_transition', 'forgotten'],
  audit: { action: 'act:secure_box', kind: 'change' },
})

/** The languages of acts: Slovenian, and that of a national community (ZUP, art. 62). */
export const actLocales = ['sl', ...furtherLocales] as const

/** Records in which language the procedure of a matter is, as its party asked. `illegal_transition` where that is no official language of the town. */
export const setProcedureLanguage = defineOperation({
  name: 'set-procedure-language',
  path: 'v1/admin/acts/of/{id}/language',
  access: 'applications:conduct',
  summary: 'Records the language of the procedure of a matter',
  body: z.object({ language: z.enum(actLocales) }),
  errors: ['illegal_transition', 'forgotten'],
  audit: { action: 'act:procedure_language', kind: 'change' },
})
