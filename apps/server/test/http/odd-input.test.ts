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
 * registered is tried, so a new operation cannot be forgotten. Each value that the schema takes goes into an
 * otherwise whole call, so that it comes as far as it can.
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

/** An odd value in some places of a call: the call that has it there. */
interface OddPlaces {
  name: string
  leaves: string[][]
  callWith(leaves: string[][]): TestCall
  /** Whether the schema takes it in this place alone, so that such a call comes further. */
  isTaken(leaf: string[]): boolean
}

/** Each odd value in the body and in the query of a whole call. */
const oddPlacesOf = (operation: Operation, whole: TestCall, asBody: (value: unknown) => TestCall): OddPlaces[] => {
  const body = operation.body && sampleOf(operation.body)
  const inBody = oddLeaves.map(({ name, value }) => ({
    name: `body: ${name}`,
    leaves: leavesOf(body),
    callWith: (leaves: string[][]) => ({
      ...whole,
      ...asBody(leaves.reduce<unknown>((odd, leaf) => withLeaf(odd, leaf, value), body)),
    }),
    isTaken: (leaf: string[]) => operation.multipart === true || operation.body?.safeParse(withLeaf(body, leaf, value)).success === true,
  }))
  const inQuery = oddLeaves.filter(isUrl).map(({ name, value }) => ({
    name: `query: ${name}`,
    leaves: Object.keys(whole.query ?? {}).map((key) => [key]),
    callWith: (leaves: string[][]) => ({
      ...whole,
      query: { ...whole.query, ...Object.fromEntries(leaves.map(([key]) => [key, value])) },
    }),
    isTaken: ([key = '']: string[]) => operation.query?.safeParse({ ...whole.query, [key]: value }).success === true,
  }))
  return [...inBody, ...inQuery].filter(({ leaves }) => leaves.length > 0)
}

interface OddCall {
  what: string
  call: TestCall
}

const oddParamsOf = (whole: TestCall): OddCall[] =>
  oddLeaves.filter(isUrl).flatMap(({ name, value }) =>
    Object.keys(whole.params ?? {}).map((key) => ({
      what: `params.${key}: ${name}`,
      call: { ...whole, params: { ...whole.params, [key]: value } },
    })),
  )

const wholeCallOf = (operation: Operation, asBody: (value: unknown) => TestCall): TestCall => ({
  params: paramsOf(operation),
  ...(operation.query && { query: sampleOf(operation.query) as Record<string, string> }),
  ...(operation.body && asBody(sampleOf(operation.body))),
})

const oddBodiesOf = ({ method }: Operation, { params = {} }: TestCall): OddCall[] =>
  (method === 'POST' ? oddBodies : []).map(({ name, type, raw }) => ({
    what: name,
    call: { params, raw, headers: { 'content-type': type } },
  }))

test.each(operations.map((operation) => [operation.name, operation] as const))('%s bears odd input', async (_, operation) => {
  const client = await asRoot()
  const failures: string[] = []
  const send = async ({ what, call }: OddCall): Promise<void> => {
    const { status } = await client.call(operation, call)
    if (status >= 500) failures.push(`${what}: ${status}`)
  }
  const asBody = (value: unknown): TestCall => (operation.multipart ? { form: formOf(flat(value)) } : { body: value })
  const whole = wholeCallOf(operation, asBody)
  await send({ what: 'whole', call: whole })
  for (const { name, leaves, callWith, isTaken } of oddPlacesOf(operation, whole, asBody)) {
    await send({ what: name, call: callWith(leaves) })
    for (const leaf of leaves.filter(isTaken)) await send({ what: `${name} in ${leaf.join('.')}`, call: callWith([leaf]) })
  }
  for (const odd of [...oddParamsOf(whole), ...oddBodiesOf(operation, whole)]) await send(odd)
  expect(failures).toEqual([])
})
