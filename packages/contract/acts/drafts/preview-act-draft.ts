import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** Shows a draft as it would be issued (PDF). */
export const previewActDraft = defineOperation({
  name: 'preview-act-draft',
  method: 'GET',
  path: 'v1/admin/acts/drafts/{id}/pdf',
  access: 'applications:read',
  summary: 'Shows a draft as it would be issued (PDF)',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'act:preview', kind: 'read' },
})
