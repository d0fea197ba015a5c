import type { Text } from './locale.ts'
import type { signInErrors } from './sign-in-errors.ts'

/** What the server says of each error of signing in; pages show what it said. */
export const signInSentences: Readonly<Record<keyof typeof signInErrors, Text>> = {
  invalid_credentials: {
    sl: 'E-poštni naslov ali geslo ni pravilno. Preverite vnos ali ponastavite geslo.',
    en: 'The e-mail address or password is wrong. Check both or reset the password.',
  },
  weak_password: {
    sl: 'To geslo je lahko uganiti. Izberite daljše geslo iz več besed, brez svojega imena, e-poštnega naslova in znanih gesel.',
    en: 'This password is easy to guess. Choose a longer one of several words, without your name, your e-mail address or well-known passwords.',
  },
  invalid_code: {
    sl: 'Koda ni pravilna ali je bila že uporabljena. Počakajte na novo in jo vnesite.',
    en: 'The code is wrong or has been used. Wait for a new one and enter it.',
  },
  invalid_mailed_code: {
    sl: 'Koda ni pravilna, je potekla ali je bila že uporabljena. Preverite vnos ali zahtevajte novo.',
    en: 'The code is wrong, has expired or has been used. Check it or ask for a new one.',
  },
  invalid_recovery_code: {
    sl: 'Rezervna koda ni pravilna ali je bila že uporabljena. Prepišite jo znova, z vsemi črkami in številkami, ali vnesite drugo.',
    en: 'The recovery code is wrong or has been used. Copy it once more, with all letters and digits, or enter another one.',
  },
  step_expired: {
    sl: 'Drugi korak prijave je potekel. Vnesite geslo znova.',
    en: 'The second step has expired. Enter your password again.',
  },
  passkey_refused: {
    sl: 'Ključa za prijavo ni bilo mogoče potrditi. Poskusite znova ali izberite drug način.',
    en: 'The passkey could not be confirmed. Try again or choose another way.',
  },
  passkeys_impossible: {
    sl: 'Na tem naslovu ključi za prijavo niso mogoči. Uporabite aplikacijo s kodami.',
    en: 'Passkeys are not possible at this address. Use an authenticator app.',
  },
  identity_unconfirmed: {
    sl: 'Za to spremembo znova potrdite, da ste to vi: s ključem ali kodo, če ju še nimate, pa z geslom.',
    en: 'To change this, confirm again that it is you: by a passkey or a code, or by the password while you have neither.',
  },
  factor_required: {
    sl: 'Vaš račun mora imeti prijavo v dveh korakih. Najprej dodajte drug način, šele nato odstranite tega.',
    en: 'Your account must have a two-step sign-in. Add another way first, then remove this one.',
  },
  provider_off: {
    sl: 'Prijava z računom občine ni nastavljena. Prijavite se z geslom.',
    en: 'Signing in with the municipal account is not set up. Sign in with your password.',
  },
  provider_unavailable: {
    sl: 'Računi občine trenutno niso dosegljivi. Poskusite znova čez minuto ali se prijavite z geslom.',
    en: 'The accounts of the municipality cannot be reached at the moment. Try again in a minute, or sign in with your password.',
  },
  only_provider_unavailable: {
    sl: 'Računi občine trenutno niso dosegljivi, z geslom pa se zaposleni ne prijavljajo. Poskusite znova čez minuto; če ne uspe, obvestite skrbnika računov občine.',
    en: 'The accounts of the municipality cannot be reached at the moment, and staff do not sign in by password. Try again in a minute; if that fails, tell whoever manages the accounts.',
  },
  provider_refused: {
    sl: 'Prijava z računom občine ni uspela ali je bila preklicana. Začnite znova.',
    en: 'Signing in with the municipal account failed or was cancelled. Begin again.',
  },
  provider_unconfirmed: {
    sl: 'Vaš račun občine nima potrjenega e-poštnega naslova. Obrnite se na skrbnika računov občine.',
    en: 'Your municipal account has no confirmed e-mail address. Ask whoever manages the accounts of the municipality.',
  },
  provider_unknown: {
    sl: 'Za e-poštni naslov vašega računa občine tu ni računa zaposlenega. Obrnite se na skrbnika.',
    en: 'There is no open staff account here for the address of your municipal account. Ask an administrator.',
  },
  set_up_required: {
    sl: 'Vaš račun mora imeti prijavo v dveh korakih. Nastavite jo, preden nadaljujete.',
    en: 'Your account must have a two-step sign-in. Set it up before you continue.',
  },
  local_sign_in_off: {
    sl: 'Zaposleni se prijavljajo z računom občine. Izberite »Prijava z računom občine«.',
    en: 'Staff sign in with the account of the municipality. Choose “Sign in with your municipal account”.',
  },
}
