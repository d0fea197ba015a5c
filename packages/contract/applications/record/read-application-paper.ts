import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { applicationLinkSchema } from '../application-progress.ts'
import { partyPaper } from './party-paper.ts'

/** A paper that was issued in the procedure, by the link from the mail, as it was issued. */
export const readApplicationPaper = defineOperation({
  name: 'read-application-paper',
  method: 'GET',
  path: 'v1/applications/paper',
  access: 'public',
  summary: 'A paper of the procedure as a PDF, by its mailed link',
  query: z.extend(applicationLinkSchema, partyPaper),
  errors: ['not_found'],
  rate: { windowSeconds: 900, perAddress: 60 },
})
