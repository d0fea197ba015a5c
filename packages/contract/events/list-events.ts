import { defineListOperation } from '../list.ts'
import { eventList } from './event-list.ts'

/** The audit trail. It contains personal data, so reading it is audited too. */
export const listEvents = defineListOperation(eventList, {
  name: 'list-events',
  path: 'v1/admin/events',
  access: 'events:read',
  summary: 'Audit trail of changes and of looks at personal data',
  audit: { action: 'event:list', kind: 'read' },
})
