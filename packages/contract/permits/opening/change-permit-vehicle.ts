import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { localDaySchema, plateSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { conflictErrors, steppedPermitSchema, stepErrors } from '../issue/permit-form.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Replaces a vehicle by another one from a chosen day on; until then the old one opens. */
export const changePermitVehicle = defineOperation({
  name: 'change-permit-vehicle',
  method: 'POST',
  path: 'v1/admin/permits/{id}/vehicle',
  access: 'permits:write',
  summary: 'Change a vehicle of a permit from a day on',
  params: idParams,
  body: z.object({ ...seenVersion, old_plate: plateSchema, plate: plateSchema, from: localDaySchema }),
  output: steppedPermitSchema,
  errors: [...stepErrors, ...conflictErrors],
  audit: { action: 'permit:change_vehicle', kind: 'change' },
})
