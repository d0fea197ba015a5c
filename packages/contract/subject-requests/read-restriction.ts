import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams, instantSchema } from '../primitives/ids.ts'

/** Whether a record may only be stored (GDPR, article 18), since when and by which request. */
export const readRestriction = defineOperation({
  name: 'read-restriction',
  method: 'GET',
  path: 'v1/admin/restrictions/{id}',
  access: 'admin:resources',
  summary: 'Whether the processing of a record is restricted',
  params: idParams,
  output: z.object({ restriction: z.nullable(z.object({ request_number: z.string(), since: instantSchema })) }),
})
