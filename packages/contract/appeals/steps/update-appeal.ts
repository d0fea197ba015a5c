import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { localDaySchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { appealData, appealStepErrors, steppedAppealSchema } from '../appeal.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Corrects what was entered of an appeal. */
export const updateAppeal = defineOperation({
  name: 'update-appeal',
  method: 'POST',
  path: 'v1/admin/appeals/{id}/update',
  access: 'applications:conduct',
  summary: 'Corrects what is recorded of an appeal',
  params: idParams,
  body: z.object({ ...seenVersion, ...appealData, lodged_on: localDaySchema }),
  output: steppedAppealSchema,
  errors: appealStepErrors,
  audit: { action: 'appeal:update', kind: 'change' },
})
