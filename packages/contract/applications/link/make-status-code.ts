import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { applicationLinkSchema } from '../application-progress.ts'

/**
 * A short code for the status page, to be copied by hand onto another device; it opens the application together with its number and e-mail
 * address, until a newer one is made. Only its hash is stored, so it is shown once. `link_unopened` while the address is not confirmed by a mailed link: otherwise
 * whoever sent the form could confirm a stranger's address with it.
 */
export const makeStatusCode = defineOperation({
  name: 'make-status-code',
  method: 'POST',
  path: 'v1/applications/code',
  access: 'public',
  summary: 'Makes a short code that opens an application',
  body: applicationLinkSchema,
  output: z.object({ code: z.string() }),
  errors: ['not_found', 'link_unopened', 'unavailable'],
  rate: { windowSeconds: 3600, perAddress: 10 },
})
