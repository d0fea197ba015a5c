import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idSchema } from '../primitives/ids.ts'

export const subjectFiles = ['json', 'pdf'] as const

/** The data as it was prepared for the person, byte for byte. */
export const downloadSubjectFile = defineOperation({
  name: 'download-subject-file',
  method: 'GET',
  path: 'v1/admin/subject-requests/steps/{id}/{format}',
  access: 'privacy:read',
  summary: 'Data prepared for a data subject (JSON or PDF)',
  params: z.object({ id: idSchema, format: z.enum(subjectFiles) }),
  errors: ['not_found'],
  audit: { action: 'subject_request:download', kind: 'read', everyTime: true },
})
