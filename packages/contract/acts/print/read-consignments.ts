import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { chosenActsSchema } from './chosen-acts.ts'

/** The list of consignments for the post (CSV): number, name, address, act. */
export const readConsignments = defineOperation({
  name: 'read-consignments',
  method: 'POST',
  path: 'v1/admin/acts/consignments',
  access: 'applications:conduct',
  summary: 'The list of consignments for the post, as a CSV file',
  body: z.object({ ids: chosenActsSchema }),
  errors: ['not_found'],
  audit: { action: 'act:consignments', kind: 'read', everyTime: true },
})
