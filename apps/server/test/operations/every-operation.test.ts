import { isPermission, roles } from '@dovolilnice/contract/permissions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callOf, emptyCallOf, mayCall, named, operations, parametersIn, signedIn } from './operation-calls.ts'
import { specifiedCalls } from '../specified-calls.ts'
import { startTestProduct, type TestProduct } from '../test-product.ts'

/**
 * Every registered operation, called: a new operation is tried without being named here. What the operations do is tried beside their
 * features, whom they refuse in `refused-calls.test.ts`, odd input in `odd-input.test.ts`.
 */
/** Calls of machines and programs, which say who they are by a key. */
const byKey = ['report-coin-machine', 'book-guest', 'end-booking', 'read-assigned-rights', 'issue-credential']
/** Calls of wallets that spend a code of their own. */
const byCode = ['take-offer']

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

describe('every operation', () => {
  test('has a name, a path and an access of its own', () => {
    expect(operations.length).toBeGreaterThan(100)
    expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length)
    expect(new Set(operations.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)).size).toBe(operations.length)
    for (const { name, access } of operations) expect(access === 'public' || access === 'session' || isPermission(access), name).toBe(true)
  })

  test('that the specification lists is registered, with its method', () => {
    const registered = new Set(operations.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`))
    expect(specifiedCalls.filter((call) => !registered.has(call.replace(/\{\w+\}/g, '{}')))).toEqual([])
  })
})

describe('with the permission', () => {
  test.each(named(() => true))('%s has an answer', async (_, operation) => {
    const role = roles.find((candidate) => mayCall(candidate, operation)) ?? 'root'
    const answer = await (await signedIn(product, role)).call(operation, emptyCallOf(operation))
    // A machine has a key instead of a session.
    expect(
      byKey.includes(operation.name) ? [401] : byCode.includes(operation.name) ? [400] : [200, 204, 404, 409, 410, 422],
      answer.raw.toString(),
    ).toContain(answer.status)
  })
})

/** Paths with a parameter that is not a record's id, or whose answer is the same for every id, and the answer to an unknown one. */
const otherParameters: Record<string, number> = {
  'find-password-reset': 410,
  'read-restriction': 200,
  // Their file is read before anything is looked for.
  'preview-occasion-vehicles': 422,
  'load-occasion-vehicles': 422,
  ...Object.fromEntries(byKey.map((name) => [name, 401])),
}

describe('of an unknown record', () => {
  test.each(named((operation) => parametersIn(operation).length > 0))('%s answers that there is none', async (_, operation) => {
    const client = await signedIn(product, 'root')
    const answer = await client.call(operation, callOf(operation))
    expect(answer.status, answer.raw.toString()).toBe(otherParameters[operation.name] ?? 404)
  })

  test.each(named((operation) => parametersIn(operation).includes('id')))('%s takes no id for one', async (_, operation) => {
    const client = await signedIn(product, 'root')
    const params = Object.fromEntries(parametersIn(operation).map((name) => [name, 'ni-id']))
    const answer = await client.call(operation, { ...emptyCallOf(operation), params })
    expect([answer.status, answer.body?.error.code]).toEqual([404, 'not_found'])
  })
})
