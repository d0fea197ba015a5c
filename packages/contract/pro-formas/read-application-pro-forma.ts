import { applicationLinkSchema } from '../applications/application-progress.ts'
import { defineRead } from '../operation.ts'

export const readApplicationProForma = defineRead({
  name: 'read-application-pro-forma',
  path: 'v1/applications/pro-forma',
  access: 'public',
  summary: 'The pro-forma of an application as a PDF, by its mailed link',
  query: applicationLinkSchema,
  errors: ['not_found'],
  rate: { windowSeconds: 900, perAddress: 60 },
})

export const readOwnProForma = defineRead({
  name: 'read-own-pro-forma',
  path: 'v1/user/applications/{id}/pro-forma',
  access: 'session',
  summary: 'The pro-forma of one of my applications as a PDF',
})
