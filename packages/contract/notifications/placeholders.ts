import type { Text, WrittenLocale } from '../locale.ts'

/** The placeholders that a notification's text may contain. */
export const placeholderFields = ['name', 'numbers', 'plates', 'last'] as const
export type PlaceholderField = (typeof placeholderFields)[number]

/** The word in braces, in each language. */
export const placeholders: Record<WrittenLocale, Record<PlaceholderField, string>> = {
  sl: { name: '{ime}', numbers: '{številke}', plates: '{vozila}', last: '{velja_do}' },
  en: { name: '{name}', numbers: '{numbers}', plates: '{vehicles}', last: '{valid_until}' },
}

/** The value of each placeholder in a holder's mail. */
export const placeholderMeanings: Record<PlaceholderField, Text> = {
  name: { sl: 'ime in priimek ali naziv imetnika', en: 'the holder’s name' },
  numbers: { sl: 'številke imetnikovih dovolilnic', en: 'the numbers of the holder’s permits' },
  plates: { sl: 'registrske oznake vozil na njih', en: 'the plates of the vehicles on them' },
  last: { sl: 'zadnji dan, ko velja prva od njih', en: 'the last day of the one that ends first' },
}

const bracedWord = /\{[^{}]*\}/g

const fieldOf = (word: string, locale: WrittenLocale): PlaceholderField | undefined =>
  placeholderFields.find((field) => placeholders[locale][field] === word)

/** Words in braces that are not placeholders of the text's language: they would be mailed unfilled. */
export const unknownPlaceholders = (text: string, locale: WrittenLocale): string[] => [
  ...new Set((text.match(bracedWord) ?? []).filter((word) => fieldOf(word, locale) === undefined)),
]

export const fillPlaceholders = (text: string, locale: WrittenLocale, values: Record<PlaceholderField, string>): string =>
  text.replace(bracedWord, (word) => {
    const field = fieldOf(word, locale)
    return field === undefined ? word : values[field]
  })
