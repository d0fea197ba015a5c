import { entry } from './error-entry.ts'

/** The error codes of second factors and of the municipality's identity provider. */
export const signInErrors = {
  invalid_code: entry(
    422,
    'mend',
    'Koda ni pravilna ali je bila že uporabljena. Počakajte na novo in jo vnesite.',
    'The code is wrong or has been used. Wait for a new one and enter it.',
  ),
  step_expired: entry(
    422,
    'mend',
    'Drugi korak prijave je potekel. Vnesite geslo znova.',
    'The second step has expired. Enter your password again.',
  ),
  passkey_refused: entry(
    422,
    'mend',
    'Ključa za prijavo ni bilo mogoče potrditi. Poskusite znova ali izberite drug način.',
    'The passkey could not be confirmed. Try again or choose another way.',
  ),
  passkeys_impossible: entry(
    409,
    'leave',
    'Na tem naslovu ključi za prijavo niso mogoči. Uporabite aplikacijo s kodami.',
    'Passkeys are not possible at this address. Use an authenticator app.',
  ),
  identity_unconfirmed: entry(
    409,
    'mend',
    'Za to spremembo znova vnesite geslo ali se znova prijavite.',
    'To change this, enter your password again or sign in again.',
  ),
  factor_required: entry(
    409,
    'leave',
    'Za vašo vlogo je prijava v dveh korakih obvezna. Najprej dodajte drug način, šele nato odstranite tega.',
    'Your role needs a two-step sign-in. Add another way first, then remove this one.',
  ),
  provider_off: entry(
    409,
    'leave',
    'Prijava z računom občine ni nastavljena. Prijavite se z geslom.',
    'Signing in with the municipal account is not set up. Sign in with your password.',
  ),
  provider_unavailable: entry(
    503,
    'retry',
    'Računi občine trenutno niso dosegljivi. Poskusite znova čez minuto ali se prijavite z geslom.',
    'The accounts of the municipality cannot be reached at the moment. Try again in a minute, or sign in with your password.',
  ),
  provider_refused: entry(
    422,
    'mend',
    'Prijava z računom občine ni uspela ali je bila preklicana. Začnite znova.',
    'Signing in with the municipal account failed or was cancelled. Begin again.',
  ),
  provider_unconfirmed: entry(
    422,
    'leave',
    'Vaš račun občine nima potrjenega e-poštnega naslova. Obrnite se na skrbnika računov občine.',
    'Your municipal account has no confirmed e-mail address. Ask whoever manages the accounts of the municipality.',
  ),
  provider_unknown: entry(
    422,
    'leave',
    'Za naslov vašega računa občine tu ni odprtega računa zaposlenega. Obrnite se na skrbnika.',
    'There is no open staff account here for the address of your municipal account. Ask an administrator.',
  ),
  set_up_required: entry(
    403,
    'leave',
    'Za vašo vlogo je prijava v dveh korakih obvezna. Nastavite jo, preden nadaljujete.',
    'Your role needs a two-step sign-in. Set it up before you continue.',
  ),
  local_sign_in_off: entry(
    422,
    'leave',
    'Zaposleni se prijavljajo z računom občine. Izberite »Prijava z računom občine«.',
    'Staff sign in with the account of the municipality. Choose “Sign in with your municipal account”.',
  ),
} as const
