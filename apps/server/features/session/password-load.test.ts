import type * as Argon2 from '@node-rs/argon2'
import { listOwnSessions } from '@dovolilnice/contract/users/list-own-sessions'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestProduct } from '../../test/test-product.ts'
import type { TestAnswer } from '../../test/test-client.ts'
import type { TestProduct } from '../../test/test-product.ts'
import { testPassword } from '../../test/test-town.ts'

/** While `open` is pending, every comparison of a password waits for it, as in a flood of sign-ins. */
const gate = vi.hoisted(() => ({ open: Promise.resolve(), begun: 0 }))
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof Argon2>()
  return {
    ...argon2,
    verify: async (...given: Parameters<typeof argon2.verify>) => {
      gate.begun += 1
      await gate.open
      return argon2.verify(...given)
    },
  }
})

/** For a slow machine; what is waited for comes within a second on a quiet one. */
const soon = { timeout: 100_000 }
const slowMachine = 120_000

/** How many passwords run or wait; see `passwords.ts`. */
const roomForHashes = 50

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

/** Sends so many sign-ins while no comparison ends, looks, and then lets them end. */
const duringFlood = async (count: number, email: (at: number) => string, look: (refused: TestAnswer[]) => Promise<void>) => {
  let release = () => {}
  gate.begun = 0
  gate.open = new Promise((resolve) => (release = resolve))
  const refused: TestAnswer[] = []
  const answers = Array.from({ length: count }, async (_, at) => {
    const answer = await product.visitor().signIn(email(at), testPassword)
    if (answer.status !== 503) return answer
    refused.push(answer)
    // On a slow machine new connections may take longer than the pool waits for one, which is another 503 than that of the queue.
    return count > roomForHashes ? answer : product.visitor().signIn(email(at), testPassword)
  })
  try {
    await look(refused)
  } finally {
    release()
  }
  return Promise.all(answers)
}

test(
  'passwords that are compared hold no connection: the lists go on',
  async () => {
    const clerk = await product.as('admin')
    await duringFlood(
      15,
      (at) => `nihce-${at}@preizkus.si`,
      async () => {
        await vi.waitFor(() => expect(gate.begun).toBeGreaterThan(0), soon)
        expect((await clerk.call(listOwnSessions)).status).toBe(200)
      },
    )
  },
  slowMachine,
)

test(
  'those for whom there is no place in the queue are told to come again, and the others are answered',
  async () => {
    const answers = await duringFlood(
      60,
      (at) => `se-eden-${at}@preizkus.si`,
      (refused) => vi.waitFor(() => expect(refused).toHaveLength(10), soon),
    )
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(50)
    expect(refused).toHaveLength(10)
    expect(refused[0]!.body.error.code).toBe('unavailable')
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
  },
  slowMachine,
)
