import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { appealStepErrors, steppedAppealSchema } from '../appeal.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Cancels an appeal that was entered by mistake. The record is kept. */
export const cancelAppeal = defineOperation({
  name: 'cancel-appeal',
  method: 'POST',
  path: 'v1/admin/appeals/{id}/cancel',
  access: 'applications:decide',
  summary: 'Cancels an appeal that was entered by mistake',
  params: idParams,
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  output: steppedAppealSchema,
  errors: appealStepErrors,
  audit: { action: 'appeal:cancel', kind: 'change' },
})
