import { OperationError } from '@dovolilnice/contract/errors'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing takes a core for 20 ms: at most two at once and a short queue, so that a flood of logins cannot starve the lists. */
const atOnce = 2
const queueLength = 8
let running = 0
const waiting: (() => void)[] = []

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= atOnce) {
    if (waiting.length >= queueLength) throw new OperationError('unavailable')
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

/** An Argon2id hash. @throws OperationError `unavailable` when too many wait */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, options))

let decoy: Promise<string> | undefined

/** Whether the password is right. It takes as long without a hash, so that the time does not show whether an account exists. */
export const verifyPassword = async (password: string, passwordHash: string | null): Promise<boolean> => {
  decoy ??= hashPassword('a password that nobody has')
  const right = await inTurn(async () => verify(passwordHash ?? (await decoy!), password))
  return right && passwordHash !== null
}
