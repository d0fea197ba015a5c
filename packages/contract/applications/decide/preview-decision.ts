import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { rejectionShape } from './rejection-reasons.ts'

/** The decision with this reason as a draft PDF; nothing is stored and no mail is sent. */
export const previewDecision = defineOperation({
  name: 'preview-decision',
  method: 'POST',
  path: 'v1/admin/applications/{id}/decision/preview',
  access: 'applications:conduct',
  summary: 'The decision that would reject an application, before it is sent (PDF)',
  params: idParams,
  body: z.object(rejectionShape),
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'application:preview_decision', kind: 'read' },
})
