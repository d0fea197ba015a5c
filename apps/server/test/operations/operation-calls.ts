import { permissionsOf, type Role } from '@dovolilnice/contract/permissions'
import type { Operation } from '@dovolilnice/contract/operation'
import { features } from '../../compose.ts'
import { openSession } from '../../features/session/sessions/sessions.ts'
import { sessionCookie } from '../../platform/http/caller/cookies.ts'
import { formOf } from '../applicant/application-forms.ts'
import { fieldsOf, sampleOf } from '../http/odd-values.ts'
import type { TestCall, TestClient } from '../test-client.ts'
import type { TestProduct } from '../test-product.ts'

export const operations: Operation[] = features.flatMap((feature) => feature.routes.map((route) => route.operation))
/** Those of them that are wanted, with their names: rows of `test.each`. */
export const named = (wanted: (operation: Operation) => boolean) =>
  operations.filter(wanted).map((operation) => [operation.name, operation] as const)

/** A session of their own for each try: some calls end sessions. */
export const signedIn = async (product: TestProduct, role: Role): Promise<TestClient> => {
  const { kysely } = product.services.database
  const person = await kysely.selectFrom('app_user').selectAll().where('id', '=', product.town[role]).executeTakeFirstOrThrow()
  const { secret } = await openSession(kysely, product.services, person, { address: '127.0.0.1', userAgent: 'test' }, product.clock.now())
  const client = product.visitor()
  client.cookies.set(sessionCookie, secret)
  return client
}

export const mayCall = (role: Role, { access }: Operation): boolean =>
  access === 'public' || access === 'session' || permissionsOf(role).includes(access)

export const unknownId = '01900000-0000-7000-8000-00000000ffff'
export const parametersIn = (operation: Operation): string[] => [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

/** A call with valid parts for a record that does not exist. */
export const callOf = (operation: Operation): TestCall => ({
  params: Object.fromEntries(parametersIn(operation).map((name) => [name, unknownId])),
  ...(operation.query && { query: sampleOf(operation.query) as Record<string, string> }),
  ...(operation.body && (operation.multipart ? { form: formOf(fieldsOf(sampleOf(operation.body))) } : { body: sampleOf(operation.body) })),
})

/** The same with an empty body: a caller without the right must not learn which fields are required. */
export const emptyCallOf = (operation: Operation): TestCall => ({
  params: Object.fromEntries(parametersIn(operation).map((name) => [name, unknownId])),
  ...(operation.multipart ? { form: new FormData() } : operation.method === 'POST' ? { body: {} } : {}),
})
