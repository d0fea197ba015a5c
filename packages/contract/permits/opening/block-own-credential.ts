import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idSchema, instantSchema } from '../../primitives/ids.ts'

/**
 * Blocks a lost or stolen card or phone at once, on all permits of the person; gates refuse it as soon as they have their next list. With a phone the
 * code of the permit is changed too, since the phone may show it. Without a credential only the code is changed: the printed permit is lost.
 * The ids stand in the body: a card of a restricted record must be stopped all the same, and a restricted id in the path would refuse the call.
 */
export const blockOwnCredential = defineOperation({
  name: 'block-own-credential',
  method: 'POST',
  path: 'v1/user/permits/block',
  access: 'session',
  summary: 'Block a lost card or phone, or the code of a lost permit',
  body: z.object({ permit_id: idSchema, credential_id: z.optional(idSchema) }),
  output: z.object({ blocked_at: instantSchema, new_code: z.boolean() }),
  errors: ['not_found', 'illegal_transition'],
  rate: { windowSeconds: 600, perAddress: 60, perAccount: 20 },
  audit: { action: 'permit:block_credential', kind: 'change' },
})
