import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { localDaySchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { actRemedySchema, remedyKinds, remedyNote } from './act-remedy.ts'

/**
 * Records that the party renounced the appeal, or that a court action was brought. `illegal_transition` where the act allows it not now: an appeal is
 * renounced within its term and while none is open, a court action needs an act that is final and can be sued about.
 */
export const recordRemedy = defineOperation({
  name: 'record-remedy',
  method: 'POST',
  path: 'v1/admin/acts/{id}/remedies',
  access: 'applications:conduct',
  summary: 'Records a renunciation of the appeal or a court action',
  params: idParams,
  body: z.object({
    kind: z.enum(remedyKinds),
    /** The day on which it was declared, or the action lodged. */
    lodged_on: localDaySchema,
    /** The number of the court's case. */
    reference: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
    note: remedyNote,
  }),
  output: actRemedySchema,
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'act:record_remedy', kind: 'change' },
})
