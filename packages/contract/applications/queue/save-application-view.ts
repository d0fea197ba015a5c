import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { applicationViewSchema, viewFields } from './application-view.ts'

/** Keeps filters, order and columns of the list of applications under a name. */
export const saveApplicationView = defineOperation({
  name: 'save-application-view',
  method: 'POST',
  path: 'v1/admin/applications/views/create',
  access: 'applications:read',
  summary: 'Keeps a view of the list of applications',
  body: z.object(viewFields),
  output: applicationViewSchema,
  errors: ['validation'],
  audit: { action: 'application_view:create', kind: 'change' },
})
