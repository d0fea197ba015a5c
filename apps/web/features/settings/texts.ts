import { withWords } from '../../platform/kit.ts'

export const texts = withWords({
  ownData: { sl: 'Moji podatki', en: 'My data' },
  name: { sl: 'Ime in priimek ali naziv', en: 'Name or company name' },
  person: { sl: 'Fizična oseba', en: 'Person' },
  company: { sl: 'Pravna oseba ali s. p.', en: 'Company or sole trader' },
  language: { sl: 'Jezik vmesnika in sporočil', en: 'Language of the interface and messages' },
  saved: { sl: 'Podatki so shranjeni.', en: 'Your data is saved.' },

  emailHow: {
    sl: 'Prijavljate se z naslovom {email}. Na novi naslov bomo poslali povezavo, s katero ga potrdite; do takrat velja stari.',
    en: 'You sign in with {email}. We send a link to the new address to confirm it; until then the old one stays.',
  },
  emailPending: {
    sl: 'Čaka na potrditev: {email}. Odprite povezavo v prejetem sporočilu.',
    en: 'Waiting for confirmation: {email}. Open the link in the message you received.',
  },
  newEmail: { sl: 'Novi e-poštni naslov', en: 'New e-mail address' },
  passwordProof: { sl: 'Vaše geslo', en: 'Your password' },
  changeEmail: { sl: 'Pošlji povezavo', en: 'Send the link' },
  emailStays: { sl: 'To je že vaš naslov. Povezave nismo poslali.', en: 'This is your address already. We have sent no link.' },
  emailSent: { sl: 'Povezavo smo poslali na novi naslov.', en: 'We have sent the link to the new address.' },
  emailConfirmed: { sl: 'Novi e-poštni naslov je potrjen.', en: 'The new e-mail address is confirmed.' },

  password: { sl: 'Geslo', en: 'Password' },
  passwordHow: {
    sl: 'Po menjavi gesla boste ostali prijavljeni samo na tej napravi.',
    en: 'After the change you stay signed in on this device only.',
  },
  ownEmail: { sl: 'Vaš e-poštni naslov', en: 'Your e-mail address' },
  ownEmailHow: {
    sl: 'Nanj bomo poslali povezavo. Ko jo odprete, se boste prijavljali s tem naslovom; do tedaj s prvim.',
    en: 'We mail a link to it. Once you have opened it you sign in with this address; until then with the first one.',
  },
  mustReset: {
    sl: 'Vaše geslo je začasno. Preden nadaljujete, nastavite svoje.',
    en: 'Your password is temporary. Set your own before you continue.',
  },
  currentPassword: { sl: 'Dosedanje geslo', en: 'Current password' },
  newPassword: { sl: 'Novo geslo', en: 'New password' },
  newPasswordHow: { sl: 'Vsaj 12 znakov.', en: 'At least 12 characters.' },
  repeatPassword: { sl: 'Ponovite novo geslo', en: 'Repeat the new password' },
  changePassword: { sl: 'Zamenjaj geslo', en: 'Change the password' },
  passwordChanged: { sl: 'Geslo je zamenjano.', en: 'The password is changed.' },

  sessions: { sl: 'Kje ste prijavljeni', en: 'Where you are signed in' },
  thisDevice: { sl: 'ta naprava', en: 'this device' },
  lastSeen: { sl: 'nazadnje {at}, naslov {address}', en: 'last seen {at}, address {address}' },
  endSession: { sl: 'Odjavi', en: 'Sign out' },
  endSessionOf: { sl: 'Odjavi napravo {device}', en: 'Sign out the device {device}' },
  sessionEnded: { sl: 'Naprava je odjavljena.', en: 'The device is signed out.' },
  endAll: { sl: 'Odjavi povsod', en: 'Sign out everywhere' },
  endAllAsk: { sl: 'Se želite odjaviti na vseh napravah?', en: 'Sign you out on all devices?' },
  endAllText: {
    sl: 'Odjavljeni boste tudi na tej in se boste morali znova prijaviti.',
    en: 'On this one too. You will have to sign in again.',
  },
  unknownDevice: { sl: 'Neznana naprava', en: 'Unknown device' },
  onSystem: { sl: '{browser}, {system}', en: '{browser}, {system}' },

  privacy: { sl: 'Zasebnost', en: 'Privacy' },
  privacyHow: {
    sl: 'Preberete lahko, kaj o vas hranimo in kdo je to gledal, ali vse prenesete v strojno berljivi obliki.',
    en: 'You can read what we keep about you and who looked at it, or download all of it in a machine-readable format.',
  },
  readData: { sl: 'Preberi moje podatke', en: 'Read my data' },
  download: { sl: 'Prenesi moje podatke', en: 'Download my data' },
  notice: { sl: 'Obvestilo o varstvu podatkov', en: 'Data-protection notice' },
})
