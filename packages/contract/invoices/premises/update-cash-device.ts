import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { cashDeviceFormSchema } from './business-premise.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Changes a device, or takes it out of use. */
export const updateCashDevice = defineOperation({
  name: 'update-cash-device',
  method: 'POST',
  path: 'v1/admin/devices/cash/{id}/update',
  access: 'parameters:write',
  summary: 'Change a cash device',
  params: idParams,
  body: z.extend(cashDeviceFormSchema, seenVersion),
  errors: ['not_found', 'duplicate', 'conflict'],
  audit: { action: 'cash_device:update', kind: 'change' },
})
