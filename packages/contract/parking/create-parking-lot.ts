import { defineOperation } from '../operation.ts'
import { changedSchema, newParkingLotFormSchema } from './parking-administration.ts'

/** A new lot or zone. */
export const createParkingLot = defineOperation({
  name: 'create-parking-lot',
  method: 'POST',
  path: 'v1/admin/parking/lots/create',
  access: 'parking:write',
  summary: 'Add a lot',
  body: newParkingLotFormSchema,
  output: changedSchema,
  errors: ['duplicate'],
})
