import { z } from 'zod/mini'
import { tagSchema } from '../../primitives/credential.ts'
import { knownGaps } from '../../applications/decide/operations.ts'
import { defineOperation } from '../../operation.ts'
import { localDaySchema, plateSchema, idSchema } from '../../primitives/field-schemas.ts'
import { conflictErrors, permitFormSchema } from './permit-form.ts'
import { fileErrors } from '../../documents/file-errors.ts'
import { submittedApplicationSchema } from '../../applications/apply/operations.ts'
import { replaceReasonSchema } from '../permit.ts'
import { seenVersion, stepErrors } from '../../history/seen-version.ts'

/** A permit that has just been issued. */
export const issuedPermitSchema = z.object({ permit_uuid: idSchema, number: z.string() })

/** Issues the permit of an application that is paid, or approved without a fee, and completes the application. */
export const issueApplicationPermit = defineOperation({
  name: 'issue-application-permit',
  path: 'v1/admin/permits/application/create',
  access: 'permits:issue',
  summary: 'Issue the permit of an application',
  multipart: true,
  body: z.object({
    application_uuid: idSchema,
    /** The first day, if it is not the application's; never before today. */
    valid_from: z.optional(localDaySchema),
    /** The cards handed over with the permit. */
    tags: z._default(z.array(tagSchema).check(z.maxLength(10)), []),
    ...knownGaps,
  }),
  output: issuedPermitSchema,
  errors: ['not_found', 'illegal_transition', 'payment_required', 'permit_exists', 'credential_taken', 'cap_reached'],
  audit: { action: 'application:complete', kind: 'change' },
})

/** Issues a permit without an application. A second call with the same key answers as the first did. */
export const createPermit = defineOperation({
  name: 'create-permit',
  path: 'v1/admin/permits/create',
  access: 'permits:issue',
  summary: 'Issue a permit without an application',
  multipart: true,
  idempotent: true,
  body: z.extend(permitFormSchema, { app_user_uuid: z.optional(idSchema) }),
  output: issuedPermitSchema,
  errors: ['not_found', ...conflictErrors, ...fileErrors],
})

export const createUserPermit = defineOperation({
  name: 'create-user-permit',
  path: 'v1/admin/users/{id}/permits/create',
  access: 'permits:issue',
  summary: 'Issue a permit to a person',
  multipart: true,
  idempotent: true,
  body: permitFormSchema,
  output: issuedPermitSchema,
  errors: [...conflictErrors, ...fileErrors],
})

/**
 * What the holder enters for a replacement; all else follows from the permit. It is sent as a flat multipart form: `plates[]`, files as
 * `document.<type>` of the permit's kind.
 */
export const replacementFormSchema = z.object({
  reason: replaceReasonSchema,
  /** With a new vehicle: the vehicles of the new permit. */
  plates: z.optional(z.array(plateSchema).check(z.minLength(1, 'plate_missing'), z.maxLength(20))),
  remark: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  consent: z.literal([true, 'true'], { error: 'consent' }),
  idempotency_key: z.optional(z.string().check(z.minLength(16), z.maxLength(100))),
})
export type ReplacementForm = z.output<typeof replacementFormSchema>

/** The holder applies for a new permit that replaces theirs. It has the remaining days and costs the fee of a replacement. */
export const replaceOwnPermit = defineOperation({
  name: 'replace-own-permit',
  path: 'v1/user/permits/{id}/replace',
  access: 'session',
  summary: 'Ask for the replacement of my permit',
  multipart: true,
  idempotent: true,
  body: replacementFormSchema,
  output: submittedApplicationSchema,
  errors: ['illegal_transition', 'duplicate', ...fileErrors],
  rate: { windowSeconds: 3600, perAddress: 600, perAccount: 30 },
  audit: { action: 'permit:request_replacement', kind: 'change' },
})

/**
 * Issues a new permit that replaces another, with its kind, lot and remaining days; the old one no longer opens. The new permit gets new
 * cards, but a change of vehicle keeps the old ones.
 */
export const replacePermit = defineOperation({
  name: 'replace-permit',
  path: 'v1/admin/permits/{id}/replace',
  access: 'permits:write',
  summary: 'Replace a permit',
  body: z.object({
    ...seenVersion,
    reason: replaceReasonSchema,
    remark: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
    /** The vehicles of the new permit; absent: those of the old one. */
    plates: z.optional(z.array(plateSchema).check(z.minLength(1, 'plate_missing'), z.maxLength(20))),
    /** The new cards. */
    tags: z._default(z.array(tagSchema).check(z.maxLength(10)), []),
  }),
  output: issuedPermitSchema,
  errors: [...stepErrors, ...conflictErrors],
  audit: { action: 'permit:replace', kind: 'change' },
})
