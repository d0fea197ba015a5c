import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { conflictErrors, steppedPermitSchema, stepErrors } from '../issue/permit-form.ts'
import { temporaryVehicleSchema } from './temporary-vehicle.ts'

/** The holder enters a temporary vehicle; one at a time, for thirty days at most. */
export const addOwnTemporaryVehicle = defineOperation({
  name: 'add-own-temporary-vehicle',
  method: 'POST',
  path: 'v1/user/permits/{id}/vehicle/temporary',
  access: 'session',
  summary: 'Add a temporary vehicle to my permit',
  params: idParams,
  body: temporaryVehicleSchema,
  output: steppedPermitSchema,
  errors: [...stepErrors, ...conflictErrors],
  audit: { action: 'permit:add_temporary_vehicle', kind: 'change' },
})
