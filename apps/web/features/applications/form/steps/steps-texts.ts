import { defineTexts } from '../../../../platform/translate/message.ts'

/** The texts of the form in steps, as a phone shows it. */
export const texts = defineTexts({
  stepOf: { sl: 'Korak {step} od {count}', en: 'Step {step} of {count}' },
  back: { sl: 'Prejšnji korak', en: 'Previous step' },
  next: { sl: 'Naprej', en: 'Continue' },
  answers: { sl: 'Preverite odgovore', en: 'Check your answers' },
  change: { sl: 'Spremeni', en: 'Change' },
  address: { sl: 'Naslov', en: 'Address' },
  hours: { sl: 'Ura', en: 'Hours' },
  device: { sl: 'Kartica ali daljinski upravljalnik', en: 'Card or remote control' },
  yes: { sl: 'Da', en: 'Yes' },
  missing: { sl: 'Ni izpolnjeno', en: 'Not filled in' },
  notAttached: { sl: 'Ni priloženo', en: 'Not attached' },
})
