import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { applicationNoteSchema } from './application-note.ts'

/** The notes of clerks about an application, the newest first. They are in no answer that an applicant can call for. */
export const listApplicationNotes = defineOperation({
  name: 'list-application-notes',
  method: 'GET',
  path: 'v1/admin/applications/{id}/notes',
  access: 'applications:read',
  summary: 'Internal notes about an application',
  params: idParams,
  output: z.object({ items: z.array(applicationNoteSchema) }),
  errors: ['not_found'],
  audit: { action: 'application:read', kind: 'read' },
})
