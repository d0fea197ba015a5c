import { z } from 'zod/mini'
import { seenVersion } from '../../history/seen-version.ts'
import { defineOperation } from '../../operation.ts'
import { localDaySchema, idSchema } from '../../primitives/field-schemas.ts'
import { heardShape } from '../../primitives/heard.ts'
import { keysOf } from '../../keys-of.ts'
import { furtherActs } from './further-acts.ts'

const furtherKinds = keysOf(furtherActs)
const longText = (longest: number) => z._default(z.string().check(z.trim(), z.maxLength(longest)), '')

/** What an official says of an act of `furtherActs`; what its row asks for must be there, see `missingOfFurther`. */
const furtherActSchema = z.object({
  kind: z.enum(furtherKinds),
  /** Id of the application or permit. */
  record_id: idSchema,
  ...seenVersion,
  /** The earlier act that it is about. */
  act_id: z.optional(idSchema),
  /** The ground of the law, by the code of the row. */
  ground: z.string({ error: 'required' }).check(z.minLength(1, 'required'), z.maxLength(40)),
  facts: longText(4000),
  reason: longText(4000),
  /** What a procedure that rests waits for. */
  awaits: longText(1000),
  /** The number of another open application that is joined to this one. */
  joins: z._default(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(40)), ''),
  /** When a reopening was proposed; absent: the procedure is reopened ex officio. */
  proposed_on: z.optional(localDaySchema),
  /** When its ground became known. */
  learned_on: z.optional(localDaySchema),
  ...heardShape,
})
export type FurtherActBody = z.output<typeof furtherActSchema>

/**
 * Issues an act beside the decision on the claim: what `furtherActs` knows, and only where its row allows it. What follows from it is done in the same
 * call. `illegal_transition` where the matter does not stand so, or an act that holds or a term of the party is in the way.
 */
export const issueFurtherAct = defineOperation({
  name: 'issue-further-act',
  path: 'v1/admin/acts/further',
  access: 'applications:decide',
  summary: 'Issues an act beside the decision: dismissal, suspension, reopening, nullity, certificate and others',
  body: furtherActSchema,
  output: z.object({ id: idSchema, number: z.string() }),
  errors: ['not_found', 'conflict', 'illegal_transition', 'permit_exists', 'credential_taken', 'cap_reached'],
  audit: { action: 'act:further', kind: 'change' },
})

export const previewFurtherAct = defineOperation({
  name: 'preview-further-act',
  path: 'v1/admin/acts/further/preview',
  access: 'applications:conduct',
  summary: 'Shows such an act as it would be issued (PDF)',
  body: furtherActSchema,
  errors: ['not_found', 'conflict', 'illegal_transition'],
  audit: { action: 'act:preview', kind: 'read' },
})
