import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** The act by which the party of one's own application or permit was told what was found out, as it was issued (PDF). */
export const readOwnHearingPaper = defineOperation({
  name: 'read-own-hearing-paper',
  method: 'GET',
  path: 'v1/user/hearings/{id}/paper',
  access: 'session',
  summary: 'The act with what was found out about my application or permit (PDF)',
  params: idParams,
  errors: ['not_found'],
})
