import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'

export const recordsFormats = ['pdf', 'csv'] as const

/** The records of processing as a document; refused while a setting is missing, so that no half of them leaves. */
export const downloadProcessingRecords = defineOperation({
  name: 'download-processing-records',
  method: 'GET',
  path: 'v1/admin/privacy/records/{format}',
  access: 'privacy:read',
  summary: 'Records of processing activities as a file',
  params: z.object({ format: z.enum(recordsFormats) }),
  errors: ['records_incomplete'],
  audit: { action: 'processing_records:download', kind: 'read', everyTime: true },
})
