import { defineTexts } from '../../platform/translate/translate.ts'

export const mailedCodeTexts = defineTexts({
  title: { sl: 'Prijava s kodo', en: 'Sign in with a code' },
  hint: {
    sl: 'Na vaš e-poštni naslov bomo poslali kodo za eno prijavo. Zaposleni na občini se tako ne morejo prijaviti.',
    en: 'We send a code for one sign-in to your e-mail address. Municipal staff cannot use it.',
  },
  email: { sl: 'E-poštni naslov', en: 'E-mail address' },
  send: { sl: 'Pošlji kodo', en: 'Send the code' },
  sent: {
    sl: 'Če račun s tem naslovom obstaja, smo nanj poslali kodo. Velja deset minut, samo v tem brskalniku.',
    en: 'If an account with this address exists, we have sent it a code. It works for ten minutes, in this browser only.',
  },
  code: { sl: 'Koda iz sporočila', en: 'Code of the message' },
  signIn: { sl: 'Prijavi se', en: 'Sign in' },
  again: { sl: 'Zahtevaj novo kodo', en: 'Ask for a new code' },
  byPassword: { sl: 'Prijava z geslom', en: 'Sign in with a password' },
})
