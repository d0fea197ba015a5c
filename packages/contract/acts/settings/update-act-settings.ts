import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { seenValues } from '../../history/seen-values.ts'
import { actSettingsSchema } from './act-settings.ts'

/** Sets some of the settings of acts; what is absent stays. Acts that were issued stay as they are. */
export const updateActSettings = defineOperation({
  name: 'update-act-settings',
  method: 'POST',
  path: 'v1/admin/acts/settings/update',
  access: 'parameters:write',
  summary: 'Changes the settings of acts',
  body: z.strictObject({ ...z.partial(actSettingsSchema).shape, seen: seenValues }),
  output: actSettingsSchema,
  errors: ['conflict'],
  audit: { action: 'act:settings', kind: 'change' },
})
