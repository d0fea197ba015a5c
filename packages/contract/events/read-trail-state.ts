import { defineOperation } from '../operation.ts'
import { trailStateSchema } from './trail-state.ts'

/** Holds no personal data, so reading it is no event. */
export const readTrailState = defineOperation({
  name: 'read-trail-state',
  method: 'GET',
  path: 'v1/admin/events/trail',
  access: 'events:read',
  summary: 'How far the audit trail is sealed, and the result of its last verification',
  output: trailStateSchema,
})
