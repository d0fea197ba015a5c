import { hash, verify } from '@node-rs/argon2'
import { limitedTurns } from './limited-turns.ts'

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
