import { z } from 'zod/mini'
import { credentialSchema, tagSchema } from '../../primitives/credential.ts'
import { defineOperation } from '../../operation.ts'
import { localDaySchema, phoneSchema, plateSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { conflictErrors, steppedPermitSchema, stepErrors } from '../issue/permit-form.ts'

/** How each credential is stored: a plate as typed, a card and a phone normalised. */
const spellings = { plate: plateSchema, rfid: tagSchema, phone: phoneSchema }

/** A credential in any spelling; the output is what is stored. */
const addedCredentialSchema = z.pipe(
  z.extend(credentialSchema, { valid_from: z.optional(localDaySchema), valid_until: z.optional(localDaySchema) }),
  z.transform((given, context) => {
    const { data, error } = spellings[given.kind].safeParse(given.value)
    if (data !== undefined) return { ...given, value: data }
    context.issues.push({ code: 'custom', path: ['value'], message: error?.issues[0]?.message ?? 'invalid', input: given.value })
    return z.NEVER
  }),
)

/** Adds a card, phone or vehicle to a permit, for its whole time or for some days. */
export const addPermitCredential = defineOperation({
  name: 'add-permit-credential',
  method: 'POST',
  path: 'v1/admin/permits/{id}/credentials/create',
  access: 'permits:write',
  summary: 'Add a card, phone or vehicle to a permit',
  params: idParams,
  body: addedCredentialSchema,
  output: steppedPermitSchema,
  errors: [...stepErrors, ...conflictErrors],
  audit: { action: 'permit:add_credential', kind: 'change' },
})
