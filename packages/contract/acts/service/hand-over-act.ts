import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { localDaySchema } from '../../primitives/field-schemas.ts'
import { idParams, idSchema } from '../../primitives/ids.ts'
import { serviceTexts } from './act-service.ts'
import { serviceManners } from './service-manners.ts'

/** Records that an act was handed over for service, and where it is known already that it was served. */
export const handOverAct = defineOperation({
  name: 'hand-over-act',
  method: 'POST',
  path: 'v1/admin/acts/{id}/service',
  access: 'applications:conduct',
  summary: 'Records that an act was handed over for service',
  params: idParams,
  body: z.object({
    manner: z.enum(serviceManners),
    handed_over_on: localDaySchema,
    ...serviceTexts,
    /** The day on which it was collected or delivered. */
    served_on: z.optional(localDaySchema),
  }),
  output: z.object({ id: idSchema }),
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'act:hand_over', kind: 'change' },
})
