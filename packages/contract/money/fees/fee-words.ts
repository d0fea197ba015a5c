import { countedIn, type Counted } from '../../primitives/counted.ts'
import { inEachLanguage, textIn, type Text, fillText } from '../../locale.ts'

const months: Counted = {
  sl: { one: '{count} začeti mesec', two: '{count} začeta meseca', few: '{count} začeti meseci', other: '{count} začetih mesecev' },
  en: { one: '{count} started month', other: '{count} started months' },
}
const days: Counted = {
  sl: { one: '{count} dan', two: '{count} dneva', few: '{count} dnevi', other: '{count} dni' },
  en: { one: '{count} day', other: '{count} days' },
}
const hours: Counted = {
  sl: { one: '{count} začeta ura', two: '{count} začeti uri', few: '{count} začete ure', other: '{count} začetih ur' },
  en: { one: '{count} started hour', other: '{count} started hours' },
}
const ofWhole = { sl: '{part} od {of}', en: '{part} of {of}' }

const counted = (count: number, forms: Counted): Text => inEachLanguage((locale) => fillText(countedIn(forms, locale, count), { count }))

/** `7 začetih mesecev od 12`, `70 dni od 365`. */
export const shareText = ({ taken, of }: { taken: number; of: number }, unit: 'month' | 'day'): Text => {
  const part = counted(taken, unit === 'month' ? months : days)
  return inEachLanguage((locale) => fillText(textIn(ofWhole, locale), { part: textIn(part, locale), of }))
}

/** `3 dnevi × 4 začete ure`. */
export const hoursText = (dayCount: number, hourCount: number): Text => {
  const [ofDays, ofHours] = [counted(dayCount, days), counted(hourCount, hours)]
  return inEachLanguage((locale) => `${textIn(ofDays, locale)} × ${textIn(ofHours, locale)}`)
}

/** Which permit of the household it is, for a price that is not the first one's. */
export const positionText = (position: number): Text => ({
  sl: `${position}. dovolilnica imetnika ali gospodinjstva`,
  en: `permit no. ${position} of the holder or household`,
})

export const deviceText: Text = { sl: 'Kartica ali daljinski upravljalnik', en: 'Card or remote control' }
