import { z } from 'zod/mini'
import { tagSchema } from '../../primitives/credential.ts'
import { defineOperation } from '../../operation.ts'
import { plateSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { issuedPermitSchema } from './issue-application-permit.ts'
import { replaceReasonSchema } from '../permit.ts'
import { conflictErrors, stepErrors } from './permit-form.ts'
import { seenVersion } from '../../history/seen-version.ts'

/**
 * Issues a new permit that replaces another, with its kind, lot and remaining days; the old one no longer opens. The new permit gets new
 * cards, but a change of vehicle keeps the old ones.
 */
export const replacePermit = defineOperation({
  name: 'replace-permit',
  method: 'POST',
  path: 'v1/admin/permits/{id}/replace',
  access: 'permits:write',
  summary: 'Replace a permit',
  params: idParams,
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
