import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** Prints an invoice once more: the paper is marked `KOPIJA n`, and each is counted (ZDavPR, art. 6). */
export const copyInvoice = defineOperation({
  name: 'copy-invoice',
  method: 'POST',
  path: 'v1/admin/invoices/{id}/copy',
  access: 'invoices:write',
  summary: 'Prints a copy of an invoice',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'invoice:copy', kind: 'change' },
})
