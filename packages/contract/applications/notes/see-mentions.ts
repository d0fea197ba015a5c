import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idSchema } from '../../primitives/ids.ts'

/**
 * The signed-in person has seen the notes of an application: their mentions in them wait no more. Nobody else's are touched. The id stands in the
 * body: a restricted application may be read, and a restricted id in the path would refuse the call, so that the mention would wait for good.
 */
export const seeMentions = defineOperation({
  name: 'see-mentions',
  method: 'POST',
  path: 'v1/admin/applications/mentions/seen',
  access: 'applications:read',
  summary: 'Marks the own mentions in an application as seen',
  body: z.object({ application_id: idSchema }),
  errors: ['not_found'],
})
