import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { closingRowSchema } from './closing-list.ts'
import { movementRowSchema } from './movement-list.ts'

/** One closing, with the movements in it and, where they were counted so, the notes and coins. */
export const getClosing = defineOperation({
  name: 'get-drawer-closing',
  method: 'GET',
  path: 'v1/admin/counter/closings/{id}',
  access: 'payments:read',
  summary: 'One closing of a cash device',
  params: idParams,
  output: z.extend(closingRowSchema, {
    /** How many of each, by the value in cents; null where only the sum was entered. */
    counts: z.nullable(z.record(z.string(), z.int())),
    movements: z.array(movementRowSchema),
  }),
  errors: ['not_found'],
  audit: { action: 'drawer:read_closing', kind: 'read' },
})
