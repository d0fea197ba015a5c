import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  title: { sl: 'Obvestilo imetnikom', en: 'Notification to holders' },
  titleOne: { sl: 'Sporočilo imetniku dovolilnice {number}', en: 'Message to the holder of permit {number}' },
  to: { sl: 'Komu', en: 'To whom' },
  toZone: { sl: 'Vsem z dovolilnico v območju', en: 'Everyone with a permit in a zone' },
  toList: { sl: 'Vsem s seznama, kot je zožen zdaj', en: 'Everyone in the list as it is narrowed now' },
  zone: { sl: 'Območje', en: 'Zone' },
  subject: { sl: 'Zadeva', en: 'Subject' },
  text: { sl: 'Besedilo', en: 'Text' },
  textHint: {
    sl: 'Odstavke ločite s prazno vrstico.',
    en: 'Part paragraphs by an empty line.',
  },
  placeholders: { sl: 'V vsakem sporočilu izpolnimo, tudi v zadevi:', en: 'Filled in for each message, in the subject too:' },
  insert: { sl: 'Vstavi {placeholder}', en: 'Insert {placeholder}' },
  english: { sl: 'Napiši tudi v angleščini', en: 'Write it in English as well' },
  englishSubject: { sl: 'Zadeva v angleščini', en: 'Subject in English' },
  englishText: { sl: 'Besedilo v angleščini', en: 'Text in English' },
  preview: { sl: 'Predogled', en: 'Preview' },
  back: { sl: 'Nazaj k besedilu', en: 'Back to the text' },
  cancel: { sl: 'Prekliči', en: 'Cancel' },
  nobody: { sl: 'Takih dovolilnic ni, zato sporočilo ne gre nikomur.', en: 'There are no such permits, so it goes to nobody.' },
  count: {
    sl: {
      one: 'Sporočilo gre {count} imetniku.',
      two: 'Sporočilo gre {count} imetnikoma.',
      few: 'Sporočilo gre {count} imetnikom.',
      other: 'Sporočilo gre {count} imetnikom.',
    },
    en: { one: 'It goes to {count} holder.', other: 'It goes to {count} holders.' },
  },
  permitsCount: {
    sl: {
      one: 'Zajeta je {count} dovolilnica.',
      two: 'Zajeti sta {count} dovolilnici.',
      few: 'Zajete so {count} dovolilnice.',
      other: 'Zajetih je {count} dovolilnic.',
    },
    en: { one: '{count} permit is covered.', other: '{count} permits are covered.' },
  },
  samples: { sl: 'Tako bo videti', en: 'It will read like this' },
  send: {
    sl: {
      one: 'Pošlji {count} sporočilo',
      two: 'Pošlji {count} sporočili',
      few: 'Pošlji {count} sporočila',
      other: 'Pošlji {count} sporočil',
    },
    en: { one: 'Send {count} message', other: 'Send {count} messages' },
  },
  sent: { sl: 'Sporočila so v čakalni vrsti za pošiljanje.', en: 'The messages are queued to be sent.' },
})
