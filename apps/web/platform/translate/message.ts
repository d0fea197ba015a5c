import { countedIn, type Counted } from '@dovolilnice/contract/primitives/counted'
import { fillText, textIn, type Locale, type Text } from '@dovolilnice/contract/locale'

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
