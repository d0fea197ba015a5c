import { defineTexts } from '../../../../platform/kit.ts'

export const texts = defineTexts({
  stepOf: { sl: 'Korak {step} od {count}', en: 'Step {step} of {count}' },
  back: { sl: 'Prejšnji korak', en: 'Previous step' },
  next: { sl: 'Naprej', en: 'Continue' },
})
