import { defineOperation } from '../operation.ts'
import { parkingAdministrationSchema } from './parking-administration.ts'

/** Kinds, prices, lots and types of users, as they are edited. */
export const readParkingAdministration = defineOperation({
  name: 'read-parking-administration',
  method: 'GET',
  path: 'v1/admin/parking',
  access: 'parking:read',
  summary: 'Kinds of permit, prices, lots and types of users for editing',
  output: parkingAdministrationSchema,
})
