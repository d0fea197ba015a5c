import { defineOperation } from '../operation.ts'
import { accountSchema } from './account.ts'

export const readAccount = defineOperation({
  name: 'read-account',
  method: 'GET',
  path: 'v1/services/account',
  access: 'session',
  duringReset: true,
  duringSetUp: true,
  summary: 'Own data',
  output: accountSchema,
})
