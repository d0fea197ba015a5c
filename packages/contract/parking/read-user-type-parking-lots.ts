import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { userTypeParkingLotSchema } from './parking-lot.ts'

/** Which lots a type of user may ask for. */
export const readUserTypeParkingLots = defineOperation({
  name: 'read-user-type-parking-lots',
  method: 'GET',
  path: 'v1/resources/user-type-parking-lots',
  access: 'admin:resources',
  summary: 'Parking lots of each type of user',
  output: z.object({ user_type_parking_lots: z.array(userTypeParkingLotSchema) }),
  etag: true,
})
