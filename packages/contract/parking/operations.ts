import { z } from 'zod/mini'
import { defineOperation, defineRead } from '../operation.ts'
import {
  changedSchema,
  codeSchema,
  newParkingLotFormSchema,
  newPermitKindFormSchema,
  newUserTypeFormSchema,
  parkingAdministrationSchema,
  parkingLotFormSchema,
  permitKindFormSchema,
  tariffFormSchema,
  userTypeFormSchema,
} from './parking-administration.ts'

/** Cancels a price that has not begun; the earlier one stays in force. */
export const callOffTariff = defineOperation({
  name: 'call-off-tariff',
  method: 'GET',
  path: 'v1/admin/parking/tariffs/{id}/delete',
  access: 'parking:write',
  summary: 'Cancel a price that has not begun',
  output: z.object({ permit_kind_id: z.string() }),
  errors: ['in_use'],
  changesState: true,
  audit: { action: 'tariff:call_off', kind: 'change' },
})

/** Sets a new price of a kind from a day on, at the earliest `earliestNewPrice`; with `preview` it only answers what would be affected. */
export const changeTariff = defineOperation({
  name: 'change-tariff',
  path: 'v1/admin/parking/kinds/{id}/tariffs/create',
  access: 'parking:write',
  summary: 'Set a price of a kind of permit from a day on',
  body: tariffFormSchema,
  output: changedSchema,
  errors: ['conflict'],
})

/** A new lot or zone. */
export const createParkingLot = defineOperation({
  name: 'create-parking-lot',
  path: 'v1/admin/parking/lots/create',
  access: 'parking:write',
  summary: 'Add a lot',
  body: newParkingLotFormSchema,
  output: changedSchema,
  errors: ['duplicate'],
})

/** A new kind of permit; it has no price yet, so nobody can apply for it. */
export const createPermitKind = defineOperation({
  name: 'create-permit-kind',
  path: 'v1/admin/parking/kinds/create',
  access: 'parking:write',
  summary: 'Add a kind of permit',
  body: newPermitKindFormSchema,
  output: changedSchema,
  errors: ['duplicate'],
})

export const createUserType = defineOperation({
  name: 'create-user-type',
  path: 'v1/admin/parking/user-types/create',
  access: 'parking:write',
  summary: 'Add a type of user',
  body: newUserTypeFormSchema,
  output: changedSchema,
  errors: ['duplicate'],
})

/** The place of a bollard and the zone it guards (null: the whole old town), without its state. */
const gatePlaceSchema = z.object({
  code: z.string(),
  name: z.string(),
  zone: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
})
export type GatePlace = z.output<typeof gatePlaceSchema>

/** The bollards in use, for the map. */
export const readGates = defineRead({
  name: 'read-gates',
  path: 'v1/resources/gates',
  access: 'session',
  summary: 'Where the bollards stand',
  output: z.object({ gates: z.array(gatePlaceSchema) }),
  etag: true,
})

export const readParkingAdministration = defineRead({
  name: 'read-parking-administration',
  path: 'v1/admin/parking',
  access: 'parking:read',
  summary: 'Kinds of permit, prices, lots and types of users for editing',
  output: parkingAdministrationSchema,
})

/** Changes a lot; with `preview` it only answers what the change would affect. */
export const updateParkingLot = defineOperation({
  name: 'update-parking-lot',
  path: 'v1/admin/parking/lots/{id}/update',
  access: 'parking:write',
  summary: 'Change a lot',
  body: parkingLotFormSchema,
  output: changedSchema,
  errors: ['duplicate', 'conflict'],
})

/** Changes a kind of permit; with `preview` it only answers what the change would affect. */
export const updatePermitKind = defineOperation({
  name: 'update-permit-kind',
  path: 'v1/admin/parking/kinds/{id}/update',
  access: 'parking:write',
  summary: 'Change a kind of permit',
  body: permitKindFormSchema,
  output: changedSchema,
  errors: ['conflict'],
})

/** Changes a type of user and the lots it may apply for; with `preview` it only answers what the change would affect. */
export const updateUserType = defineOperation({
  name: 'update-user-type',
  path: 'v1/admin/parking/user-types/{code}/update',
  access: 'parking:write',
  summary: 'Change a type of user',
  params: z.object({ code: codeSchema }),
  body: userTypeFormSchema,
  output: changedSchema,
  errors: ['not_found', 'conflict'],
})
