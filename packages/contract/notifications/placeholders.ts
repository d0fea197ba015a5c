import type { Locale, Text } from '../locale.ts'

/** What the words of a notification may name. */
export const placeholderFields = ['name', 'numbers', 'plates', 'last'] as const
export type PlaceholderField = (typeof placeholderFields)[number]

/** The word that stands in braces, in the language of the text that it stands in. */
export const placeholders: Record<Locale, Record<PlaceholderField, string>> = {
  sl: { name: '{ime}', numbers: '{številke}', plates: '{vozila}', last: '{velja_do}' },
  en: { name: '{name}', numbers: '{numbers}', plates: '{vehicles}', last: '{valid_until}' },
}

/** What each becomes in a holder's mail. */
export const placeholderMeanings: Record<PlaceholderField, Text> = {
  name: { sl: 'ime in priimek ali naziv imetnika', en: 'the holder’s name' },
  numbers: { sl: 'številke imetnikovih dovolilnic', en: 'the numbers of the holder’s permits' },
  plates: { sl: 'registrske oznake vozil na njih', en: 'the plates of the vehicles on them' },
  last: { sl: 'zadnji dan, ko velja prva od njih', en: 'the last day of the one that ends first' },
}

const bracedWord = /\{[^{}]*\}/g

const fieldOf = (word: string, locale: Locale): PlaceholderField | undefined =>
  placeholderFields.find((field) => placeholders[locale][field] === word)

/** The words in braces that are no placeholders in the text's language: they would go out as they are written. */
export const unknownPlaceholders = (text: string, locale: Locale): string[] => [
  ...new Set((text.match(bracedWord) ?? []).filter((word) => fieldOf(word, locale) === undefined)),
]

/** Fills the placeholders of a text in its language. */
export const fillPlaceholders = (text: string, locale: Locale, values: Record<PlaceholderField, string>): string =>
  text.replace(bracedWord, (word) => {
    const field = fieldOf(word, locale)
    return field === undefined ? word : values[field]
  })
