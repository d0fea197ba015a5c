import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import {
  citySchema,
  emailSchema,
  localDaySchema,
  nameSchema,
  phoneSchema,
  plateSchema,
  postCodeSchema,
  reasonSchema,
  streetSchema,
  taxNumberSchema,
} from '../primitives/field-schemas.ts'
import { requestChannels, requestKinds } from './subject-request-codes.ts'
import { steppedRequestSchema } from './subject-request.ts'

/** Records that a person has asked about their data. The term runs from the day on which the request came. */
export const recordSubjectRequest = defineOperation({
  name: 'record-subject-request',
  method: 'POST',
  path: 'v1/admin/subject-requests/create',
  access: 'privacy:write',
  summary: 'Records a request of a data subject',
  body: z.object({
    name: nameSchema,
    email: z.optional(emailSchema),
    phone: z.optional(phoneSchema),
    tax_number: z.optional(taxNumberSchema),
    plate: z.optional(plateSchema),
    street: streetSchema,
    post_code: postCodeSchema,
    city: citySchema,
    /** The language of the answer. */
    locale: z.enum(['sl', 'en', 'it']),
    channel: z.enum(requestChannels),
    received_on: localDaySchema,
    kinds: z.array(z.enum(requestKinds)).check(z.minLength(1, 'required')),
    text: reasonSchema,
  }),
  output: steppedRequestSchema,
  audit: { action: 'subject_request:record', kind: 'change' },
})
