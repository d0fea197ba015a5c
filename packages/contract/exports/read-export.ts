import { defineRead } from '../operation.ts'
import { exportRowSchema } from './export.ts'

export const readExport = defineRead({
  name: 'read-export',
  path: 'v1/exports/{id}',
  access: 'session',
  summary: 'One export',
  output: exportRowSchema,
})

/** The file of an export, while it is kept and the caller may see the list. */
export const downloadExport = defineRead({
  name: 'download-export',
  path: 'v1/exports/{id}/download',
  access: 'session',
  summary: 'The file of an export',
  errors: ['illegal_transition'],
  audit: { action: 'export:download', kind: 'read', everyTime: true },
})
