import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { localDaySchema, reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { appealStepErrors, steppedAppealSchema } from '../appeal.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Records that the party was called to complete an appeal (ZUP, art. 67). `reason` is the call's text. */
export const requestAppealSupplement = defineOperation({
  name: 'request-appeal-supplement',
  method: 'POST',
  path: 'v1/admin/appeals/{id}/supplement/request',
  access: 'applications:conduct',
  summary: 'Calls the party to complete an appeal',
  params: idParams,
  body: z.object({ ...seenVersion, reason: reasonSchema, due_on: localDaySchema }),
  output: steppedAppealSchema,
  errors: appealStepErrors,
  audit: { action: 'appeal:request_supplement', kind: 'change' },
})
