import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams, idSchema } from '../../primitives/ids.ts'
import { cashDeviceFormSchema } from './business-premise.ts'

/** A new device in a premise; `{id}` is the premise. */
export const createCashDevice = defineOperation({
  name: 'create-cash-device',
  method: 'POST',
  path: 'v1/admin/premises/{id}/devices/create',
  access: 'parameters:write',
  summary: 'Add a cash device to a premise',
  params: idParams,
  body: cashDeviceFormSchema,
  output: z.object({ id: idSchema }),
  errors: ['not_found', 'duplicate'],
  audit: { action: 'cash_device:create', kind: 'change' },
})
