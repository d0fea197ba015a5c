import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idSchema } from '../../primitives/ids.ts'

/** The office lifts a holder's block: the card was found. It opens again on all permits of the holder. */
export const unblockPermitCredential = defineOperation({
  name: 'unblock-permit-credential',
  method: 'POST',
  path: 'v1/admin/permits/{id}/credentials/{credential_id}/unblock',
  access: 'permits:write',
  summary: 'Lift a holder’s block of a card or phone',
  params: z.object({ id: idSchema, credential_id: idSchema }),
  body: z.object({ reason: reasonSchema }),
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'permit:unblock_credential', kind: 'change' },
})
