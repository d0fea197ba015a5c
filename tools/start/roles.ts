import { PlainError } from './plain-error.ts'
import type { Role } from '@dovolilnice/server/main'

const roles: Role[] = ['api', 'worker', 'bridge']

const isRole = (word: string): word is Role => roles.some((role) => role === word)

/**
 * The roles named on the command line; none named: all, in one process.
 * @throws PlainError for a word that is no role
 */
export const readRoles = (words: string[]): Role[] => {
  const unknown = words.find((word) => !isRole(word))
  if (unknown !== undefined) throw new PlainError(`${unknown} is no role: npm start, or npm start -- ${roles.join('|')}`)
  return words.length === 0 ? roles : roles.filter((role) => words.includes(role))
}
