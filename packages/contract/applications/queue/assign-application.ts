import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idSchema } from '../../primitives/field-schemas.ts'
import { steppedApplicationSchema } from '../application-step.ts'
import { seenVersion, stepErrors } from '../../history/seen-version.ts'

/**
 * Gives an application to a clerk, or to nobody. Everyone who conducts procedures takes one for themselves and gives back their own; for anything
 * else `applications:assign` is needed.
 */
export const assignApplication = defineOperation({
  name: 'assign-application',
  path: 'v1/admin/applications/{id}/assign',
  access: 'applications:conduct',
  summary: 'Assigns an application to a clerk',
  body: z.object({ ...seenVersion, assigned_to: z.nullable(idSchema) }),
  output: steppedApplicationSchema,
  errors: [...stepErrors, 'forbidden', 'validation'],
  audit: { action: 'application:assign', kind: 'change' },
})
