import { defineRead } from '../../operation.ts'
import { applicationLinkSchema } from '../application-progress.ts'

export const readApplicationDecision = defineRead({
  name: 'read-application-decision',
  path: 'v1/applications/decision',
  access: 'public',
  summary: 'The decision on an application as a PDF, by its mailed link',
  query: applicationLinkSchema,
  errors: ['not_found'],
  rate: { windowSeconds: 900, perAddress: 60 },
})

export const readOwnDecision = defineRead({
  name: 'read-own-decision',
  path: 'v1/user/applications/{id}/decision',
  access: 'session',
  summary: 'The decision on one of my applications as a PDF',
})
