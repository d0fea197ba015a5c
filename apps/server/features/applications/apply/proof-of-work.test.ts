import { readFormChallenge, submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { proofHeader, proofText, zeroBits } from '@dovolilnice/contract/proof-of-work'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bitsFor } from '../../../platform/http/limits/proof.ts'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { solveProof } from '../../../test/applicant/solve-proof.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

/** The tests' network. */
const here = '198.51.100.7'
const newTask = async (): Promise<{ challenge: string; bits: number }> => (await product.visitor(here).call(readFormChallenge)).body

/** Sends a whole form with this header. */
const send = async (proof: string, from = here): Promise<string> => {
  const headers = { [proofHeader]: proof }
  const { status, body } = await product.visitor(from).call(submitApplication, { form: await residentForm(product), headers })
  return status === 200 ? 'taken' : `${status} ${body.error.code}`
}

const unsolved = ({ challenge, bits }: { challenge: string; bits: number }): string => {
  for (let answer = 0; ; answer++) {
    const tried = proofText(challenge, answer)
    if (zeroBits(createHash('sha256').update(tried).digest()) < bits) return tried
  }
}

/** Solved with no bit to spare. */
const exactly = ({ challenge, bits }: { challenge: string; bits: number }): string => {
  for (let answer = 0; ; answer++) {
    const tried = proofText(challenge, answer)
    if (zeroBits(createHash('sha256').update(tried).digest()) === bits) return tried
  }
}

test('the form is taken with a solved challenge, once', async () => {
  const task = await newTask()
  const proof = solveProof(task.challenge, task.bits)
  expect(await send(proof)).toBe('taken')
  expect(await send(proof)).toBe('428 proof_required')
})

test('whoever sends a used challenge need not wait: a new one is there at once', async () => {
  const task = await newTask()
  const headers = { [proofHeader]: solveProof(task.challenge, task.bits) }
  for (const status of [200, 428]) {
    const answer = await product.visitor(here).call(submitApplication, { form: await residentForm(product), headers })
    expect([answer.status, answer.headers['retry-after']]).toEqual([status, undefined])
  }
})

test('a challenge that is absent, unsolved or changed is not enough', async () => {
  const task = await newTask()
  const easier = task.challenge.replace(/\.\d+\./, '.0.')
  const tries = ['', 'x', unsolved(task), solveProof(easier, 0), solveProof(`${task.challenge}x`, task.bits), `${task.challenge}:`]
  for (const proof of tries) expect(await send(proof), proof).toBe('428 proof_required')
})

test('a challenge is valid for six hours', async () => {
  const [early, late] = [await newTask(), await newTask()]
  product.clock.advance(6 * 3_600_000 - 1000)
  expect(await send(solveProof(early.challenge, early.bits + 2))).toBe('taken')
  product.clock.advance(1000)
  expect(await send(solveProof(late.challenge, late.bits + 2))).toBe('428 proof_required')
})

test('a challenge is for the network that asked for it', async () => {
  const task = await newTask()
  const proof = solveProof(task.challenge, task.bits)
  expect(await send(proof, '203.0.113.9')).toBe('428 proof_required')
  expect(await send(proof)).toBe('taken')
})

test('a stock of easy challenges is judged by how hard they would be now', async () => {
  const from = '203.0.113.77'
  const stock = async () => (await product.visitor(from).call(readFormChallenge)).body
  const [task, other] = [await stock(), await stock()]
  for (let at = 0; at < 4; at++) await product.visitor(from).call(submitApplication, { form: await residentForm(product) })
  product.clock.advance(5 * 60_000)
  expect(await send(exactly(task), from)).toBe('428 proof_required')
  expect(await send(solveProof(other.challenge, other.bits + 1), from)).toBe('taken')
})

test('the more a network or everyone has sent today, the harder it is, up to what a phone can do', async () => {
  expect(bitsFor(14, { network: 0, everyone: 0 })).toBe(14)
  expect(bitsFor(14, { network: 4, everyone: 100 })).toBe(15)
  expect(bitsFor(14, { network: 28, everyone: 600 })).toBe(19)
  expect(bitsFor(14, { network: 100_000, everyone: 100_000 })).toBe(20)
  const client = product.visitor()
  const before = (await client.call(readFormChallenge)).body.bits
  for (let at = 0; at < 4; at++) await client.call(submitApplication, { form: await residentForm(product) })
  expect((await client.call(readFormChallenge)).body.bits).toBe(before + 1)
})
