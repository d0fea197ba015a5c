import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { applicationNoteSchema, noteTextSchema } from './application-note.ts'

/** Keeps a note about an application. Colleagues who conduct procedures and are mentioned in it find it on their dashboard. */
export const addApplicationNote = defineOperation({
  name: 'add-application-note',
  method: 'POST',
  path: 'v1/admin/applications/{id}/notes/create',
  access: 'applications:conduct',
  summary: 'Adds an internal note to an application',
  params: idParams,
  body: z.object({ text: noteTextSchema }),
  output: applicationNoteSchema,
  errors: ['not_found'],
  audit: { action: 'application:note', kind: 'change' },
})
