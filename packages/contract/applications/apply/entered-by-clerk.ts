import { submittedApplicationSchema } from './submitted-application.ts'
import { sendingErrors } from './sending-errors.ts'

/** What both operations have in common with which a clerk enters an application. */
export const enteredByClerk = {
  method: 'POST',
  access: 'applications:write',
  multipart: true,
  idempotent: true,
  output: submittedApplicationSchema,
  errors: ['not_found', ...sendingErrors],
} as const
