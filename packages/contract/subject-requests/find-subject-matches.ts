import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { subjectMatchSchema } from './subject-request.ts'

/** Rows of one table that are shown at most; the newest. */
export const mostMatches = 200

/** What name, e-mail, phone, plate and tax number of a request lead to, in every part of the program; chosen records stand first. */
export const findSubjectMatches = defineOperation({
  name: 'find-subject-matches',
  method: 'GET',
  path: 'v1/admin/subject-requests/{id}/matches',
  access: 'privacy:read',
  summary: 'Records that may be about the person of a request',
  params: idParams,
  output: z.object({ items: z.array(subjectMatchSchema), is_cut: z.boolean() }),
  errors: ['not_found'],
  audit: { action: 'subject_request:find', kind: 'read' },
})
