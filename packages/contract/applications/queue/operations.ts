import { defineOperation } from '../../operation.ts'
import { idSchema } from '../../primitives/field-schemas.ts'
import { z } from 'zod/mini'
import { listRequest } from '../../list.ts'
import { applicationList } from '../list/application-list.ts'
import { applicationViewSchema, viewFields } from './application-view.ts'

/** Removes one of one's own views; the applications stay. */
export const deleteApplicationView = defineOperation({
  name: 'delete-application-view',
  method: 'GET',
  path: 'v1/admin/applications/views/{id}/delete',
  access: 'applications:read',
  summary: 'Removes a view of the list of applications',
  changesState: true,
  audit: { action: 'application_view:delete', kind: 'change' },
})

/** All open applications of one clerk go to another, or to nobody: before a leave, or when somebody fell ill. */
export const handOverApplications = defineOperation({
  name: 'hand-over-applications',
  path: 'v1/admin/applications/hand-over',
  access: 'applications:assign',
  summary: 'Hands all open applications of a clerk over',
  body: z.object({ from: idSchema, to: z.nullable(idSchema) }),
  output: z.object({ count: z.int() }),
  errors: ['not_found', 'validation'],
  audit: { action: 'application:hand_over', kind: 'change' },
})

/** The most applications of a page that a reader remembers, and of all that were already looked at. */
export const mostRest = 100
export const mostSeen = 500

/**
 * Which application comes next in a view: first among those that followed when the list was last seen, then any that was not looked at yet. Says no
 * more than its number, so that working through a queue does not fill the audit trail with lists.
 */
export const nextApplication = defineOperation({
  name: 'next-application',
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

/** Keeps filters, order and columns of the list of applications under a name. */
export const saveApplicationView = defineOperation({
  name: 'save-application-view',
  path: 'v1/admin/applications/views/create',
  access: 'applications:read',
  summary: 'Keeps a view of the list of applications',
  body: z.object(viewFields),
  output: applicationViewSchema,
  errors: ['validation'],
  audit: { action: 'application_view:create', kind: 'change' },
})

/** Renames one of one's own views, or keeps other filters, order and columns in it. */
export const updateApplicationView = defineOperation({
  name: 'update-application-view',
  path: 'v1/admin/applications/views/{id}/update',
  access: 'applications:read',
  summary: 'Changes a view of the list of applications',
  body: z.object(viewFields),
  output: applicationViewSchema,
  errors: ['validation'],
  audit: { action: 'application_view:update', kind: 'change' },
})
