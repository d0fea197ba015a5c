import { listOwnSessions } from '@dovolilnice/contract/users/own-account'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { passwordTurns } from '../../../platform/security/passwords.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import type { TestAnswer } from '../../../test/test-client.ts'

/** For a slow machine; what is waited for comes within seconds on a quiet one. */
const slowMachine = 100_000

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

test(
  'passwords that wait hold no connection, and those for whom there is no place are told to come again',
  async () => {
    const clerk = await product.as('admin')
    let release = () => {}
    // One comparison that does not end: the others wait behind it, as in a flood of sign-ins.
    const held = passwordTurns(() => new Promise<void>((resolve) => (release = resolve)))
    const refused: TestAnswer[] = []
    const signIns = Array.from({ length: 59 }, async (_, at) => {
      const answer = await product.visitor().signIn(`nihce-${at}@preizkus.si`, 'ugibanje')
      if (answer.status === 503) refused.push(answer)
      return answer
    })
    try {
      await vi.waitFor(() => expect(refused).toHaveLength(10), slowMachine)
      expect((await clerk.call(listOwnSessions)).status).toBe(200)
    } finally {
      release()
    }
    await held
    const answers = await Promise.all(signIns)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(49)
    expect(refused).toHaveLength(10)
    expect(refused[0]!.body.error.code).toBe('unavailable')
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
  },
  slowMachine,
)
