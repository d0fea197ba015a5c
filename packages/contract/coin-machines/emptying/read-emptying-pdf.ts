import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** The protocol of an emptying as a PDF, to be signed and filed. */
export const readEmptyingPdf = defineOperation({
  name: 'read-coin-machine-emptying-pdf',
  method: 'GET',
  path: 'v1/coin-machines/emptyings/{id}/pdf',
  access: 'machines:read',
  summary: 'The protocol of an emptying as a PDF',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'coin_machine:print_emptying', kind: 'read' },
})
