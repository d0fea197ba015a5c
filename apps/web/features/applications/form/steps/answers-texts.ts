import { defineTexts } from '../../../../platform/translate/message.ts'

/** The texts of the answers before they are sent, which come after the form. */
export const texts = defineTexts({
  answers: { sl: 'Preverite odgovore', en: 'Check your answers' },
  change: { sl: 'Spremeni', en: 'Change' },
  address: { sl: 'Naslov', en: 'Address' },
  hours: { sl: 'Ura', en: 'Hours' },
  device: { sl: 'Kartica ali daljinski upravljalnik', en: 'Card or remote control' },
  yes: { sl: 'Da', en: 'Yes' },
  missing: { sl: 'Ni izpolnjeno', en: 'Not filled in' },
  notAttached: { sl: 'Ni priloženo', en: 'Not attached' },
  validUntil: { sl: 'Dokazilo velja do', en: 'Document valid until' },
})
