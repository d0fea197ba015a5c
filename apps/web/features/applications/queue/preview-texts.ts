import { defineTexts } from '../../../platform/translate/translate.ts'

/** Apart from those of the list, which do not wait for it. */
export const previewTexts = defineTexts({
  preview: { sl: 'Na kratko', en: 'In short' },
  unjudged: { sl: 'brez presoje', en: 'not judged' },
  lacks: { sl: 'manjka', en: 'missing' },
  openApplication: { sl: 'Odpri vlogo', en: 'Open the application' },
})
