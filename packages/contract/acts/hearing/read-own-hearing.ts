import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { partyHearingSchema } from './hearing.ts'

/** What was found out last about one's own application or permit (`{id}`); null where nobody was heard. Another person's record is `not_found`. */
export const readOwnHearing = defineOperation({
  name: 'read-own-hearing',
  method: 'GET',
  path: 'v1/user/hearings/{id}',
  access: 'session',
  summary: 'What was found out before a decision about my application or permit',
  params: idParams,
  output: z.object({ hearing: z.nullable(partyHearingSchema) }),
  errors: ['not_found'],
})
