import { z } from 'zod/mini'
import { defineRead } from '../../operation.ts'
import { applicationViewSchema } from './application-view.ts'

/** The views of the list of applications that the person who asks keeps, the oldest first. */
export const listApplicationViews = defineRead({
  name: 'list-application-views',
  path: 'v1/admin/applications/views',
  access: 'applications:read',
  summary: 'My views of the list of applications',
  output: z.object({ items: z.array(applicationViewSchema) }),
})
