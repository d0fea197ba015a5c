import {
  addPasskey,
  beginPasskey,
  listOwnFactors,
  readSignInPolicy,
  removeOwnFactor,
  updateSignInPolicy,
} from '@dovolilnice/contract/second-factor/operations'
import { readSession } from '@dovolilnice/contract/session/operations'
import { listUsers, readUser, removeUserFactors } from '@dovolilnice/contract/users/operations'
import { updateAccount } from '@dovolilnice/contract/users/own-account'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { features } from '../../compose.ts'
import { softwarePasskey } from '../../test/sign-in/software-passkey.ts'
import type { TestClient } from '../../test/test-client.ts'
import { withoutFactors } from '../../test/sign-in/without-factors.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { testPassword } from '../../test/test-town.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
beforeEach(() => withoutFactors(product))
afterAll(() => product.close())

const none = { warden: 'none', operator: 'none', admin: 'none', root: 'none' }
const setPolicy = async (policy: object) => (await product.as('root')).call(updateSignInPolicy, { body: { ...none, ...policy } })

const addKey = async (client: TestClient) => {
  const passkey = softwarePasskey({ origin: 'http://localhost:3000', rpId: 'localhost' })
  const { body } = await client.call(beginPasskey)
  return client.call(addPasskey, { body: { name: 'Ključ', passkey: passkey.make(body.options) } })
}

test('at first nobody needs a second factor', async () => {
  for (const who of ['root', 'admin', 'operator', 'regular'] as const)
    expect((await (await product.as(who)).call(readSession)).body.user.second_factor_due).toBe('no')
})

test('a role that needs one opens nothing before it is added, also a session that is open already', async () => {
  const clerk = await product.as('admin')
  expect((await setPolicy({ admin: 'required' })).status).toBe(200)
  const user = (await clerk.call(readSession)).body.user
  expect(user).toMatchObject({ second_factor_due: 'required', permissions: [] })
  const signedIn = await product.visitor().signIn('admin@preizkus.si', testPassword)
  expect(signedIn.body.user).toMatchObject({ second_factor_due: 'required', permissions: [] })
  const refused = await clerk.call(listUsers, { body: {} })
  expect([refused.status, refused.body.error.code]).toEqual([403, 'set_up_required'])
  expect((await clerk.call(updateAccount, { body: {} })).body.error.code).toBe('set_up_required')
  expect((await clerk.call(listOwnFactors)).body).toMatchObject({ rule: 'required' })
  expect((await addKey(clerk)).status).toBe(200)
  expect((await clerk.call(readSession)).body.user.second_factor_due).toBe('no')
  expect((await clerk.call(listUsers, { body: {} })).status).toBe(200)
  const { passkeys } = (await clerk.call(listOwnFactors)).body
  expect((await clerk.call(removeOwnFactor, { body: { factor: passkeys[0].id } })).body.error.code).toBe('factor_required')
})

test('a regular account with granted rights needs what an admin needs; without any left it needs nothing', async () => {
  await setPolicy({ admin: 'required' })
  const account = product.services.database.kysely.updateTable('app_user').where('id', '=', product.town.regular)
  onTestFinished(async () => void (await account.set({ granted: [], revoked: [] }).execute()))
  await account.set({ granted: ['users:write'] }).execute()
  const person = await product.as('regular')
  expect((await person.call(readSession)).body.user).toMatchObject({ second_factor_due: 'required', permissions: [] })
  expect((await person.call(listOwnFactors)).body).toMatchObject({ rule: 'required' })
  expect((await addKey(person)).status).toBe(200)
  const [passkey] = (await person.call(listOwnFactors)).body.passkeys
  expect((await person.call(removeOwnFactor, { body: { factor: passkey.id } })).body.error.code).toBe('factor_required')
  await account.set({ revoked: ['users:write'] }).execute()
  expect((await person.call(removeOwnFactor, { body: { factor: passkey.id } })).status).toBe(200)
  expect((await (await product.as('regular')).call(readSession)).body.user.second_factor_due).toBe('no')
})

