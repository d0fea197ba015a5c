import { z } from 'zod/mini'
import { listRequest } from '../../list.ts'
import { defineOperation } from '../../operation.ts'
import { idSchema } from '../../primitives/ids.ts'
import { applicationList } from '../list/application-list.ts'

/** The most applications of a page that a reader remembers, and of all that were already looked at. */
export const mostRest = 100
export const mostSeen = 500

/**
 * Which application comes next in a view: first among those that followed when the list was last seen, then any that was not looked at yet. Says no
 * more than its number, so that working through a queue does not fill the audit trail with lists.
 */
export const nextApplication = defineOperation({
  name: 'next-application',
  method: 'POST',
  path: 'v1/admin/applications/next',
  access: 'applications:read',
  summary: 'The next application of a view',
  body: z.object({
    /** Filters and order of the view, as the list takes them. */
    view: listRequest(applicationList),
    rest: z.array(idSchema).check(z.maxLength(mostRest)),
    seen: z.array(idSchema).check(z.maxLength(mostSeen)),
  }),
  output: z.object({ next: z.nullable(z.object({ id: idSchema, number: z.string() })) }),
})
