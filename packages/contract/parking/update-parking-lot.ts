import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { changedSchema, parkingLotFormSchema } from './parking-administration.ts'

/** Changes a lot; with `preview` it only answers what the change would affect. */
export const updateParkingLot = defineOperation({
  name: 'update-parking-lot',
  method: 'POST',
  path: 'v1/admin/parking/lots/{id}/update',
  access: 'parking:write',
  summary: 'Change a lot',
  params: idParams,
  body: parkingLotFormSchema,
  output: changedSchema,
  errors: ['not_found', 'duplicate', 'conflict'],
})
