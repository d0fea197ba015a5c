import { fillText } from '@dovolilnice/contract/fill-text'
import type { Locale, Text } from '@dovolilnice/contract/locale'
import { lazy } from '@dovolilnice/contract/primitives/lazy'

/** A counted sentence. Slovenian has four forms: 1 vloga, 2 vlogi, 3 vloge, 5 vlog; English two. */
export interface Counted {
  sl: { one: string; two: string; few: string; other: string }
  en: { one: string; other: string }
}

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

const rules: Record<Locale, () => Intl.PluralRules> = {
  sl: lazy(() => new Intl.PluralRules('sl')),
  en: lazy(() => new Intl.PluralRules('en')),
}

const formOf = (message: Message, locale: Locale, count: number): string => {
  const side = message[locale]
  if (typeof side === 'string') return side
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = side
  return forms[rules[locale]().select(count)] ?? forms.other
}

/** The sentence in a language. Numbers are written as the language writes them. */
export const translate = <M extends Message>(message: M, locale: Locale, ...[values]: Values<M>): string => {
  const given = (values ?? {}) as Record<string, string | number>
  const written = Object.entries(given).map(([name, value]) => [name, typeof value === 'number' ? value.toLocaleString(locale) : value])
  return fillText(formOf(message, locale, Number(given.count ?? 0)), Object.fromEntries(written))
}
