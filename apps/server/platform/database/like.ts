const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The LIKE pattern of values that hold a text somewhere; what it holds of `%` and `_` is meant as it is written. */
export const likePart = (text: string): string => `%${escaped(text)}%`

/** The LIKE pattern of values that begin with a text. */
export const likeBeginning = (text: string): string => `${escaped(text)}%`
