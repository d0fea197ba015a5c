import { defineOperation } from '../../operation.ts'
import { actSettingsSchema } from './act-settings.ts'

/** What the town sets about its acts. */
export const readActSettings = defineOperation({
  name: 'read-act-settings',
  method: 'GET',
  path: 'v1/admin/acts/settings',
  access: 'parameters:write',
  summary: 'The settings of acts',
  output: actSettingsSchema,
})
