import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { partyPaper } from './party-paper.ts'

/** A paper that was issued in the procedure of one's own application, as it was issued. */
export const readOwnPaper = defineOperation({
  name: 'read-own-paper',
  method: 'GET',
  path: 'v1/user/applications/{id}/paper',
  access: 'session',
  summary: 'A paper of the procedure of one of my applications as a PDF',
  params: idParams,
  query: z.object(partyPaper),
  errors: ['not_found'],
})
