import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { proFormaSchema } from './pro-forma.ts'

/** All pro-formas of an application, the newest first. `can_issue`: one may be made now. */
export const listApplicationProFormas = defineOperation({
  name: 'list-application-pro-formas',
  method: 'GET',
  path: 'v1/admin/applications/{id}/pro-formas',
  access: 'invoices:read',
  summary: 'The pro-formas of an application',
  params: idParams,
  output: z.object({ pro_formas: z.array(proFormaSchema), can_issue: z.boolean() }),
  errors: ['not_found'],
})
