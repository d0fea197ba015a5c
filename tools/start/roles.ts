/** What a process does: answers calls and serves the web, works off jobs, keeps the link to the gates. */
export type Role = 'api' | 'worker' | 'bridge'

const roles: Role[] = ['api', 'worker', 'bridge']

const isRole = (word: string): word is Role => roles.some((role) => role === word)

/**
 * The roles named on the command line; none named: all, in one process.
 * @throws Error with one line for a word that is no role
 */
export const readRoles = (words: string[]): Role[] => {
  const unknown = words.find((word) => !isRole(word))
  if (unknown !== undefined) throw new Error(`${unknown} is no role: npm start, or npm start -- ${roles.join('|')}`)
  return words.length === 0 ? roles : roles.filter((role) => words.includes(role))
}
