import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { groundsSchema } from '../../primitives/heard.ts'
import { idParams, idSchema } from '../../primitives/ids.ts'
import { restitutionOutcomes } from './restitution.ts'
import { seenVersion } from '../../history/seen-version.ts'

/**
 * Decides about a proposal by an order (ZUP, art. 106). Where the term is restored it runs anew from the service of the order; an order that dismissed the
 * application for want of the supplement is set aside.
 */
export const decideRestitution = defineOperation({
  name: 'decide-restitution',
  method: 'POST',
  path: 'v1/admin/acts/restitutions/{id}/decide',
  access: 'applications:decide',
  summary: 'Restores a missed term by an order, or refuses it',
  params: idParams,
  body: z.object({ ...seenVersion, outcome: z.enum(restitutionOutcomes, { error: 'choice' }), reason: groundsSchema }),
  output: z.object({ id: idSchema, number: z.string() }),
  errors: ['not_found', 'conflict', 'illegal_transition'],
  audit: { action: 'act:decide_restitution', kind: 'change' },
})
