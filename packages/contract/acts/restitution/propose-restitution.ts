import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { localDaySchema, reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { missedTerms, restitutionSchema } from './restitution.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Records that a party proposed to restore a term that it missed (ZUP, art. 103). `illegal_transition` where no term was missed, or one proposal is open. */
export const proposeRestitution = defineOperation({
  name: 'propose-restitution',
  method: 'POST',
  path: 'v1/admin/acts/{id}/restitutions',
  access: 'applications:conduct',
  summary: 'Records a proposal to restore a missed term',
  params: idParams,
  body: z.object({
    term: z.enum(missedTerms, { error: 'choice' }),
    proposed_on: localDaySchema,
    /** The day on which the cause ended, or on which the party came to know of what it missed. */
    ceased_on: localDaySchema,
    /** What the party says for it, and how it proves it. */
    grounds: reasonSchema,
  }),
  output: restitutionSchema,
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'act:propose_restitution', kind: 'change' },
})

/** Takes back a proposal that was entered by mistake, or that the party withdrew, while nobody has decided about it. */
export const withdrawRestitution = defineOperation({
  name: 'withdraw-restitution',
  method: 'POST',
  path: 'v1/admin/acts/restitutions/{id}/withdraw',
  access: 'applications:conduct',
  summary: 'Takes back a proposal to restore a missed term',
  params: idParams,
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  errors: ['not_found', 'conflict', 'illegal_transition'],
  audit: { action: 'act:withdraw_restitution', kind: 'change' },
})
