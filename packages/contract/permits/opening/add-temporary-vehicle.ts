import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { conflictErrors, steppedPermitSchema, stepErrors } from '../issue/permit-form.ts'
import { temporaryVehicleSchema } from './temporary-vehicle.ts'

/** A clerk enters a vehicle for some days. */
export const addTemporaryVehicle = defineOperation({
  name: 'add-temporary-vehicle',
  method: 'POST',
  path: 'v1/admin/permits/{id}/vehicle/temporary',
  access: 'permits:write',
  summary: 'Add a temporary vehicle to a permit',
  params: idParams,
  body: temporaryVehicleSchema,
  output: steppedPermitSchema,
  errors: [...stepErrors, ...conflictErrors],
  audit: { action: 'permit:add_temporary_vehicle', kind: 'change' },
})
