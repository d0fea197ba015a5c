import { credentialSchema } from '../access/credential.ts'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { localDaySchema } from '../primitives/local-day.ts'
import { conflictErrors, steppedPermitSchema, stepErrors } from './permit-form.ts'

/** Gives a permit another card, phone or vehicle, for its whole time or for some days. */
export const addPermitCredential = defineOperation({
  name: 'add-permit-credential',
  method: 'POST',
  path: 'v1/admin/permits/{id}/credentials/create',
  access: 'permits:write',
  summary: 'Add a card, phone or vehicle to a permit',
  params: idParams,
  body: credentialSchema.extend({ valid_from: localDaySchema.optional(), valid_until: localDaySchema.optional() }),
  output: steppedPermitSchema,
  errors: [...stepErrors, ...conflictErrors],
  audit: { action: 'permit:add_credential', kind: 'change' },
})
