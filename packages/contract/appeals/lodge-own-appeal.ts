import { z } from 'zod/mini'
import { applicationLinkSchema } from '../applications/application-progress.ts'
import { fileErrors } from '../documents/file-errors.ts'
import { defineOperation } from '../operation.ts'
import { localDaySchema } from '../primitives/field-schemas.ts'

/** An appeal as its party writes it; files are `document.other`. */
export const ownAppealSchema = z.object({
  /** The number of the act, as `may_appeal` of the matter says it; empty: the silence about the application. */
  against: z._default(z.string().check(z.maxLength(60)), ''),
  /** Who lodges it: the party, or the representative whose power of attorney is recorded in the matter. */
  by: z._default(z.enum(['party', 'representative']), 'party'),
  text: z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(20_000)),
})

const lodgedSchema = z.object({ number: z.string(), received_on: localDaySchema })

/**
 * The party appeals against an act in its matter, or against the silence about its application (ZUP, art. 222), by the link from the mail: the same
 * record as a clerk enters, received today. `appeal_not_possible` before the service, after the term, and while nobody is late.
 */
export const lodgeLinkedAppeal = defineOperation({
  name: 'lodge-linked-appeal',
  path: 'v1/applications/appeal',
  access: 'public',
  summary: 'Appeals against a decision or against silence by the mailed link',
  multipart: true,
  body: z.extend(ownAppealSchema, applicationLinkSchema.shape),
  output: lodgedSchema,
  errors: ['not_found', 'appeal_not_possible', ...fileErrors],
  rate: { windowSeconds: 900, perAddress: 60 },
  audit: { action: 'appeal:lodge', kind: 'change' },
})

/** As `lodgeLinkedAppeal`, by the signed-in applicant. */
export const lodgeOwnAppeal = defineOperation({
  name: 'lodge-own-appeal',
  path: 'v1/user/applications/{id}/appeal',
  access: 'session',
  summary: 'Appeals against a decision on one of my applications, or against silence',
  multipart: true,
  body: ownAppealSchema,
  output: lodgedSchema,
  errors: ['appeal_not_possible', ...fileErrors],
  audit: { action: 'appeal:lodge', kind: 'change' },
})

/** As `lodgeOwnAppeal`, by the signed-in holder of a permit: against what revokes or suspends it, or refuses its change. */
export const lodgeOwnPermitAppeal = defineOperation({
  ...lodgeOwnAppeal,
  name: 'lodge-own-permit-appeal',
  path: 'v1/user/permits/{id}/appeal',
  summary: 'Appeals against a decision about one of my permits',
})
