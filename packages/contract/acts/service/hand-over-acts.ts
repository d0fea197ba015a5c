import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { localDaySchema } from '../../primitives/field-schemas.ts'
import { chosenActsSchema } from '../print/chosen-acts.ts'
import { serviceManners } from './service-manners.ts'

/** Records that several acts were handed over for service on a day, each with an event of its own: all of them, or none where one is refused. */
export const handOverActs = defineOperation({
  name: 'hand-over-acts',
  method: 'POST',
  path: 'v1/admin/acts/services/create',
  access: 'applications:conduct',
  summary: 'Records that several acts were handed over for service',
  body: z.object({ ids: chosenActsSchema, manner: z.enum(serviceManners, { error: 'required' }), handed_over_on: localDaySchema }),
  output: z.object({ handed_over: z.int() }),
  errors: ['not_found', 'illegal_transition'],
})
