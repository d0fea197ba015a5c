import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** One's own permit for the windscreen. */
export const readOwnPermitPdf = defineOperation({
  name: 'read-own-permit-pdf',
  method: 'GET',
  path: 'v1/user/permits/{id}/pdf',
  access: 'session',
  summary: 'My permit for the windscreen (PDF)',
  params: idParams,
  errors: ['not_found'],
})
