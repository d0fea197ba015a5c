const letters: Record<string, string> = { đ: 'd', Đ: 'd', ł: 'l', Ł: 'l', ø: 'o', Ø: 'o', ß: 's' }

/**
 * A text for comparison in a search: letters without accents, and digits. `Čopova 5/a` → `copova5a`. The database's
 * `search_words` is the same rule, word by word.
 */
export const foldTerm = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[đĐłŁøØß]/g, (letter) => letters[letter] ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** The typed text as one word, without a leading 00: phones are stored with `+`, not with the prefix 00. */
export const searchTerm = (typed: string): string => foldTerm(/^\s*00\d/.test(typed) ? typed.trim().slice(2) : typed)

export const searchWords = (typed: string): string[] =>
  typed
    .split(/\s+/)
    .map(foldTerm)
    .filter((word) => word !== '')

/** Whether one word becomes the other by one typo: a letter too many, one missing, another one, or two neighbours exchanged. */
export const isOneTypo = (one: string, other: string): boolean => {
  const shorter = Math.min(one.length, other.length)
  let [begin, end] = [0, 0]
  while (begin < shorter && one[begin] === other[begin]) begin += 1
  while (end < shorter - begin && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [left, right] = [one.slice(begin, one.length - end), other.slice(begin, other.length - end)]
  return (left.length < 2 && right.length < 2) || (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
}
