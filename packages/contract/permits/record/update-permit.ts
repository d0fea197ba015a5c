import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { conflictErrors, permitUpdateSchema, steppedPermitSchema, stepErrors } from '../issue/permit-form.ts'
import { fileErrors } from '../../documents/file-errors.ts'

/** Changes a permit's holder, lot, days and ways of opening; documents that come with it are kept with the permit. */
export const updatePermit = defineOperation({
  name: 'update-permit',
  method: 'POST',
  path: 'v1/admin/permits/{id}/update',
  access: 'permits:write',
  summary: 'Change a permit',
  params: idParams,
  multipart: true,
  body: permitUpdateSchema,
  output: steppedPermitSchema,
  errors: [...stepErrors, ...conflictErrors, ...fileErrors],
  audit: { action: 'permit:update', kind: 'change' },
})
