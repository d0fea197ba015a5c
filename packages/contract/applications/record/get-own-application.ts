import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { applicationProgressSchema } from '../application-progress.ts'

/** The progress of one's own application. Another person's is `not_found`. */
export const getOwnApplication = defineOperation({
  name: 'get-own-application',
  method: 'GET',
  path: 'v1/user/applications/{id}',
  access: 'session',
  summary: 'One of my applications',
  params: idParams,
  output: applicationProgressSchema,
  errors: ['not_found'],
})
