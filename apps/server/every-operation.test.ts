import { needsAntiForgery } from '@dovolilnice/contract/operation'
import type { Operation } from '@dovolilnice/contract/operation'
import { roles } from '@dovolilnice/contract/permissions'
import type { Role } from '@dovolilnice/contract/permissions'
import { permissionsOf } from '@dovolilnice/contract/permissions'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { features } from './compose.ts'
import { openSession, sessionCookie } from './features/session/sessions.ts'
import type { TestCall, TestClient } from './test/test-client.ts'
import { startTestProduct } from './test/test-product.ts'
import type { TestProduct } from './test/test-product.ts'

/**
 * Every operation of the product, tried from outside: without a session, in a wrong role, without the anti-forgery header, with a broken id, with an
 * id that nobody has, with nonsense for a body. What is registered is tried; none can be forgotten.
 */
const operations: Operation[] = features.flatMap((feature) => feature.routes.map((route) => route.operation))
const table = operations.map((operation) => [operation.name, operation] as const)

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

/** A browser in which someone of that role is signed in, each with a session of its own, for some calls end sessions. */
const inRole = async (role: Role): Promise<TestClient> => {
  const { services, clock, town } = product
  const { kysely } = services.database
  const person = await kysely.selectFrom('app_user').selectAll().where('id', '=', town[role]).executeTakeFirstOrThrow()
  const { secret } = await openSession(kysely, person, { address: '127.0.0.1', userAgent: 'test' }, clock.now())
  const client = product.visitor()
  client.cookies.set(sessionCookie, secret)
  return client
}

const mayCall = (role: Role, { access }: Operation): boolean =>
  access === 'public' || access === 'session' || permissionsOf(role).includes(access)

const idsOf = (operation: Operation, value: string): Record<string, string> =>
  Object.fromEntries([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, value]))

/** A call that is whole in form: an id that nobody has, and an empty body where there is one. */
const emptyCall = (operation: Operation): TestCall => ({
  params: idsOf(operation, v7()),
  ...(operation.multipart ? { form: new FormData() } : operation.method === 'POST' ? { body: {} } : {}),
})

describe('an operation', () => {
  it('has a name and a path of its own', () => {
    expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length)
    expect(new Set(operations.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)).size).toBe(operations.length)
  })

  it.each(table)('%s names who may call it', (_, { access }) => {
    expect(['public', 'session', ...permissionsOf('root')]).toContain(access)
  })

  it.each(table.filter(([, { access }]) => access !== 'public'))('%s asks a visitor to sign in', async (_, operation) => {
    const answer = await product.visitor().call(operation, emptyCall(operation))
    expect([answer.status, answer.body?.error.code]).toEqual([401, 'unauthenticated'])
  })

  it.each(
    roles.flatMap((role) =>
      operations.filter((operation) => !mayCall(role, operation)).map((operation) => [operation.name, role, operation] as const),
    ),
  )('%s refuses the role %s', async (_, role, operation) => {
    const answer = await (await inRole(role)).call(operation, emptyCall(operation))
    expect([answer.status, answer.body?.error.code]).toEqual([403, 'forbidden'])
  })

  it.each(table.filter(([, operation]) => needsAntiForgery(operation)))('%s needs the anti-forgery header', async (_, operation) => {
    const answer = await (await inRole('root')).call(operation, { ...emptyCall(operation), forged: true })
    expect([answer.status, answer.body?.error.code]).toEqual([419, 'anti_forgery'])
  })

  it.each(table.filter(([, { path }]) => path.includes('{id}')))('%s finds nothing under what is no id', async (_, operation) => {
    const answer = await (await inRole('root')).call(operation, { ...emptyCall(operation), params: idsOf(operation, 'no-id') })
    expect([answer.status, answer.body?.error.code]).toEqual([404, 'not_found'])
  })

  it.each(table.filter(([, { path }]) => path.includes('{')))('%s finds nothing under an id that nobody has', async (_, operation) => {
    const answer = await (await inRole('root')).call(operation, emptyCall(operation))
    // What must be said in the body or the query is looked at first; a mailed link is over rather than missing.
    expect([404, 410, ...(operation.body || operation.query ? [422] : [])]).toContain(answer.status)
  })

  it.each(table.filter(([, { body }]) => body !== undefined))('%s says what is wrong with nonsense', async (_, operation) => {
    const answer = await (await inRole('root')).call(operation, { params: idsOf(operation, v7()), body: 'nonsense' })
    const refusal = operation.multipart ? [415, 'unsupported_media'] : [422, 'validation']
    expect([answer.status, answer.body?.error.code]).toEqual(refusal)
    expect(answer.body.error.message).toMatch(/\.$/)
  })

  it.each(table)('%s has an answer for the right role', async (_, operation) => {
    const role = roles.find((candidate) => mayCall(candidate, operation)) ?? 'root'
    const answer = await (await inRole(role)).call(operation, emptyCall(operation))
    expect([200, 204, 404, 409, 410, 422], answer.raw.toString()).toContain(answer.status)
  })
})
