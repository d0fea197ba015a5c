import { defineOperation } from '../../operation.ts'
import { applicationLinkSchema, applicationProgressSchema } from '../application-progress.ts'

/** The status page of an application, by its number and the secret from the mail. A wrong pair is `not_found`. */
export const readApplicationStatus = defineOperation({
  name: 'read-application-status',
  method: 'GET',
  path: 'v1/applications/status',
  access: 'public',
  summary: 'Status of an application by number and mailed link',
  query: applicationLinkSchema,
  output: applicationProgressSchema,
  errors: ['not_found'],
  rate: { windowSeconds: 900, perAddress: 300 },
})
