import { z } from 'zod/mini'
import { defineOperation, evenHeldBack } from '../operation.ts'
import { localeSchema } from '../primitives/field-schemas.ts'

/** Sets the language of one's own screens and messages. A separate call, because the menu saves it at once, apart from the account form. */
export const chooseLanguage = defineOperation({
  name: 'choose-language',
  path: 'v1/services/account/language/update',
  ...evenHeldBack,
  summary: 'Chooses own language',
  body: z.object({ locale: localeSchema }),
  output: z.object({ locale: localeSchema }),
  errors: [],
  audit: { action: 'account:choose_language', kind: 'change' },
})
