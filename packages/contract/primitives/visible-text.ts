/** Characters that nobody sees: those that turn the direction of writing, of no width, soft hyphens, fillers. Pasted text may carry some. */
const unseen = /[\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]/gu

/** The text without invisible characters: with them one name would be two, and a line could read backwards. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '')

/** False with a line end or another control character, which could forge a line of a mail, a card or an export. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)

/** True for a text that says something: with a letter or a digit. */
export const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

export const hasLetter = (text: string): boolean => /\p{L}/u.test(text)
