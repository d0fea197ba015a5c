import { defineOperation } from '../../operation.ts'
import { hearingLinkSchema } from './hearing.ts'

/** The act by which a party was told what was found out, as it was issued (PDF). */
export const readHearingPaper = defineOperation({
  name: 'read-hearing-paper',
  method: 'GET',
  path: 'v1/hearings/paper',
  access: 'public',
  summary: 'The act with what was found out, by the mailed link (PDF)',
  query: hearingLinkSchema,
  errors: ['not_found'],
  rate: { windowSeconds: 900, perAddress: 60 },
})
