import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** Cancels a price that has not begun; the earlier one stays in force. */
export const callOffTariff = defineOperation({
  name: 'call-off-tariff',
  method: 'GET',
  path: 'v1/admin/parking/tariffs/{id}/delete',
  access: 'parking:write',
  summary: 'Cancel a price that has not begun',
  params: idParams,
  output: z.object({ permit_kind_id: z.string() }),
  errors: ['not_found', 'in_use'],
  changesState: true,
  audit: { action: 'tariff:call_off', kind: 'change' },
})
