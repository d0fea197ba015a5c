import { defineTexts } from '../../../platform/translate/message.ts'

export const passageTexts = defineTexts({
  passages: { sl: 'Prehodi in zavrnitve', en: 'Passages and refusals' },
  intro: {
    sl: 'Zadnjih 48 ur, brez imen; od kartice in telefona se vidijo le zadnji trije znaki. Vsak vpogled se zabeleži.',
    en: 'The last 48 hours, without names; of a card or a phone only the last three characters. Each look is recorded.',
  },
  plate: { sl: 'Registrska oznaka', en: 'Plate' },
  none: { sl: 'V zadnjih 48 urah ni bilo prehodov.', en: 'There were no passages in the last 48 hours.' },
  noneHint: { sl: 'Starejši od 48 ur tu niso prikazani.', en: 'Those older than 48 hours are not shown here.' },
})
