import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idSchema } from '../../primitives/ids.ts'
import { applicationNoteSchema } from './application-note.ts'

/** At most so many are shown; the rest come when these were looked at. */
export const mostMentions = 20

/** The notes in which the signed-in person is mentioned and at which they have not looked yet, the newest first. */
export const listMentions = defineOperation({
  name: 'list-mentions',
  method: 'GET',
  path: 'v1/admin/applications/mentions',
  access: 'applications:read',
  summary: 'Notes that mention the signed-in person',
  output: z.object({
    items: z.array(z.extend(applicationNoteSchema, { application_id: idSchema, application_number: z.string() })),
  }),
})
