import type { Locale, Text } from '../../locale.ts'

type Forms = Record<Locale, Partial<Record<Intl.LDMLPluralRule, string>>>

const months: Forms = {
  sl: { one: 'začeti mesec', two: 'začeta meseca', few: 'začeti meseci', other: 'začetih mesecev' },
  en: { one: 'started month', other: 'started months' },
}
const days: Forms = { sl: { one: 'dan', two: 'dneva', few: 'dnevi', other: 'dni' }, en: { one: 'day', other: 'days' } }
const hours: Forms = {
  sl: { one: 'začeta ura', two: 'začeti uri', few: 'začete ure', other: 'začetih ur' },
  en: { one: 'started hour', other: 'started hours' },
}

const counted = (count: number, forms: Forms): Text => {
  const inLocale = (locale: Locale) => `${count} ${forms[locale][new Intl.PluralRules(locale).select(count)] ?? forms[locale].other}`
  return { sl: inLocale('sl'), en: inLocale('en') }
}

/** `7 začetih mesecev od 12`, `70 dni od 365`. */
export const shareText = ({ taken, of }: { taken: number; of: number }, unit: 'month' | 'day'): Text => {
  const { sl, en } = counted(taken, unit === 'month' ? months : days)
  return { sl: `${sl} od ${of}`, en: `${en} of ${of}` }
}

/** `3 dnevi × 4 začete ure`. */
export const hoursText = (dayCount: number, hourCount: number): Text => {
  const [ofDays, ofHours] = [counted(dayCount, days), counted(hourCount, hours)]
  return { sl: `${ofDays.sl} × ${ofHours.sl}`, en: `${ofDays.en} × ${ofHours.en}` }
}

/** Which permit of the household it is, for a price that is not the first one's. */
export const positionText = (position: number): Text => ({
  sl: `${position}. dovolilnica imetnika ali gospodinjstva`,
  en: `permit no. ${position} of the holder or household`,
})

export const administrativeFeeText = (tariffNumber: string): Text => ({
  sl: `Upravna taksa, tarifna številka ${tariffNumber}`,
  en: `Administrative fee, tariff number ${tariffNumber}`,
})
export const sentTexts = {
  electronic: { sl: 'elektronska vloga', en: 'application sent online' },
  paper: { sl: 'vloga na papirju', en: 'application on paper' },
}

export const deviceText: Text = { sl: 'Kartica ali daljinski upravljalnik', en: 'Card or remote control' }

export const exemptionText: Text = { sl: 'Oprostitev plačila', en: 'Exemption from payment' }
/** `50 % postavke »Upravna taksa, tarifna številka 1«`. */
export const exemptedText = (percent: number, line: Text): Text => ({
  sl: `${percent} % postavke »${line.sl}«`,
  en: `${percent} % of “${line.en}”`,
})
