import { fillText, textIn, type Locale, type Text } from '@dovolilnice/contract/locale'
import { afterDays, type OwnHours } from '@dovolilnice/contract/parking/own-hours'
import { countedIn, type Counted } from '@dovolilnice/contract/primitives/counted'
import { lastDayOf, localDayOf, dayInWords, instantText } from '@dovolilnice/contract/primitives/local-day'
import { useStore } from '../store.ts'
import { localeStore } from './locale-store.ts'

/** A sentence in both languages; `{name}` is filled in. The type holds both catalogues together: a missing language does not compile. */
export type Message = Text | Counted

type NamesIn<S extends string> = string extends S ? never : S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type NamesOf<M extends Message> = M extends Counted
  ? NamesIn<M['sl']['other']> | 'count'
  : M extends Text
    ? NamesIn<M['sl']> | NamesIn<M['en']>
    : never

/** What a message wants filled in: nothing, or exactly its names (`count` decides the plural). */
export type Values<M extends Message> = [NamesOf<M>] extends [never] ? [] : [values: Record<NamesOf<M>, string | number>]

/** Declares the texts of a feature (`features/<feature>/texts.ts`), keeping their literal types. */
export const defineTexts = <const T extends Record<string, Message>>(texts: T): T => texts

const isCounted = (message: Message): message is Counted => typeof message.sl !== 'string'

const sideOf = (message: Message, locale: Locale, count: number): string =>
  isCounted(message) ? countedIn(message, locale, count) : textIn(message, locale)

/** The sentence in a language. Numbers are written as the language writes them. */
export const translate = <M extends Message>(message: M, locale: Locale, ...[values]: Values<M>): string => {
  const given = (values ?? {}) as Record<string, string | number>
  const written = Object.entries(given).map(([name, value]) => [name, typeof value === 'number' ? value.toLocaleString(locale) : value])
  return fillText(sideOf(message, locale, Number(given.count ?? 0)), Object.fromEntries(written))
}

export type Translate = <M extends Message>(message: M, ...values: Values<M>) => string

export const useLocale = (): Locale => useStore(localeStore)

const inLocale: Record<Locale, Translate> = {
  sl: (message, ...values) => translate(message, 'sl', ...values),
  en: (message, ...values) => translate(message, 'en', ...values),
  it: (message, ...values) => translate(message, 'it', ...values),
  hu: (message, ...values) => translate(message, 'hu', ...values),
}

/** `const t = useTranslate()`, then `t(texts.title)` or `t(texts.found, { count })`. Also takes texts that came from the server. */
export const useTranslate = (): Translate => inLocale[useLocale()]

/** For a component that also writes days, instants and amounts: `const { t, locale } = useLanguage()`. */
export const useLanguage = (): { t: Translate; locale: Locale } => {
  const locale = useLocale()
  return { t: inLocale[locale], locale }
}

/** A local day `YYYY-MM-DD` as a person reads it: `21. 11. 2026`. */
export const formatDay = (day: string | null | undefined, locale: Locale): string => (day ? dayInWords(day, locale) : '–')

/** An instant of the wire (UTC) on the town's clock: `21. 11. 2026, 14:05`. */
export const formatInstant = (instant: string | null | undefined, locale: Locale): string => (instant ? instantText(instant, locale) : '–')

/** `from – last valid day` of a half-open range; with hours of their own its days are followed by them, and a single day is named once. */
export const formatValidity = (from: string, validUntil: string, locale: Locale, { from_time, until_time }: OwnHours = {}): string => {
  const [first, last] = [formatDay(from, locale), formatDay(lastDayOf(validUntil), locale)]
  const hours = afterDays({ valid_from: from, valid_until: validUntil, from_time, until_time }, locale)
  return hours !== '' && first === last ? `${first}${hours}` : `${first} – ${last}${hours}`
}

/** The town's calendar day now, wherever the browser is. */
export const today = (): string => localDayOf(new Date())
