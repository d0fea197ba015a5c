import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { applicationList } from '../list/application-list.ts'

/** The most views that are counted in one call, and that a person may keep. */
export const mostViews = 20

/** How many applications each of several views has: their filters as the list takes them. The counts come in the same order. */
export const countApplications = defineOperation({
  name: 'count-applications',
  path: 'v1/admin/applications/counts',
  access: 'applications:read',
  summary: 'How many applications several views have',
  body: z.object({
    views: z.array(z.strictObject(z.partial(applicationList.filters).shape)).check(z.minLength(1), z.maxLength(mostViews + 10)),
  }),
  output: z.object({ counts: z.array(z.int()) }),
})
