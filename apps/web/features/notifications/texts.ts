import { withWords } from '../../platform/kit.ts'

export const texts = withWords({
  title: { sl: 'Obvestilo imetnikom', en: 'Notification to holders' },
  titleOne: { sl: 'Sporočilo imetniku dovolilnice {number}', en: 'Message to the holder of permit {number}' },
  toZone: { sl: 'Vsem z dovolilnico na območju', en: 'Everyone with a permit in a zone' },
  toStreet: { sl: 'Vsem z dovolilnico v ulici', en: 'Everyone with a permit in a street' },
  toLot: { sl: 'Vsem z dovolilnico za parkirišče', en: 'Everyone with a permit for a lot' },
  toKind: { sl: 'Vsem z dovolilnico ene vrste', en: 'Everyone with a permit of one kind' },
  toList: { sl: 'Vsem s trenutno prikazanega seznama', en: 'Everyone in the current filtered list' },
  streetHint: {
    sl: 'Začetek naslova imetnika: Lipova ulica, ali Lipova ulica 9 za eno hišo. Mala Lipova ulica je druga ulica.',
    en: 'The beginning of the holder’s address: Lipova ulica, or Lipova ulica 9 for one house. Mala Lipova ulica is another street.',
  },
  lot: { sl: 'Parkirišče', en: 'Lot' },
  unreached: {
    sl: {
      one: 'Imetnik {count} dovolilnice nima e-pošte; obvestite ga drugače.',
      two: 'Imetnika {count} dovolilnic nimata e-pošte; obvestite ju drugače.',
      few: 'Imetniki {count} dovolilnic nimajo e-pošte; obvestite jih drugače.',
      other: 'Imetniki {count} dovolilnic nimajo e-pošte; obvestite jih drugače.',
    },
    en: {
      one: 'The holder of {count} permit has no e-mail address; tell them otherwise.',
      other: 'The holders of {count} permits have no e-mail address; tell them otherwise.',
    },
  },
  subject: { sl: 'Zadeva', en: 'Subject' },
  textHint: { sl: 'Odstavke ločite s prazno vrstico.', en: 'Separate paragraphs with a blank line.' },
  placeholders: { sl: 'Samodejno izpolnjena polja (tudi v zadevi):', en: 'Filled in automatically, in the subject too:' },
  insert: { sl: 'Vstavi {placeholder}', en: 'Insert {placeholder}' },
  english: { sl: 'Napiši tudi v angleščini', en: 'Write it in English as well' },
  englishSubject: { sl: 'Zadeva v angleščini', en: 'Subject in English' },
  englishText: { sl: 'Besedilo v angleščini', en: 'Text in English' },
  preview: { sl: 'Predogled', en: 'Preview' },
  back: { sl: 'Nazaj k besedilu', en: 'Back to the text' },
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
