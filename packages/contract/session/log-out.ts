import { defineOperation } from '../operation.ts'

/** Ends the session. A GET by the specification; because it changes state, it requires the anti-forgery header. */
export const logOut = defineOperation({
  name: 'log-out',
  method: 'GET',
  path: 'auth/logout',
  access: 'session',
  duringReset: true,
  duringSetUp: true,
  summary: 'Signs the person out',
  changesState: true,
  audit: { action: 'session:log_out', kind: 'change' },
})
