import { withWords } from '../../../platform/kit.ts'

export const mailTextTexts = withWords({
  title: { sl: 'Besedila sporočil', en: 'Texts of mails' },
  how: {
    sl: 'E-poštna sporočila o vlogah in dovolilnicah. Pozdrav, podpis in gumb doda program; spremenjeno besedilo velja za sporočila, ki gredo odslej.',
    en: 'The mails about applications and permits. Greeting, signature and button are added by the program; a changed text holds for mails from now on.',
  },
  subject: { sl: 'Zadeva', en: 'Subject' },
  about: { sl: 'Zapis', en: 'Record' },
  application: { sl: 'vloga', en: 'application' },
  permit: { sl: 'dovolilnica', en: 'permit' },
  state: { sl: 'Besedilo', en: 'Text' },
  starting: { sl: 'privzeto', en: 'as supplied' },
  changed: { sl: 'vaše', en: 'your own' },
  sl: { sl: 'Slovensko', en: 'Slovenian' },
  en: { sl: 'Angleško', en: 'English' },
  it: { sl: 'Italijansko', en: 'Italian' },
  textHint: { sl: 'Prazna vrstica začne nov odstavek.', en: 'An empty line begins a new paragraph.' },
  action: { sl: 'Napis na gumbu', en: 'Label of the button' },
  placeholders: { sl: 'Kaj lahko stoji v zavitih oklepajih', en: 'What may stand in braces' },
  required: { sl: 'mora biti v besedilu', en: 'must be in the text' },
  preview: { sl: 'Predogled z izmišljenimi podatki', en: 'Preview with invented data' },
  saved: { sl: 'Besedilo sporočila je shranjeno.', en: 'The text of the mail is saved.' },
  restore: { sl: 'Privzeto besedilo', en: 'Text as supplied' },
  restoreAsk: { sl: 'Želite privzeto besedilo?', en: 'Go back to the text as supplied?' },
  restoreText: { sl: 'Vaše besedilo tega sporočila bo izbrisano.', en: 'Your text of this mail is deleted.' },
})
