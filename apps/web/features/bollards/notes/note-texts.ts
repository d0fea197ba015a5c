import { defineTexts } from '../../../platform/translate/message.ts'

export const noteTexts = defineTexts({
  add: { sl: 'Dodaj opombo', en: 'Add a note' },
  on: { sl: 'Opomba: {what}, {gate}', en: 'Note: {what}, {gate}' },
  label: { sl: 'Opomba', en: 'Note' },
  passageHint: {
    sl: 'Vidijo jo operaterji in uslužbenci, ki odprejo prehod. Ne pišite imen.',
    en: 'Operators and clerks who open the passage see it. Write no names.',
  },
  eventHint: {
    sl: 'Vidijo jo vsi, ki odprejo arhiv, z vašim imenom. Ne pišite imen voznikov.',
    en: 'Everyone who opens the archive sees it, with your name. Write no names of drivers.',
  },
  save: { sl: 'Shrani opombo', en: 'Save the note' },
  noted: { sl: 'Opomba je shranjena.', en: 'The note has been saved.' },
})
