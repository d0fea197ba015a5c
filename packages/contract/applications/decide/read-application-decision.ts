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
