import type { Locale, Text } from '@dovolilnice/contract/locale'
import { texts } from './admin-texts.ts'

/** The labels of what the town writes in each of its languages. */
export const wordLabels = {
  name: { sl: texts.nameSl, en: texts.nameEn, it: texts.nameIt, hu: texts.nameHu },
  description: { sl: texts.descriptionSl, en: texts.descriptionEn, it: texts.descriptionIt, hu: texts.descriptionHu },
  explanation: { sl: texts.explanationSl, en: texts.explanationEn, it: texts.explanationIt, hu: texts.explanationHu },
  ground: { sl: texts.groundSl, en: texts.groundEn, it: texts.groundIt, hu: texts.groundHu },
} as const satisfies Record<string, Record<Locale, Text>>
