import { defineOperation } from '../../operation.ts'
import { applicationLinkSchema } from '../application-progress.ts'
import { codedApplicationSchema } from './status-code.ts'

/**
 * The link of an application, by its number, its e-mail address and the short code. A wrong one of the three is `code_unknown`, and which one is
 * not told. Tries are counted for the address of the network, and ten in an hour for number and e-mail address together.
 */
export const openByCode = defineOperation({
  name: 'open-by-code',
  method: 'POST',
  path: 'v1/applications/open',
  access: 'public',
  summary: 'Opens an application by its short code',
  body: codedApplicationSchema,
  output: applicationLinkSchema,
  errors: ['code_unknown', 'rate_limited', 'unavailable'],
  rate: { windowSeconds: 3600, perAddress: 20 },
})
