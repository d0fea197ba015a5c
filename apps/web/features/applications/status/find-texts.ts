import { defineTexts } from '../../../platform/kit.ts'

export const texts = defineTexts({
  find: { sl: 'Poiščite svojo vlogo', en: 'Find your application' },
  findHint: {
    sl: 'Najlažje jo odprete s povezavo iz e-pošte. Na drugi napravi vpišite kratko kodo, ki jo pokaže stran s stanjem vloge.',
    en: 'The easiest way is the link in the e-mail. On another device enter the short code that the status page shows.',
  },
  wrongLink: {
    sl: 'Te povezave ni mogoče odpreti. Preverite, ali ste jo prekopirali v celoti, ali zahtevajte novo.',
    en: 'This link cannot be opened. Check that the whole of it was copied, or ask for a new one.',
  },
  number: { sl: 'Številka vloge', en: 'Number of the application' },
  numberExample: { sl: 'na primer V-2026-000123', en: 'for instance V-2026-000123' },
  email: { sl: 'E-poštni naslov iz vloge', en: 'E-mail address in the application' },
  code: { sl: 'Kratka koda', en: 'Short code' },
  codeExample: { sl: 'osem znakov, na primer ABCD-2345', en: 'eight characters, for instance ABCD-2345' },
  show: { sl: 'Pokaži stanje', en: 'Show the status' },
  again: { sl: 'Pošljite mi povezavo znova', en: 'Send me the link again' },
  againHint: {
    sl: 'Če vloga s to številko in tem naslovom obstaja, boste prejeli sporočilo z novo povezavo, največ trikrat na dan. Če povezave v prvem sporočilu še niste odprli, novega sedem dni ne bomo poslali. Poiščite prvo sporočilo, tudi med neželeno pošto.',
    en: 'If there is an application with this number and address, a message with a new link goes to that address, at most three times a day. If you have not opened the link of the first message yet, no other will be sent for seven days. Look for the first message, also in the spam folder.',
  },
  againSend: { sl: 'Pošlji povezavo', en: 'Send the link' },
  againDone: {
    sl: 'Če se podatki ujemajo, je povezava na poti. Če sporočila v nekaj minutah ni, preverite neželeno pošto, številko in naslov.',
    en: 'If the data match, the link is on its way. If no message comes in a few minutes, check your spam folder, the number and the address.',
  },
  codeTitle: { sl: 'Odpiranje na drugi napravi', en: 'On another device' },
  codeHint: {
    sl: 'S kratko kodo, številko vloge in svojim e-poštnim naslovom odprete to stran tudi brez povezave.',
    en: 'With a short code, the number and your e-mail address you open this page without the link.',
  },
  codeMake: { sl: 'Pripravi kratko kodo', en: 'Make a short code' },
  codeShown: { sl: 'Vaša kratka koda:', en: 'Your short code:' },
  codeOnce: {
    sl: 'Zapišite si jo, ker pozneje ne bo več prikazana. Pripravite lahko tudi novo, ki to zamenja.',
    en: 'Write it down: it cannot be shown again later, but you can make a new one in its place.',
  },
})
