import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { localDaySchema, reasonSchema, idSchema } from '../../primitives/field-schemas.ts'
import { actServiceSchema, failedReasons, serviceManners, serviceResults, serviceTexts } from './act-service.ts'
import { chosenActsSchema } from '../package-and-print.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Records that an act was handed over for service, and where it is known already that it was served. */
export const handOverAct = defineOperation({
  name: 'hand-over-act',
  path: 'v1/admin/acts/{id}/service',
  access: 'applications:conduct',
  summary: 'Records that an act was handed over for service',
  body: z.object({
    manner: z.enum(serviceManners),
    handed_over_on: localDaySchema,
    ...serviceTexts,
    /** On whom; absent: on whoever represents the party, otherwise on the party. On the party past a representative it would be void (ZUP, art. 88). */
    addressee: z.optional(z.enum(['party', 'representative'])),
    /** The day on which it was collected or delivered. */
    served_on: z.optional(localDaySchema),
  }),
  output: z.object({ id: idSchema }),
  errors: ['illegal_transition'],
  audit: { action: 'act:hand_over', kind: 'change' },
})

/** Records that several acts were handed over for service on a day, each with an event of its own: all of them, or none where one is refused. */
export const handOverActs = defineOperation({
  name: 'hand-over-acts',
  path: 'v1/admin/acts/services/create',
  access: 'applications:conduct',
  summary: 'Records that several acts were handed over for service',
  body: z.object({ ids: chosenActsSchema, manner: z.enum(serviceManners, { error: 'required' }), handed_over_on: localDaySchema }),
  output: z.object({ handed_over: z.int() }),
  errors: ['not_found', 'illegal_transition'],
})

const needsReason = z.refine<{ result: string; failed_reason?: string | undefined }>(
  ({ result, failed_reason: reason }) => result !== 'failure' || reason !== undefined,
  { error: 'required', path: ['failed_reason'] },
)

/** Records what became of an attempt of service, from the return slip or as it happened at the office. */
export const recordServiceResult = defineOperation({
  name: 'record-service-result',
  path: 'v1/admin/acts/services/{id}/result',
  access: 'applications:conduct',
  summary: 'Records what became of the service of an act',
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
  errors: ['conflict', 'illegal_transition'],
  audit: { action: 'act:serve', kind: 'change' },
})

/** Takes back what was entered by mistake about a service. The entry stays with its reason, and the act waits for service again. */
export const withdrawService = defineOperation({
  name: 'withdraw-service',
  path: 'v1/admin/acts/services/{id}/withdraw',
  access: 'applications:conduct',
  summary: 'Takes back an entry about the service of an act',
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  errors: ['conflict', 'illegal_transition'],
  audit: { action: 'act:unserve', kind: 'change' },
})
