import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** The pro-forma of one's own application as a PDF. */
export const readOwnProForma = defineOperation({
  name: 'read-own-pro-forma',
  method: 'GET',
  path: 'v1/user/applications/{id}/pro-forma',
  access: 'session',
  summary: 'The pro-forma of one of my applications as a PDF',
  params: idParams,
  errors: ['not_found'],
})
