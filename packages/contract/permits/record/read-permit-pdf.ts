import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** The permit for the windscreen, as a PDF with a QR code. */
export const readPermitPdf = defineOperation({
  name: 'read-permit-pdf',
  method: 'GET',
  path: 'v1/admin/permits/{id}/pdf',
  access: 'permits:read',
  summary: 'A permit for the windscreen (PDF)',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'permit:print', kind: 'read' },
})
