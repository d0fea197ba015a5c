import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { localDaySchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { actServiceSchema, serviceResults, serviceTexts } from './act-service.ts'
import { failedReasons } from './service-manners.ts'
import { seenVersion } from '../../history/seen-version.ts'

const needsReason = z.refine<{ result: string; failed_reason?: string | undefined }>(
  ({ result, failed_reason: reason }) => result !== 'failure' || reason !== undefined,
  { error: 'required', path: ['failed_reason'] },
)

/** Records what became of an attempt of service, from the return slip or as it happened at the office. */
export const recordServiceResult = defineOperation({
  name: 'record-service-result',
  method: 'POST',
  path: 'v1/admin/acts/services/{id}/result',
  access: 'applications:conduct',
  summary: 'Records what became of the service of an act',
  params: idParams,
  body: z
    .object({
      ...seenVersion,
      result: z.enum(serviceResults),
      /** The day on which it happened. */
      day: localDaySchema,
      failed_reason: z.optional(z.enum(failedReasons)),
      note: serviceTexts.note,
    })
    .check(needsReason),
  output: actServiceSchema,
  errors: ['not_found', 'conflict', 'illegal_transition'],
  audit: { action: 'act:serve', kind: 'change' },
})
