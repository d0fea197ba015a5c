import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  title: { sl: 'Obvestilo imetnikom', en: 'Notification to holders' },
  titleOne: { sl: 'Sporočilo imetniku dovolilnice {number}', en: 'Message to the holder of permit {number}' },
  to: { sl: 'Komu', en: 'To whom' },
  toZone: { sl: 'Vsem z dovolilnico na območju', en: 'Everyone with a permit in a zone' },
  toList: { sl: 'Vsem s trenutno prikazanega seznama', en: 'Everyone in the current filtered list' },
  zone: { sl: 'Območje', en: 'Zone' },
  subject: { sl: 'Zadeva', en: 'Subject' },
  text: { sl: 'Besedilo', en: 'Text' },
  textHint: {
    sl: 'Odstavke ločite s prazno vrstico.',
    en: 'Separate paragraphs with a blank line.',
  },
  placeholders: { sl: 'Samodejno izpolnjena polja (tudi v zadevi):', en: 'Filled in automatically, in the subject too:' },
  insert: { sl: 'Vstavi {placeholder}', en: 'Insert {placeholder}' },
  english: { sl: 'Napiši tudi v angleščini', en: 'Write it in English as well' },
  englishSubject: { sl: 'Zadeva v angleščini', en: 'Subject in English' },
  englishText: { sl: 'Besedilo v angleščini', en: 'Text in English' },
  preview: { sl: 'Predogled', en: 'Preview' },
  back: { sl: 'Nazaj k besedilu', en: 'Back to the text' },
  cancel: { sl: 'Prekliči', en: 'Cancel' },
  nobody: {
    sl: 'Takih dovolilnic ni, zato sporočilo ne bo poslano nikomur.',
    en: 'There are no such permits, so it will be sent to nobody.',
  },
  count: {
    sl: {
      one: 'Sporočilo bo poslano {count} imetniku.',
      two: 'Sporočilo bo poslano {count} imetnikoma.',
      few: 'Sporočilo bo poslano {count} imetnikom.',
      other: 'Sporočilo bo poslano {count} imetnikom.',
    },
    en: { one: 'It will be sent to {count} holder.', other: 'It will be sent to {count} holders.' },
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
