import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  lines: { sl: 'Postavke', en: 'Lines' },
  sum: { sl: 'Skupaj', en: 'Total' },
  times: { sl: '{count} × {price}', en: '{count} × {price}' },
  vatIncluded: { sl: 'z vključenim DDV', en: 'VAT included' },
  noVat: { sl: 'brez DDV', en: 'no VAT' },
})
