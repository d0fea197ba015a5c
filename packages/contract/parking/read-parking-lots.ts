import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { parkingLotSchema } from './parking-lot.ts'

/** The lots in use. */
export const readParkingLots = defineOperation({
  name: 'read-parking-lots',
  method: 'GET',
  path: 'v1/resources/parking-lots',
  access: 'admin:resources',
  summary: 'Parking lots',
  output: z.object({ parking_lots: z.array(parkingLotSchema) }),
  etag: true,
})
