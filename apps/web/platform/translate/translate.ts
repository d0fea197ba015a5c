import { fillText, textIn, type Locale, type Text } from '@dovolilnice/contract/locale'
import { afterDays, type OwnHours } from '@dovolilnice/contract/parking/own-hours'
import { countedIn, type Counted } from '@dovolilnice/contract/primitives/counted'
import { lastDayOf, localDayOf, dayInWords, instantText } from '@dovolilnice/contract/primitives/local-day'
import { type ComponentType, createElement, type ReactElement } from 'react'
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

/** Small whole numbers are written the same in all languages; the rules of a language for others take a page some time to load. */
const numberText = (value: number, locale: Locale): string =>
  Number.isInteger(value) && value >= 0 && value < 1_000 ? String(value) : value.toLocaleString(locale)

/** The sentence in a language. Numbers are written as the language writes them. */
export const translate = <M extends Message>(message: M, locale: Locale, ...[values]: Values<M>): string => {
  const given = (values ?? {}) as Record<string, string | number>
  const written = Object.entries(given).map(([name, value]) => [name, typeof value === 'number' ? numberText(value, locale) : value])
  return fillText(sideOf(message, locale, Number(given.count ?? 0)), Object.fromEntries(written))
}

type Translate = <M extends Message>(message: M, ...values: Values<M>) => string

export const pageLocale = (): Locale => localeStore.get()

/**
 * `t(texts.title)` or `t(texts.found, { count })`, in the language of the page; also takes texts that came from the server. No component asks for
 * the language: each screen is drawn anew with all that stands on it when another is chosen (`inPageLocale`).
 */
export const t: Translate = (message, ...values) => translate(message, pageLocale(), ...values)

/** A component that is drawn anew, with all that it draws, when another language of the page is chosen: what the router draws. */
export const inPageLocale = <Props extends object>(Component: ComponentType<Props>): ((props: Props) => ReactElement) => {
  const Shown = (props: Props) => {
    useStore(localeStore)
    return createElement(Component, props)
  }
  // The router asks a screen to load by it, and takes it away from one that is loaded.
  return Object.defineProperty(Shown, 'preload', { get: () => Reflect.get(Component, 'preload') })
}

/** A local day `YYYY-MM-DD` as a person reads it: `21. 11. 2026`. */
export const formatDay = (day: string | null | undefined): string => (day ? dayInWords(day, pageLocale()) : '–')

/** An instant of the wire (UTC) on the town's clock: `21. 11. 2026, 14:05`. */
export const formatInstant = (instant: string | null | undefined): string => (instant ? instantText(instant, pageLocale()) : '–')

/** `from – last valid day` of a half-open range; with hours of their own its days are followed by them, and a single day is named once. */
export const formatValidity = (from: string, validUntil: string, { from_time, until_time }: OwnHours = {}): string => {
  const [first, last] = [formatDay(from), formatDay(lastDayOf(validUntil))]
  const hours = afterDays({ valid_from: from, valid_until: validUntil, from_time, until_time }, pageLocale())
  return hours !== '' && first === last ? `${first}${hours}` : `${first} – ${last}${hours}`
}

/** The town's calendar day now, wherever the browser is. */
export const today = (): string => localDayOf(new Date())
