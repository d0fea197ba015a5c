import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { createExport } from './create-export.ts'

/** Writes the file anew: of an export that failed, was cancelled or has expired. */
export const retryExport = defineOperation({
  name: 'retry-export',
  method: 'GET',
  path: 'v1/exports/{id}/retry',
  access: 'session',
  summary: 'Writes the file of an export again',
  params: idParams,
  changesState: true,
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'export:retry', kind: 'change' },
  rate: createExport.rate,
})
