import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import type { Operation } from '@dovolilnice/contract/operation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '../../compose.ts'
import { openSession } from '../../features/session/sessions/sessions.ts'
import { sessionCookie } from '../../platform/http/caller/cookies.ts'
import { formOf, residentForm } from '../applicant/application-forms.ts'
import { leavesOf, oddBodies, oddLeaves, sampleOf, withLeaf } from './odd-values.ts'
import { somePermit } from '../applicant/permit-forms.ts'
import type { TestCall, TestClient } from '../test-client.ts'
import { startTestProduct, type TestProduct } from '../test-product.ts'

/**
 * Every operation × a table of odd input: whatever is sent is refused with a sentence, or taken; never is it a failure of the server. What is
 * registered is tried, so a new operation cannot be forgotten. Each value goes into an otherwise whole call, so that it comes as far as it can.
 */
const operations: Operation[] = features.flatMap((feature) => feature.routes.map((route) => route.operation))

let product: TestProduct
let ids: Record<string, string>
beforeAll(async () => {
  product = await startTestProduct()
  const { body } = await product.visitor().call(submitApplication, { form: await residentForm(product) })
  const permit = await somePermit(product)
  ids = { applications: body.id, permits: permit, 'permit-holders': permit, users: product.town.stranger }
})
afterAll(() => product.close())

/** A person with all rights, with an address and a session of their own, because some calls end sessions. */
const asRoot = async (): Promise<TestClient> => {
  const { services, clock, town } = product
  const { kysely } = services.database
  const person = await kysely.selectFrom('app_user').selectAll().where('id', '=', town.root).executeTakeFirstOrThrow()
  const { secret } = await openSession(
    kysely,
    product.services,
    { ...person, active: true },
    { address: '127.0.0.1', userAgent: 'test' },
    clock.now(),
  )
  const client = product.visitor()
  client.cookies.set(sessionCookie, secret)
  return client
}

const idOf = (operation: Operation): string =>
  Object.entries(ids).find(([noun]) => operation.path.includes(`/${noun}/`))?.[1] ?? product.town.stranger

const paramsOf = (operation: Operation): Record<string, string> =>
  Object.fromEntries([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, idOf(operation)]))

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const flat = (body: unknown): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).map(([name, value]) =>
      Array.isArray(value) ? [`${name}[]`, value.map(textOf)] : [name, textOf(value)],
    ),
  )

/** The values that a URL can contain. */
const isUrl = <T extends { value: unknown }>(odd: T): odd is T & { value: string } =>
  typeof odd.value === 'string' && odd.value.isWellFormed() && odd.value.length < 300

/** Each place of the body and query of a whole call with each odd value in it. */
const oddCallsOf = (operation: Operation, whole: TestCall, asBody: (value: unknown) => TestCall): [string, TestCall][] => {
  const body = operation.body && sampleOf(operation.body)
  const inBody = leavesOf(body).flatMap((leaf) =>
    oddLeaves.map(({ name, value }): [string, TestCall] => [
      `body.${leaf.join('.')}: ${name}`,
      { ...whole, ...asBody(withLeaf(body, leaf, value)) },
    ]),
  )
  const inUrl = oddLeaves
    .filter(isUrl)
    .flatMap(({ name, value }) => [
      ...Object.keys(whole.query ?? {}).map((key): [string, TestCall] => [
        `query.${key}: ${name}`,
        { ...whole, query: { ...whole.query, [key]: value } },
      ]),
      ...Object.keys(whole.params ?? {}).map((key): [string, TestCall] => [
        `params.${key}: ${name}`,
        { ...whole, params: { ...whole.params, [key]: value } },
      ]),
    ])
  return [...inBody, ...inUrl]
}

const callsOf = (operation: Operation): [string, TestCall][] => {
  const params = paramsOf(operation)
  const asBody = (value: unknown): TestCall => (operation.multipart ? { form: formOf(flat(value)) } : { body: value })
  const whole: TestCall = {
    params,
    ...(operation.query && { query: sampleOf(operation.query) as Record<string, string> }),
    ...(operation.body && asBody(sampleOf(operation.body))),
  }
  const bodies = operation.method === 'POST' ? oddBodies : []
  return [
    ['whole', whole],
    ...oddCallsOf(operation, whole, asBody),
    ...bodies.map(({ name, type, raw }): [string, TestCall] => [name, { params, raw, headers: { 'content-type': type } }]),
  ]
}

test.each(operations.map((operation) => [operation.name, operation] as const))('%s bears odd input', async (_, operation) => {
  const client = await asRoot()
  const failures: string[] = []
  for (const [what, call] of callsOf(operation)) {
    const answer = await client.call(operation, call)
    if (answer.status >= 500) failures.push(`${what}: ${answer.status}`)
  }
  expect(failures).toEqual([])
})
