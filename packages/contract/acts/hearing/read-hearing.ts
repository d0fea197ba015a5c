import { defineOperation } from '../../operation.ts'
import { hearingLinkSchema, partyHearingSchema } from './hearing.ts'

/** What was found out, for the party with its mailed link. */
export const readHearing = defineOperation({
  name: 'read-hearing',
  method: 'GET',
  path: 'v1/hearings',
  access: 'public',
  summary: 'What was found out before a decision, by the mailed link',
  query: hearingLinkSchema,
  output: partyHearingSchema,
  errors: ['not_found'],
  rate: { windowSeconds: 900, perAddress: 100 },
})
