import { z } from 'zod/mini'
import { defineOperation, defineRead } from '../../operation.ts'
import { localDaySchema, reasonSchema } from '../../primitives/field-schemas.ts'
import { applicationDetailsSchema } from '../application.ts'
import { paperFieldsSchema } from '../apply/application-form.ts'
import { steppedApplicationSchema } from '../application-step.ts'
import { fileErrors } from '../../documents/file-errors.ts'
import { seenVersionInForm, stepErrors } from '../../history/seen-version.ts'

/**
 * Takes back an entry that a clerk made by mistake. The record and its documents are kept, with the reason; nothing is deleted. What a party sent,
 * and what was decided, is refused with `record_kept`. The path is that of the specification.
 */
export const cancelApplication = defineOperation({
  name: 'cancel-application',
  method: 'GET',
  path: 'v1/admin/applications/{id}/delete',
  access: 'applications:decide',
  summary: 'Cancels an application that was entered by mistake',
  query: z.object({ reason: reasonSchema }),
  changesState: true,
  errors: ['record_kept'],
  audit: { action: 'application:cancel', kind: 'change' },
})

/** One application with everything a clerk decides by. */
export const getApplication = defineRead({
  name: 'get-application',
  path: 'v1/admin/applications/{id}',
  access: 'applications:read',
  summary: 'One application',
  output: applicationDetailsSchema,
  audit: { action: 'application:read', kind: 'read' },
})

/** The application as a PDF, its documents listed. */
export const readApplicationPdf = defineRead({
  name: 'read-application-pdf',
  path: 'v1/admin/applications/{id}/pdf',
  access: 'applications:read',
  summary: 'An application as a PDF',
  audit: { action: 'application:print', kind: 'read' },
})

/** Why less is asked for than before: the party wanted it, or a clerk had typed more than stands on the paper. */
export const narrowedBy = ['party', 'entry'] as const

/** How and when the party asked for less; on paper what was typed wrong. Only an edit that leaves less needs it. */
const narrowingShape = {
  narrowed_by: z.optional(z.enum(narrowedBy)),
  requested_on: z.optional(localDaySchema),
  narrowed_note: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
}

/**
 * A clerk corrects an application that is not yet approved. All fields are replaced; files are added. What a party asked for is not made less without
 * it: less is granted by a partial grant. What a decision grants already is not changed.
 */
export const updateApplication = defineOperation({
  name: 'update-application',
  path: 'v1/admin/applications/{id}/update',
  access: 'applications:write',
  summary: 'Changes an application',
  multipart: true,
  body: z.extend(paperFieldsSchema, { ...seenVersionInForm, ...narrowingShape, reason: z.optional(reasonSchema) }),
  output: steppedApplicationSchema,
  errors: [...stepErrors, ...fileErrors],
  audit: { action: 'application:update', kind: 'change' },
})
