import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams, idSchema } from '../../primitives/ids.ts'
import { stepErrors, steppedApplicationSchema } from '../application-step.ts'
import { seenVersion } from '../../history/conflict.ts'
import { applicationList } from '../list/application-list.ts'
import { listRequest } from '../../list.ts'

/**
 * Gives an application to a clerk, or to nobody. Everyone who conducts procedures takes one for themselves and gives back their own; for anything
 * else `applications:assign` is needed.
 */
export const assignApplication = defineOperation({
  name: 'assign-application',
  method: 'POST',
  path: 'v1/admin/applications/{id}/assign',
  access: 'applications:conduct',
  summary: 'Assigns an application to a clerk',
  params: idParams,
  body: z.object({ ...seenVersion, assigned_to: z.nullable(idSchema) }),
  output: steppedApplicationSchema,
  errors: [...stepErrors, 'forbidden', 'validation'],
  audit: { action: 'application:assign', kind: 'change' },
})

/** The most views that are counted in one call, and that a person may keep. */
export const mostViews = 20

/** How many applications each of several views has: their filters as the list takes them. The counts come in the same order. */
export const countApplications = defineOperation({
  name: 'count-applications',
  method: 'POST',
  path: 'v1/admin/applications/counts',
  access: 'applications:read',
  summary: 'How many applications several views have',
  body: z.object({
    views: z.array(z.strictObject(z.partial(applicationList.filters).shape)).check(z.minLength(1), z.maxLength(mostViews + 10)),
  }),
  output: z.object({ counts: z.array(z.int()) }),
})

/** Removes one of one's own views; the applications stay. */
export const deleteApplicationView = defineOperation({
  name: 'delete-application-view',
  method: 'GET',
  path: 'v1/admin/applications/views/{id}/delete',
  access: 'applications:read',
  summary: 'Removes a view of the list of applications',
  params: idParams,
  changesState: true,
  errors: ['not_found'],
  audit: { action: 'application_view:delete', kind: 'change' },
})

/** All open applications of one clerk go to another, or to nobody: before a leave, or when somebody fell ill. */
export const handOverApplications = defineOperation({
  name: 'hand-over-applications',
  method: 'POST',
  path: 'v1/admin/applications/hand-over',
  access: 'applications:assign',
  summary: 'Hands all open applications of a clerk over',
  body: z.object({ from: idSchema, to: z.nullable(idSchema) }),
  output: z.object({ count: z.int() }),
  errors: ['not_found', 'validation'],
  audit: { action: 'application:hand_over', kind: 'change' },
})

/** What stands in the address of the list, by its names: filters, order, columns. The server drops `search`: it may name an applicant. */
const viewSearchSchema = z
  .record(z.string().check(z.regex(/^[a-zA-Z_]{1,40}$/)), z.union([z.string().check(z.maxLength(600)), z.number(), z.boolean()]))
  .check(z.refine((search) => Object.keys(search).length <= 30, 'invalid'))

export const viewFields = {
  name: z.string({ error: 'required' }).check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(40)),
  search: viewSearchSchema,
}

/** A view of the list of applications that a person keeps. */
const applicationViewSchema = z.object({ id: idSchema, name: z.string(), search: viewSearchSchema })
export type ApplicationView = z.output<typeof applicationViewSchema>

/** The views of the list of applications that the person who asks keeps, the oldest first. */
export const listApplicationViews = defineOperation({
  name: 'list-application-views',
  method: 'GET',
  path: 'v1/admin/applications/views',
  access: 'applications:read',
  summary: 'My views of the list of applications',
  output: z.object({ items: z.array(applicationViewSchema) }),
})

const assigneeSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** How many open applications they have. */
  open: z.int(),
  /** False for one who has applications but conducts procedures no more: nothing is given to them. */
  conducts: z.boolean(),
})
export type Assignee = z.output<typeof assigneeSchema>

/** The clerks to whom applications can be given, by name, and those who still have some. */
export const listAssignees = defineOperation({
  name: 'list-assignees',
  method: 'GET',
  path: 'v1/admin/applications/assignees',
  access: 'applications:read',
  summary: 'Clerks and how many open applications they have',
  output: z.object({ items: z.array(assigneeSchema) }),
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
