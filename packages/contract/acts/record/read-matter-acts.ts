import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { matterActsSchema } from './issued-act.ts'

/** The acts of an application or a permit, by the record's id. */
export const readMatterActs = defineOperation({
  name: 'read-matter-acts',
  method: 'GET',
  path: 'v1/admin/acts/of/{id}',
  access: 'applications:read',
  summary: 'The acts of an application or permit',
  params: idParams,
  output: matterActsSchema,
  errors: ['not_found'],
})
