import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { proFormaSchema } from './pro-forma.ts'

/** Makes the pro-forma of an approved application, whose id is in the path, and mails it. One that waits is cancelled and replaced. */
export const createProForma = defineOperation({
  name: 'create-pro-forma',
  method: 'GET',
  path: 'v1/admin/invoices/pro-forma/{id}/create',
  access: 'invoices:write',
  summary: 'Makes the pro-forma of an application; a waiting one is replaced',
  params: idParams,
  output: proFormaSchema,
  errors: ['not_found', 'illegal_transition', 'no_account'],
  changesState: true,
  audit: { action: 'pro_forma:issue', kind: 'change' },
})
