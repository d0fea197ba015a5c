import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { exportRowSchema } from './export.ts'

export const readExport = defineOperation({
  name: 'read-export',
  method: 'GET',
  path: 'v1/exports/{id}',
  access: 'session',
  summary: 'One export',
  params: idParams,
  output: exportRowSchema,
  errors: ['not_found'],
})
