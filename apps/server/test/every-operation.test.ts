import { needsAntiForgery, type Operation } from '@dovolilnice/contract/operation'
import { isPermission, permissionsOf, roles, type Role } from '@dovolilnice/contract/permissions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { features } from '../compose.ts'
import { openSession } from '../features/session/sessions/sessions.ts'
import { sessionCookie } from '../platform/http/caller/cookies.ts'
import { formOf } from './applicant/application-forms.ts'
import { sampleOf } from './http/odd-values.ts'
import { specifiedCalls } from './specified-calls.ts'
import type { TestCall, TestClient } from './test-client.ts'
import { startTestProduct, type TestProduct } from './test-product.ts'

/**
 * Every registered operation, called by each kind of caller: a new operation is tried without being named here.
 * What the operations do is tried beside their features; odd input in `odd-input.test.ts`.
 */
/** Calls of machines and programs, which say who they are by a key. */
const byKey = ['report-coin-machine', 'book-guest', 'end-booking', 'read-assigned-rights', 'issue-credential']
/** Calls of wallets that spend a code of their own. */
const byCode = ['take-offer']

const operations: Operation[] = features.flatMap((feature) => feature.routes.map((route) => route.operation))
const named = (wanted: (operation: Operation) => boolean) =>
  operations.filter(wanted).map((operation) => [operation.name, operation] as const)

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

/** A session of their own for each try: some calls end sessions. */
const signedIn = async (role: Role): Promise<TestClient> => {
  const { kysely } = product.services.database
  const person = await kysely.selectFrom('app_user').selectAll().where('id', '=', product.town[role]).executeTakeFirstOrThrow()
  const { secret } = await openSession(kysely, product.services, person, { address: '127.0.0.1', userAgent: 'test' }, product.clock.now())
  const client = product.visitor()
  client.cookies.set(sessionCookie, secret)
  return client
}

const mayCall = (role: Role, { access }: Operation): boolean =>
  access === 'public' || access === 'session' || permissionsOf(role).includes(access)

const unknownId = '01900000-0000-7000-8000-00000000ffff'
const parametersIn = (operation: Operation): string[] => [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

/** A body as the flat fields of a form; an empty object has no field. */
const flat = (body: unknown): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(body ?? {})
      .filter(([, value]) => typeof value !== 'object' || Object.keys(value as object).length > 0)
      .map(([name, value]) => (Array.isArray(value) ? [`${name}[]`, value.map(String)] : [name, String(value)])),
  )

/** A call with valid parts for a record that does not exist. */
const callOf = (operation: Operation): TestCall => ({
  params: Object.fromEntries(parametersIn(operation).map((name) => [name, unknownId])),
  ...(operation.query && { query: sampleOf(operation.query) as Record<string, string> }),
  ...(operation.body && (operation.multipart ? { form: formOf(flat(sampleOf(operation.body))) } : { body: sampleOf(operation.body) })),
})

/** The same with an empty body: a caller without the right must not learn which fields are required. */
const emptyCallOf = (operation: Operation): TestCall => ({
  params: Object.fromEntries(parametersIn(operation).map((name) => [name, unknownId])),
  ...(operation.multipart ? { form: new FormData() } : operation.method === 'POST' ? { body: {} } : {}),
})

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

describe('without a session', () => {
  test.each(named(({ access }) => access !== 'public'))('%s answers 401', async (_, operation) => {
    const answer = await product.visitor().call(operation, emptyCallOf(operation))
    expect([answer.status, answer.body?.error.code]).toEqual([401, 'unauthenticated'])
  })
})

describe('without the permission', () => {
  const refused = operations.flatMap((operation) =>
    roles.filter((role) => !mayCall(role, operation)).map((role) => [operation.name, role, operation] as const),
  )
  test.each(refused)('%s answers 403 to %s', async (_, role, operation) => {
    const answer = await (await signedIn(role)).call(operation, emptyCallOf(operation))
    expect([answer.status, answer.body?.error.code]).toEqual([403, 'forbidden'])
  })
})

describe('with the permission', () => {
  test.each(named(() => true))('%s has an answer', async (_, operation) => {
    const role = roles.find((candidate) => mayCall(candidate, operation)) ?? 'root'
    const answer = await (await signedIn(role)).call(operation, emptyCallOf(operation))
    // A machine has a key instead of a session.
    expect(
      byKey.includes(operation.name) ? [401] : byCode.includes(operation.name) ? [400] : [200, 204, 404, 409, 410, 422],
      answer.raw.toString(),
    ).toContain(answer.status)
  })
})

describe('without the anti-forgery header', () => {
  test.each(named(needsAntiForgery))('%s answers 419', async (_, operation) => {
    const client = await signedIn('root')
    const answer = await client.call(operation, { ...callOf(operation), forged: true })
    expect([answer.status, answer.body?.error.code]).toEqual([419, 'anti_forgery'])
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
    const client = await signedIn('root')
    const answer = await client.call(operation, callOf(operation))
    expect(answer.status, answer.raw.toString()).toBe(otherParameters[operation.name] ?? 404)
  })

  test.each(named((operation) => parametersIn(operation).includes('id')))('%s takes no id for one', async (_, operation) => {
    const client = await signedIn('root')
    const params = Object.fromEntries(parametersIn(operation).map((name) => [name, 'ni-id']))
    const answer = await client.call(operation, { ...emptyCallOf(operation), params })
    expect([answer.status, answer.body?.error.code]).toEqual([404, 'not_found'])
  })
})

describe('with a body that is none', () => {
  test.each(named(({ method }) => method === 'POST'))('%s refuses it with a sentence', async (_, operation) => {
    const client = await signedIn('root')
    for (const [type, raw] of [
      ['application/json', '{"'],
      ['application/json', '"besedilo"'],
      ['text/plain', 'besedilo'],
    ] as const) {
      const answer = await client.call(operation, {
        ...callOf(operation),
        body: undefined,
        form: undefined,
        raw: Buffer.from(raw),
        headers: { 'content-type': type },
      })
      if (operation.body === undefined && answer.status < 300) continue
      if (operation.body !== undefined && raw === '"besedilo"')
        expect([answer.status, answer.body.error.code]).toEqual(operation.multipart ? [415, 'unsupported_media'] : [422, 'validation'])
      expect(answer.status, `${type} ${raw}`).toBeGreaterThanOrEqual(400)
      expect(answer.status, `${type} ${raw}`).toBeLessThan(500)
      expect(operation.oauth === true ? answer.body.error_description : answer.body.error.message, `${type} ${raw}`).toMatch(/\p{Lu}.+\.$/u)
    }
  })
})
