import { defineOperation } from '../../operation.ts'
import { fiscalStatusSchema } from './fiscal-status.ts'

/** What a clerk has to know of the link to the tax authority. */
export const readFiscalStatus = defineOperation({
  name: 'read-fiscal-status',
  method: 'GET',
  path: 'v1/admin/fiscal-status',
  access: 'invoices:read',
  summary: 'Where the verification of invoices stands',
  output: fiscalStatusSchema,
})
