import { defineOperation } from '../../operation.ts'
import { preparedActSchema } from './act-draft.ts'

/** Shows an act as it would be issued, before it is (PDF). */
export const previewAct = defineOperation({
  name: 'preview-act',
  method: 'POST',
  path: 'v1/admin/acts/preview',
  access: 'applications:conduct',
  summary: 'Shows an act as it would be issued, before it is (PDF)',
  body: preparedActSchema,
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'act:preview', kind: 'read' },
})
