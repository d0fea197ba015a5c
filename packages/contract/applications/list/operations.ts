import { defineList, defineListOperation } from '../../list.ts'
import { applicationList } from './application-list.ts'
import { z } from 'zod/mini'

export const listApplications = defineListOperation(applicationList, {
  name: 'list-applications',
  path: 'v1/admin/applications',
  access: 'applications:read',
  summary: 'Applications',
  audit: { action: 'application:list', kind: 'read' },
})

/** What applicants know of their own: not who works on one, nor how far that is. A filter or an order would tell it too. */
const ownApplicationList = defineList({
  ...applicationList,
  period: { from: 'from', until: 'until' },
  defaultSort: { key: 'created_at', order: 'desc' },
  sortable: applicationList.sortable.filter((key) => key !== 'term_on'),
  filters: z.omit(applicationList.filters, {
    assignee: true,
    overdue: true,
    call_overdue: true,
    asks: true,
    term_from: true,
    term_until: true,
  }),
})

/** The applications of the person who asks. */
export const listOwnApplications = defineListOperation(ownApplicationList, {
  name: 'list-own-applications',
  path: 'v1/user/applications',
  access: 'session',
  summary: 'My applications',
})
