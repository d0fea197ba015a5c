import { z } from 'zod/mini'
import { defineOperation, defineRead } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { ownPermitSchema, permitDetailsSchema } from '../permit.ts'
import { conflictErrors, permitUpdateSchema, steppedPermitSchema } from '../issue/permit-form.ts'
import { seenVersion, stepErrors } from '../../history/seen-version.ts'
import { atOnceShape, groundsSchema, heardShape } from '../../primitives/heard.ts'
import { groundShape, provisionalShape } from '../../acts/suspension-ground.ts'
import { fileErrors } from '../../documents/file-errors.ts'
import { partyAppealsSchema } from '../../applications/application-progress.ts'

const facts = z._default(z.string().check(z.trim(), z.maxLength(4000)), '')

/**
 * Marks a permit as entered in error: it opens nothing and leaves the lists, and its row, number and paper stay. The path is that of the specification.
 * `in_use` if an application, a passage, a replacement or an act refers to it; revoke it instead.
 */
export const deletePermit = defineOperation({
  name: 'delete-permit',
  method: 'GET',
  path: 'v1/admin/permits/{id}/delete',
  access: 'permits:write',
  summary: 'Mark a permit as entered in error',
  query: z.object({ reason: reasonSchema }),
  errors: ['in_use'],
  changesState: true,
  audit: { action: 'permit:delete', kind: 'change' },
})

/** One's own permit. Another person's is `not_found`. */
export const getOwnPermit = defineRead({
  name: 'get-own-permit',
  path: 'v1/user/permits/{id}',
  access: 'session',
  summary: 'One of my permits',
  output: z.extend(ownPermitSchema, partyAppealsSchema.shape),
})

/** One permit with everything a clerk works with. */
export const getPermit = defineRead({
  name: 'get-permit',
  path: 'v1/admin/permits/{id}',
  access: 'permits:read',
  summary: 'One permit',
  output: permitDetailsSchema,
  audit: { action: 'permit:read', kind: 'read' },
})

/**
 * The permit for the windscreen, for a holder without an account: the mail about the permit links here. This key differs from
 * the code on the paper, which everyone who passes the car can read; a wrong key is `not_found`.
 */
export const readPermitPaper = defineRead({
  name: 'read-permit-paper',
  path: 'v1/permits/paper',
  access: 'public',
  summary: 'A permit for the windscreen by its mailed link (PDF)',
  query: z.object({
    number: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
    key: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  }),
  errors: ['not_found'],
  rate: { windowSeconds: 600, perAddress: 60 },
  audit: { action: 'permit:print', kind: 'read' },
})

/** The decision on a revoked permit, for its holder: the mail about the revocation links here, with the same key as for the paper. */
export const readMailedRevocation = defineRead({
  name: 'read-mailed-revocation',
  path: 'v1/permits/revocation',
  access: 'public',
  summary: 'The decision that revokes a permit by its mailed link (PDF)',
  query: readPermitPaper.query,
  errors: ['not_found'],
  rate: { windowSeconds: 600, perAddress: 60 },
  audit: { action: 'permit:print', kind: 'read' },
})

/** The code of one's own permit as a picture: what a warden reads from the paper or from the phone. */
export const readOwnCode = defineRead({
  name: 'read-own-code',
  path: 'v1/user/permits/{id}/code',
  access: 'session',
  summary: 'The QR code of my permit',
  output: z.object({
    /** The dark modules as a path of an SVG picture whose unit is a module, without the quiet zone of four modules. */
    code: z.string(),
    /** Modules along an edge. */
    code_size: z.int(),
    /** What the code holds: the address where anybody checks the permit. */
    verification_url: z.string(),
  }),
})

export const readOwnPermitPdf = defineRead({
  name: 'read-own-permit-pdf',
  path: 'v1/user/permits/{id}/pdf',
  access: 'session',
  summary: 'My permit for the windscreen (PDF)',
})

export const readPermitPdf = defineRead({
  name: 'read-permit-pdf',
  path: 'v1/admin/permits/{id}/pdf',
  access: 'permits:read',
  summary: 'A permit for the windscreen (PDF)',
  audit: { action: 'permit:print', kind: 'read' },
})

export const readRevocation = defineRead({
  name: 'read-revocation',
  path: 'v1/admin/permits/{id}/revocation',
  access: 'permits:read',
  summary: 'The decision that revokes a permit (PDF)',
  audit: { action: 'permit:print', kind: 'read' },
})

/**
 * The suspension is ended by a decision, and the permit opens again until its last day. The holder gets a mail; the decision is an act with its remedy.
 */
export const resumePermit = defineOperation({
  name: 'resume-permit',
  path: 'v1/admin/permits/{id}/resume',
  access: 'applications:decide',
  summary: 'End the suspension of a permit',
  body: z.object({ ...seenVersion, facts, reason: groundsSchema }),
  output: steppedPermitSchema,
  errors: stepErrors,
  audit: { action: 'permit:resume', kind: 'change' },
})

/**
 * A revoked permit never opens again. The authority does it ex officio, or because the holder gives the permit back. The holder gets a mail with a link
 * to the decision.
 */
export const revokePermit = defineOperation({
  name: 'revoke-permit',
  path: 'v1/admin/permits/{id}/revoke',
  access: 'applications:decide',
  summary: 'Revoke a permit',
  body: z.object({
    ...seenVersion,
    ...groundShape,
    facts,
    reason: groundsSchema,
    ...heardShape,
    ...atOnceShape,
  }),
  output: steppedPermitSchema,
  errors: stepErrors,
  audit: { action: 'permit:revoke', kind: 'change' },
})

/**
 * A suspended permit does not open; its last day stays the same. The authority does it ex officio, by a provisional decision of a pending procedure with
 * an end (ZUP, art. 221), or because the holder asked for it.
 * The holder gets a mail; the decision is an act with its remedy.
 */
export const suspendPermit = defineOperation({
  name: 'suspend-permit',
  path: 'v1/admin/permits/{id}/suspend',
  access: 'applications:decide',
  summary: 'Suspend a permit',
  body: z.object({
    ...seenVersion,
    ...groundShape,
    ...provisionalShape,
    facts,
    reason: groundsSchema,
    ...heardShape,
    ...atOnceShape,
  }),
  output: steppedPermitSchema,
  errors: stepErrors,
  audit: { action: 'permit:suspend', kind: 'change' },
})

/** Changes a permit's holder, lot, days and ways of opening; documents that come with it are kept with the permit. */
export const updatePermit = defineOperation({
  name: 'update-permit',
  path: 'v1/admin/permits/{id}/update',
  access: 'permits:write',
  summary: 'Change a permit',
  multipart: true,
  body: permitUpdateSchema,
  output: steppedPermitSchema,
  errors: [...stepErrors, ...conflictErrors, ...fileErrors],
  audit: { action: 'permit:update', kind: 'change' },
})
