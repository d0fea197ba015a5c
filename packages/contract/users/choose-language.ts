import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { localeSchema } from '../primitives/field-schemas.ts'

/** The language of own screens and messages, as it is chosen in a menu: alone, whatever else of the account is being changed. */
export const chooseLanguage = defineOperation({
  name: 'choose-language',
  method: 'POST',
  path: 'v1/services/account/language/update',
  access: 'session',
  duringReset: true,
  summary: 'Chooses own language',
  body: z.object({ locale: localeSchema }),
  output: z.object({ locale: localeSchema }),
  errors: [],
  audit: { action: 'account:choose_language', kind: 'change' },
})
