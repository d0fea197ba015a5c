import { hash, verify } from '@node-rs/argon2'
import { limitedTurns } from './limited-turns.ts'
import { OperationError } from '@dovolilnice/contract/errors'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * A hash takes a core for about 20 ms: one runs at a time, so that a flood of sign-ins leaves the other cores to everything else. As many
 * wait as are done in about a second; whoever comes then is told to come again. Call these functions outside a transaction: a waiting
 * hash would keep a connection of the pool.
 */
export const passwordTurns = limitedTurns({ atOnce: 1, mostWaiting: 49 })

/** An Argon2id hash. @throws OperationError `unavailable` when too many wait */
export const hashPassword = (password: string): Promise<string> => passwordTurns(() => hash(password, options))

let decoy: Promise<string> | undefined

/**
 * Whether the password is right. It takes as long without a hash, so that the time does not show whether an account exists.
 * @throws OperationError `unavailable` when too many wait
 */
export const verifyPassword = async (password: string, passwordHash: string | null): Promise<boolean> => {
  decoy ??= hash('a password that nobody has', options)
  const compared = passwordHash ?? (await decoy)
  const right = await passwordTurns(() => verify(compared, password))
  return right && passwordHash !== null
}

/** Fewer guesses than 10^9 are tried in days even against the sign-in's own slow hash. */
const fewestGuessesLog10 = 9
/** The estimate of a very long text takes long; what follows after this many characters only makes a password better. */
const estimatedLength = 64

/** Words that lie near here; the library knows passwords that are common in the world. */
const nearWords = (
  'dovolilnica dovolilnice parkiranje parkirišče občina obcina mesto slovenija slovenia ljubljana maribor celje kranj koper novo gorica ' +
  'velenje ptuj piran bled geslo skrivnost prijava skrbnik uporabnik zaposleni referent januar februar marec april maj junij julij ' +
  'avgust september oktober november december pomlad poletje jesen zima'
).split(' ')

let loaded: Promise<ZxcvbnFactory> | undefined

/** The lists take memory and a moment: they are loaded when the first password is set. */
const load = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary: { ...dictionary, near: nearWords }, graphs: adjacencyGraphs })
}

const wordsOf = (text: string): string[] => [text, ...text.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length > 2)

/**
 * Refuses a new password that is easy to guess, also with what is known of its person. Call it wherever a password is chosen.
 * @throws OperationError `weak_password`
 */
export const requireStrongPassword = async (password: string, { email, name }: { email: string; name: string }): Promise<void> => {
  if (password.toLowerCase().includes(email)) throw new OperationError('weak_password')
  loaded ??= load()
  const { guessesLog10 } = (await loaded).check(password.slice(0, estimatedLength), [...wordsOf(email), ...wordsOf(name)])
  if (guessesLog10 < fewestGuessesLog10) throw new OperationError('weak_password')
}
