import { defineOperation } from '../operation.ts'
import { ownFactorsSchema } from './second-factor.ts'

export const listOwnFactors = defineOperation({
  name: 'list-own-factors',
  method: 'GET',
  path: 'v1/services/account/factors',
  access: 'session',
  duringSetUp: true,
  summary: 'Own second factors',
  output: ownFactorsSchema,
})
