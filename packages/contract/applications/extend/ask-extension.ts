import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { applicationLinkSchema, applicationProgressSchema } from '../application-progress.ts'

/** The applicant asks for more time for the supplement, by the link from the mail. `illegal_transition` when the term has run out. */
export const askExtension = defineOperation({
  name: 'ask-extension',
  path: 'v1/applications/extension',
  access: 'public',
  summary: 'Asks for more time for a supplement by the mailed link',
  body: z.extend(applicationLinkSchema, { reason: reasonSchema }),
  output: applicationProgressSchema,
  errors: ['not_found', 'illegal_transition'],
  rate: { windowSeconds: 900, perAddress: 60 },
  audit: { action: 'application:ask_extension', kind: 'change' },
})

export const askOwnExtension = defineOperation({
  name: 'ask-own-extension',
  path: 'v1/user/applications/{id}/extension',
  access: 'session',
  summary: 'Asks for more time for a supplement of one of my applications',
  body: z.object({ reason: reasonSchema }),
  output: applicationProgressSchema,
  errors: ['illegal_transition'],
  audit: { action: 'application:ask_extension', kind: 'change' },
})
