const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The LIKE pattern for values that contain a text; `%` and `_` in the text are escaped. */
export const likePart = (text: string): string => `%${escaped(text)}%`

/** The LIKE pattern of values that begin with a text. */
export const likeBeginning = (text: string): string => `${escaped(text)}%`
