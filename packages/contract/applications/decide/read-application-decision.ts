import { defineOperation } from '../../operation.ts'
import { applicationLinkSchema } from '../application-progress.ts'

/** The decision on a rejected application as a PDF, by the link from the mail. */
export const readApplicationDecision = defineOperation({
  name: 'read-application-decision',
  method: 'GET',
  path: 'v1/applications/decision',
  access: 'public',
  summary: 'The decision on an application as a PDF, by its mailed link',
  query: applicationLinkSchema,
  errors: ['not_found'],
  rate: { windowSeconds: 900, perAddress: 60 },
})

/** The decision on one's own rejected application as a PDF. */
export const readOwnDecision = defineOperation({
  name: 'read-own-decision',
  method: 'GET',
  path: 'v1/user/applications/{id}/decision',
  access: 'session',
  summary: 'The decision on one of my applications as a PDF',
})
