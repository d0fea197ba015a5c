import type { Operation } from '@dovolilnice/contract/operation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { features } from '../compose.ts'
import { isListRoute } from '../platform/http/context.ts'
import { formOf } from './applicant/application-forms.ts'
import { startDemoProduct, type DemoProduct } from './demo-product.ts'
import { fieldsOf, sampleOf } from './http/odd-values.ts'

/** Whoever changes a record that others change too says which version they have seen. A new list and the steps of its records are tried without being named here. */
const routes = features.flatMap((feature) => feature.routes)
const hasVersion = (schema: z.ZodMiniType | undefined): boolean =>
  schema !== undefined && JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).includes('"version":')

/** The lists of records with a version. */
const lists = routes.filter(isListRoute).flatMap(({ operation }) => (hasVersion(operation.list.row) ? [operation] : []))
const listOf = ({ path }: Operation) => lists.find((list) => path.startsWith(`${list.path}/{id}`))
const changes = routes
  .map(({ operation }): Operation => operation)
  .filter((operation) => operation.audit?.kind === 'change' && !operation.path.startsWith('v1/user/') && listOf(operation) !== undefined)
const asks = ({ body, query }: Operation): boolean => hasVersion(body) || hasVersion(query)

/** They add to the record, or end it or a part of it, whatever has become of the rest. */
const whateverItBecame = [
  ...['add-application-note', 'call-for-fee', 'decide-fee-exemption', 'cancel-application', 'delete-permit', 'delete-payment'],
  ...['add-temporary-vehicle', 'set-vehicle-class', 'add-permit-credential', 'remove-permit-credential', 'unblock-permit-credential'],
  ...['renew-coin-machine-key', 'report-coin-machine-fault'],
]

test('each change of a record with a version asks for the one that was seen', () => {
  const careless = changes.filter((operation) => !asks(operation) && !whateverItBecame.includes(operation.name))
  expect(careless.map(({ name }) => `${name}: its body lacks ...seenVersion (contract/history/seen-version.ts)`)).toEqual([])
})

let demo: DemoProduct
beforeAll(async () => {
  demo = await startDemoProduct()
})
afterAll(() => demo.close())

test.each(changes.filter(asks).map((operation) => [operation.name, operation] as const))('%s compares it', async (name, operation) => {
  const root = demo.as('root')
  const { items } = (await root.call(listOf(operation)!, { body: { itemsPerPage: 100 } })).body
  const body = { ...Object(sampleOf(operation.body!)), version: 999_999 }
  const answers = new Set<string>()
  for (const { id } of items) {
    const answer = await root.call(operation, { params: { id }, ...(operation.multipart ? { form: formOf(fieldsOf(body)) } : { body }) })
    answers.add(answer.body?.error?.code ?? `${answer.status}`)
    if (answers.has('conflict')) break
  }
  // Of the demo town's records one at least is so that the step is legal: it is refused for its version alone.
  expect([...answers], `${name} does not throw conflictError (platform/audit/conflict-error.ts)`).toContain('conflict')
})
