import { defineEventWords, field } from '../define-event-words.ts'
import type { Text } from '../locale.ts'

/** What the rules of the sign-in policy are called. */
export const factorRuleLabels: Readonly<Record<'none' | 'asked' | 'required', Text>> = {
  none: { sl: 'ni zahtevana', en: 'not asked' },
  asked: { sl: 'priporočena', en: 'recommended' },
  required: { sl: 'obvezna', en: 'required' },
}

const rule = (sl: string, en: string) => field(sl, en, { choices: factorRuleLabels })

/** The words of the audit trail about second factors. */
export const secondFactorEventWords = defineEventWords({
  actions: {
    'factor:add_passkey': { sl: 'Ključ za prijavo dodan', en: 'Passkey added' },
    'factor:add_totp': { sl: 'Aplikacija s kodami dodana', en: 'Authenticator app added' },
    'factor:code_refused': {
      sl: 'Drugi korak prijave zavrnjen: geslo je bilo pravilno, koda ne',
      en: 'Second step refused: the password was right, the code was not',
    },
    'factor:make_recovery_codes': { sl: 'Nove rezervne kode', en: 'New recovery codes made' },
    'factor:passkey_refused': {
      sl: 'Ključ za prijavo zavrnjen: števec uporab je šel nazaj, morda obstaja kopija',
      en: 'Passkey refused: its counter went back, it may have been copied',
    },
    'factor:remove': { sl: 'Drugi dejavnik odstranjen', en: 'Second factor removed' },
    'factor:use_recovery_code': { sl: 'Uporabljena rezervna koda', en: 'Recovery code used' },
    'policy:update': { sl: 'Zahteve za prijavo spremenjene', en: 'Sign-in requirements changed' },
  },
  fields: {
    codes_left: field('preostale rezervne kode', 'recovery codes left'),
    factor: field('drugi dejavnik', 'second factor'),
  },
  fieldsOf: {
    policy: {
      admin: rule('prijava v dveh korakih: skrbniki', 'two-step sign-in: administrators'),
      warden: rule('prijava v dveh korakih: redarji', 'two-step sign-in: wardens'),
      operator: rule('prijava v dveh korakih: operaterji', 'two-step sign-in: operators'),
      root: rule('prijava v dveh korakih: glavni skrbniki', 'two-step sign-in: root administrators'),
    },
  },
})
