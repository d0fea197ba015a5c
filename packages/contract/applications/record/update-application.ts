import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { paperFieldsSchema } from '../apply/application-form.ts'
import { stepErrors, steppedApplicationSchema } from '../application-step.ts'
import { fileErrors } from '../../documents/file-errors.ts'
import { seenVersionInForm } from '../../history/seen-version.ts'

/** A clerk corrects an application that is not yet approved. All fields are replaced; files are added. */
export const updateApplication = defineOperation({
  name: 'update-application',
  method: 'POST',
  path: 'v1/admin/applications/{id}/update',
  access: 'applications:write',
  summary: 'Changes an application',
  params: idParams,
  multipart: true,
  body: z.extend(paperFieldsSchema, { ...seenVersionInForm, reason: z.optional(reasonSchema) }),
  output: steppedApplicationSchema,
  errors: [...stepErrors, ...fileErrors],
  audit: { action: 'application:update', kind: 'change' },
})
