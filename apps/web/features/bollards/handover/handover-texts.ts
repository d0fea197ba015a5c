import { defineTexts } from '../../../platform/translate/message.ts'

export const handoverTexts = defineTexts({
  hand: { sl: 'Predaja izmene …', en: 'Hand the shift over …' },
  title: { sl: 'Predaja izmene', en: 'Hand the shift over' },
  text: { sl: 'Kaj naj ve naslednji', en: 'What the next one should know' },
  textHint: { sl: 'Ne pišite imen voznikov.', en: 'Write no names of drivers.' },
  matters: { sl: 'Odprte zadeve, ki gredo zraven', en: 'Open matters that go with it' },
  noMatters: { sl: 'Ni odprtih zadev.', en: 'No open matters.' },
  send: { sl: 'Predaj izmeno', en: 'Hand over' },
  sent: { sl: 'Izmena je predana.', en: 'The shift has been handed over.' },
  from: { sl: 'Predaja izmene: {by}, {at}', en: 'Hand-over: {by}, {at}' },
  confirm: { sl: 'Prebral/-a sem', en: 'I have read it' },
  confirmed: { sl: 'Predaja je potrjena.', en: 'The hand-over has been confirmed.' },
  earlier: { sl: 'Zadnje predaje', en: 'Last hand-overs' },
  readBy: { sl: 'prebral/-a {by}, {at}', en: 'read by {by}, {at}' },
  notRead: { sl: 'še ni prebrana', en: 'not read yet' },
})
