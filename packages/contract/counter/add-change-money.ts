import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams, idSchema } from '../primitives/ids.ts'

/** Puts coins and notes for change into the drawer of a device; `{id}` is the device. */
export const addChangeMoney = defineOperation({
  name: 'add-change-money',
  method: 'POST',
  path: 'v1/admin/counter/drawers/{id}/change-money',
  access: 'payments:write',
  summary: 'Puts change money into a drawer',
  params: idParams,
  body: z.object({ cents: z.int({ error: 'required' }).check(z.minimum(1), z.maximum(1_000_000)) }),
  output: z.object({ id: idSchema }),
  errors: ['not_found', 'device_not_in_use'],
  idempotent: true,
})
