import { submittedApplicationSchema } from '../application-progress.ts'

/** What both operations have in common with which a clerk enters an application. */
export const enteredByClerk = {
  method: 'POST',
  access: 'applications:write',
  multipart: true,
  idempotent: true,
  output: submittedApplicationSchema,
  errors: [
    'not_found',
    'illegal_transition',
    'duplicate',
    'renewed',
    'file_too_large',
    'unsupported_file',
    'unsupported_media',
    'malformed',
  ],
} as const
