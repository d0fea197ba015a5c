import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { parkingLotSchema, userTypeParkingLotSchema, userTypeSchema } from '../parking/parking-lot.ts'
import { permitKindSchema } from '../parking/permit-kind.ts'

/** What the public form and the instructions need: kinds with their prices and documents, lots, types of users and which lots they may ask for. */
export const resourcesSchema = z.object({
  permit_kinds: z.array(permitKindSchema),
  parking_lots: z.array(parkingLotSchema),
  user_types: z.array(userTypeSchema),
  user_type_parking_lots: z.array(userTypeParkingLotSchema),
})
export type Resources = z.output<typeof resourcesSchema>

export const readResources = defineOperation({
  name: 'read-resources',
  method: 'GET',
  path: 'v1/resources',
  access: 'public',
  summary: 'Kinds of permit, lots and types of users',
  output: resourcesSchema,
  etag: true,
})
