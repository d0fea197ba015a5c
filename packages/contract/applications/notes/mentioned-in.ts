const isLetter = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign)

/** Where a name is mentioned as `@Name`, not as the beginning of a longer name. */
const mentions = (text: string, name: string): boolean => {
  const wanted = `@${name}`.toLowerCase()
  const lower = text.toLowerCase()
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1)) {
    if (!isLetter(lower.charAt(at + wanted.length))) return true
  }
  return false
}

/** The people whom a note mentions by `@` and their whole name. Where two have the same name both are meant. */
export const mentionedIn = <Person extends { name: string }>(text: string, people: readonly Person[]): Person[] =>
  people.filter(({ name }) => mentions(text, name))

/** What is being typed after the last `@` before the cursor; undefined where no mention is begun. */
export const begunMention = (beforeCursor: string): string | undefined => /(?:^|\s)@([\p{L} ]{0,40})$/u.exec(beforeCursor)?.[1]
