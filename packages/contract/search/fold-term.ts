const letters: Record<string, string> = { đ: 'd', Đ: 'd', ł: 'l', Ł: 'l', ø: 'o', Ø: 'o', ß: 's' }

/**
 * What is compared when something is looked for: letters without their marks, and digits. `Čopova 5/a` → `copova5a`. The database's
 * `search_words` is the same rule, word by word.
 */
export const foldTerm = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[đĐłŁøØß]/g, (letter) => letters[letter] ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** What was typed, as one word: the international prefix 00 is how phones are dialled, not how they are kept. */
export const searchTerm = (typed: string): string => foldTerm(/^\s*00\d/.test(typed) ? typed.trim().slice(2) : typed)

/** The words of what was typed. */
export const searchWords = (typed: string): string[] =>
  typed
    .split(/\s+/)
    .map(foldTerm)
    .filter((word) => word !== '')
