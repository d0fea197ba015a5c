import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { applicationViewSchema, viewFields } from './application-view.ts'

/** Renames one of one's own views, or keeps other filters, order and columns in it. */
export const updateApplicationView = defineOperation({
  name: 'update-application-view',
  method: 'POST',
  path: 'v1/admin/applications/views/{id}/update',
  access: 'applications:read',
  summary: 'Changes a view of the list of applications',
  params: idParams,
  body: z.object(viewFields),
  output: applicationViewSchema,
  errors: ['not_found', 'validation'],
  audit: { action: 'application_view:update', kind: 'change' },
})
