import { z } from 'zod/mini'
import { idSchema, localDaySchema, reasonSchema } from '../../primitives/field-schemas.ts'
import { fileErrors } from '../../documents/file-errors.ts'
import type { ErrorCode } from '../../errors.ts'
import { defineOperation, defineRead, idParams } from '../../operation.ts'
import { applicationFormSchema, paperFormSchema } from './application-form.ts'
import { supplementSchema } from '../application-progress.ts'
import { steppedApplicationSchema } from '../application-step.ts'
import { seenVersion, seenVersionInForm, stepErrors } from '../../history/seen-version.ts'
import type { RequiredDocument } from '../../parking/permit-kind.ts'

/** The answer to a submitted application; `token` opens its status page. */
export const submittedApplicationSchema = z.object({
  id: idSchema,
  number: z.string(),
  token: z.string(),
  /** The address that the confirmation was mailed to; null without an address. */
  email: z.nullable(z.string()),
  /** The administrative fee that is to be paid now; null where nothing is, or an exemption is claimed. */
  fee_due: z.nullable(z.object({ cents: z.int(), due_on: localDaySchema })),
  /** What the permit costs, paid after the approval. */
  price_cents: z.int(),
  /** The last day of the decision, while it runs. */
  decide_by: z.nullable(localDaySchema),
})

/** What sending an application may be refused for, whoever sends it. */
const sendingErrors = ['illegal_transition', 'duplicate', 'renewed', ...fileErrors] as const satisfies readonly ErrorCode[]

/** What both operations have in common with which a clerk enters an application. */
const enteredByClerk = {
  access: 'applications:write',
  multipart: true,
  idempotent: true,
  output: submittedApplicationSchema,
  errors: ['not_found', ...sendingErrors],
} as const

/** A clerk enters an application that came on paper. Its documents may follow. */
export const createApplication = defineOperation({
  ...enteredByClerk,
  name: 'create-application',
  path: 'v1/admin/applications/create',
  summary: 'Enters an application from paper',
  body: z.extend(paperFormSchema, { app_user_uuid: z.optional(idSchema) }),
})

/** A signed-in person applies. A second call with the same key gets the answer of the first and creates nothing. */
export const createOwnApplication = defineOperation({
  name: 'create-own-application',
  path: 'v1/user/applications/create',
  access: 'session',
  summary: 'Sends an application of the signed-in person',
  multipart: true,
  idempotent: true,
  body: applicationFormSchema,
  output: submittedApplicationSchema,
  errors: sendingErrors,
  rate: { windowSeconds: 3600, perAddress: 600, perAccount: 30 },
})

export const createUserApplication = defineOperation({
  ...enteredByClerk,
  name: 'create-user-application',
  path: 'v1/admin/users/{id}/applications/create',
  summary: 'Enters an application for a user',
  params: idParams,
  body: paperFormSchema,
})

/** A small task for the browser before the public form is sent (`proof-of-work.ts`). It counts once, for six hours. */
export const readFormChallenge = defineRead({
  name: 'read-form-challenge',
  path: 'v1/applications/challenge',
  access: 'public',
  summary: 'A task that the browser solves before it sends an application without signing in',
  output: z.object({ challenge: z.string(), bits: z.int() }),
  rate: { windowSeconds: 3600, perAddress: 600 },
})

/** The public form. A second call with the same `idempotency_key` (or `Idempotency-Key` header) and e-mail address gets the first answer. */
export const submitApplication = defineOperation({
  name: 'submit-application',
  path: 'v1/applications',
  access: 'public',
  summary: 'Sends an application without signing in',
  multipart: true,
  idempotent: true,
  body: applicationFormSchema,
  output: submittedApplicationSchema,
  errors: [...sendingErrors, 'quota_reached', 'proof_required'],
  rate: { windowSeconds: 3600, perAddress: 600, perAccount: 30, accountField: 'email' },
  proofOfWork: true,
})

export const supplementByClerk = defineOperation({
  name: 'supplement-by-clerk',
  path: 'v1/admin/applications/{id}/supplement',
  access: 'applications:write',
  summary: 'Enters a supplement from paper',
  multipart: true,
  body: z.extend(supplementSchema, seenVersionInForm),
  output: steppedApplicationSchema,
  errors: [...stepErrors, ...fileErrors],
  audit: { action: 'application:supplement', kind: 'change' },
})

export const withdrawByClerk = defineOperation({
  name: 'withdraw-by-clerk',
  path: 'v1/admin/applications/{id}/withdraw',
  access: 'applications:write',
  summary: 'Withdraws an application on the applicant’s behalf',
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:withdraw', kind: 'change' },
})

interface Asked {
  required_documents: readonly RequiredDocument[]
  documents: readonly { type: string; deleted_at: unknown }[]
  /** The permit that it replaces. A replacement needs no new proof of what that permit already proved. */
  replaces_permit: object | null
}

/** The required documents of the kind that were not sent. */
export const missingDocuments = ({ required_documents: required, documents, replaces_permit }: Asked): RequiredDocument[] =>
  (replaces_permit === null ? required : []).filter(
    ({ type, required: must }) => must && !documents.some((document) => document.type === type && document.deleted_at === null),
  )