test('a half session is refused every other operation that is not public', async () => {
  await setPolicy({ root: 'required' })
  const root = await product.as('root')
  const operations = features.flatMap(({ routes }) => routes.map(({ operation }) => operation))
  const others = operations.filter(({ access, duringSetUp }) => access !== 'public' && duringSetUp !== true)
  expect(others.length).toBeGreaterThan(100)
  const open: string[] = []
  for (const operation of others) {
    const params = Object.fromEntries([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, 'x']))
    const answer = await root.call(operation, operation.multipart ? { params, form: new FormData() } : { params, body: {} })
    if (answer.body?.error?.code !== 'set_up_required') open.push(operation.name)
  }
  expect(open).toEqual([])
})

test('a role that is asked may go on without', async () => {
  await setPolicy({ operator: 'asked' })
  const operator = await product.as('operator')
  const { user } = (await operator.call(readSession)).body
  expect(user.second_factor_due).toBe('asked')
  expect(user.permissions).toContain('bollards:control')
})

test('only root sets it, and the trail says what was before', async () => {
  const clerk = await product.as('admin')
  expect((await clerk.call(updateSignInPolicy, { body: none })).status).toBe(403)
  await setPolicy({ admin: 'asked' })
  const event = await product.services.database.kysely
    .selectFrom('event')
    .selectAll()
    .where('action', '=', 'policy:update')
    .executeTakeFirst()
  expect(event).toMatchObject({ actor_id: product.town.root, before: { admin: 'none' }, after: { admin: 'asked' } })
})

test('who saves it over what somebody else has saved since is refused, and saves over it without what was seen', async () => {
  const root = await product.as('root')
  const save = (policy: object) => root.call(updateSignInPolicy, { body: { ...none, ...policy } })
  expect((await save({ admin: 'asked', seen: none })).status).toBe(200)
  const second = await save({ operator: 'asked', seen: none })
  expect([second.status, second.body.error?.details]).toEqual([409, { seen: true }])
  expect((await root.call(readSignInPolicy)).body).toEqual({ ...none, admin: 'asked' })
  expect((await save({ operator: 'asked' })).status).toBe(200)
})

test('root takes a lost factor off another’s account, with a reason, an event and a mail', async () => {
  const [root, clerk] = [await product.as('root'), await product.as('admin')]
  await addKey(clerk)
  const params = { id: product.town.admin }
  expect((await root.call(readUser, { params })).body).toMatchObject({ second_factors: { totp: false, passkeys: 1 } })
  const answer = await root.call(removeUserFactors, { params, body: { reason: 'Izgubljen telefon.' } })
  expect([answer.status, answer.body]).toEqual([200, { removed: 1 }])
  expect((await clerk.call(readSession)).body.user).toBeNull()
  expect((await product.visitor().signIn('admin@preizkus.si', testPassword)).body.second_step).toBeNull()
  const { kysely } = product.services.database
  expect(await kysely.selectFrom('event').selectAll().where('action', '=', 'user:remove_factors').executeTakeFirst()).toMatchObject({
    subject_id: product.town.admin,
    reason: 'Izgubljen telefon.',
  })
  const templates = await kysely.selectFrom('mail').select('template').where('recipient', '=', 'admin@preizkus.si').execute()
  expect(templates.map(({ template }) => template)).toContain('factor:taken_off')
  expect((await root.call(removeUserFactors, { params, body: { reason: 'Še enkrat.' } })).body.error.code).toBe('illegal_transition')
})

test('nobody takes off their own that way, nor those of somebody with more rights', async () => {
  const [root, clerk] = [await product.as('root'), await product.as('admin')]
  await addKey(root)
  const body = { reason: 'Izgubljen ključ.' }
  expect((await root.call(removeUserFactors, { params: { id: product.town.root }, body })).status).toBe(403)
  expect((await clerk.call(removeUserFactors, { params: { id: product.town.operator }, body })).status).toBe(403)
  const { kysely } = product.services.database
  await kysely
    .updateTable('app_user')
    .set({ granted: ['users:roles'], revoked: ['parking:write'] })
    .where('id', '=', product.town.admin)
    .execute()
  expect((await clerk.call(removeUserFactors, { params: { id: product.town.root }, body })).body.error.code).toBe('forbidden')
  expect((await root.call(listOwnFactors)).body.passkeys).toHaveLength(1)
})
