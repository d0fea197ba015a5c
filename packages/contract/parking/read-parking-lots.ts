import { z } from 'zod/mini'
import { defineRead } from '../operation.ts'
import { userTypeParkingLotSchema, parkingLotSchema } from './parking-lot.ts'

export const readParkingLots = defineRead({
  name: 'read-parking-lots',
  path: 'v1/resources/parking-lots',
  access: 'admin:resources',
  summary: 'Parking lots',
  output: z.object({ parking_lots: z.array(parkingLotSchema) }),
  etag: true,
})

export const readUserTypeParkingLots = defineRead({
  name: 'read-user-type-parking-lots',
  path: 'v1/resources/user-type-parking-lots',
  access: 'admin:resources',
  summary: 'Parking lots of each type of user',
  output: z.object({ user_type_parking_lots: z.array(userTypeParkingLotSchema) }),
  etag: true,
})
