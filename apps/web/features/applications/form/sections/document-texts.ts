import { defineTexts } from '../../../../platform/translate/message.ts'

/** The texts of one document, which come when the kind of permit asks for some. */
export const texts = defineTexts({
  expires: { sl: 'Dokazilo velja do', en: 'Document valid until' },
  keptHere: {
    sl: 'Občina to dokazilo že ima. Priložite ga le, če imate novejše.',
    en: 'The municipality has this document already. Attach it only if you have a newer one.',
  },
  keptUntil: {
    sl: 'Občina že ima dokazilo, ki velja do {day}. Priložite ga, če imate novejše.',
    en: 'The municipality has one that is valid until {day}. Attach it if you have a newer one.',
  },
})
