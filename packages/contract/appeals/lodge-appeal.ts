import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { localDaySchema } from '../primitives/field-schemas.ts'
import { idSchema } from '../primitives/ids.ts'
import { appealData, steppedAppealSchema } from './appeal.ts'

/** Records an appeal that came against an issued act. There is one open appeal against an act at most. */
export const lodgeAppeal = defineOperation({
  name: 'lodge-appeal',
  method: 'POST',
  path: 'v1/admin/appeals/create',
  access: 'applications:conduct',
  summary: 'Records an appeal against an act',
  body: z.object({
    act_id: idSchema,
    ...appealData,
    /** When it was lodged: by registered post the day of posting. It decides whether the appeal is in time. */
    lodged_on: localDaySchema,
    /** When it came to this organ: from then on runs the term for sending it on. */
    received_on: localDaySchema,
  }),
  output: steppedAppealSchema,
  errors: ['not_found', 'appeal_open', 'not_appealable'],
  idempotent: true,
})
