import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  email: { sl: 'E-poštni naslov', en: 'E-mail address' },
  password: { sl: 'Geslo', en: 'Password' },
  newPassword: { sl: 'Novo geslo', en: 'New password' },
  repeatPassword: { sl: 'Ponovite novo geslo', en: 'Repeat the new password' },
  passwordHint: {
    sl: 'Vsaj 12 znakov. Dolgo geslo iz več besed je boljše od kratkega zapletenega.',
    en: 'At least 12 characters. A long password of several words beats a short complicated one.',
  },
  signIn: { sl: 'Prijava', en: 'Sign in' },
  signInHint: {
    sl: 'Za zaposlene občine in imetnike dovolilnic z uporabniškim računom.',
    en: 'For municipal staff and permit holders with an account.',
  },
  forgotten: { sl: 'Pozabljeno geslo', en: 'Forgotten password' },
  withoutAccount: { sl: 'Oddaj vlogo brez prijave', en: 'Apply without signing in' },
  signedOut: { sl: 'Odjavljeni ste.', en: 'You are signed out.' },
  signingOut: { sl: 'Odjavljam …', en: 'Signing out …' },
  signOutFailed: {
    sl: 'Odjava ni uspela, ker strežnik ni dosegljiv. Seja je še odprta.',
    en: 'Signing out failed because the server cannot be reached. The session is still open.',
  },
  retry: { sl: 'Poskusi znova', en: 'Try again' },
  resetTitle: { sl: 'Ponastavitev gesla', en: 'Reset password' },
  resetHint: {
    sl: 'Na vaš e-poštni naslov pošljemo povezavo, s katero nastavite novo geslo.',
    en: 'We send a link to your e-mail address with which you set a new password.',
  },
  sendLink: { sl: 'Pošlji povezavo', en: 'Send the link' },
  sentTitle: { sl: 'Preverite e-pošto', en: 'Check your e-mail' },
  sent: {
    sl: 'Če račun s tem naslovom obstaja, smo nanj poslali povezavo. Velja kratek čas in samo enkrat. Če sporočila ni, poglejte med neželeno pošto.',
    en: 'If an account with this address exists, we have sent it a link. It is valid for a short time and only once. If the message does not come, look among the junk mail.',
  },
  backToLogin: { sl: 'Nazaj na prijavo', en: 'Back to sign-in' },
  setTitle: { sl: 'Nastavite novo geslo', en: 'Set a new password' },
  invitationTitle: { sl: 'Dobrodošli', en: 'Welcome' },
  invitationHint: {
    sl: 'Račun je pripravljen. Izberite geslo, s katerim se boste prijavljali.',
    en: 'Your account is ready. Choose the password with which you will sign in.',
  },
  setPassword: { sl: 'Shrani geslo', en: 'Save the password' },
  passwordSet: { sl: 'Geslo je nastavljeno. Prijavite se z njim.', en: 'The password is set. Sign in with it.' },
  expiredTitle: { sl: 'Povezava ni več veljavna', en: 'This link is no longer valid' },
  expired: { sl: 'Potekla je ali pa je bila že uporabljena. Zahtevajte novo.', en: 'It has expired or has been used. Request a new one.' },
  requestNew: { sl: 'Zahtevaj novo povezavo', en: 'Request a new link' },
})
