import {
  activateUser,
  createUser,
  deactivateUser,
  deleteUser,
  listUsers,
  readUser,
  removeUserFactors,
  resetUserPassword,
  updateUser,
} from '@dovolilnice/contract/users/operations'
import { readSession, resetPassword } from '@dovolilnice/contract/session/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const person = {
  name: 'Čedomir Žšđć',
  type: 'person',
  email: 'cedo@primer.si',
  phone: '041 999 888',
  street: 'Pot 1',
  post_code: '1000',
  city: 'Ljubljana',
}

let created = 0
const invite = async (more: object = {}) => {
  const admin = await product.as('root')
  const email = `oseba${(created += 1)}@primer.si`
  const answer = await admin.call(createUser, { body: { ...person, email, ...more } })
  expect(answer.status).toBe(200)
  return { id: answer.body.id as string, email }
}
const tokenFor = async (recipient: string): Promise<string> => {
  const { body_text: text } = await product.services.database.kysely
    .selectFrom('mail')
    .select('body_text')
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /ponastavitev-gesla\/([\w-]+)/.exec(text)![1]!
}
const settle = async (email: string) => {
  const password = 'zelo dolgo geslo'
  const body = { token: await tokenFor(email), password, password_confirmation: password }
  expect((await product.visitor().call(resetPassword, { body })).status).toBe(200)
  const client = product.visitor()
  expect((await client.signIn(email, password)).status).toBe(200)
  return client
}
const read = async (id: string) => (await (await product.as('root')).call(readUser, { params: { id } })).body
const formOf = (user: Awaited<ReturnType<typeof read>>, more: object = {}) => ({
  ...Object.fromEntries(
    ['name', 'type', 'email', 'phone', 'street', 'post_code', 'city', 'version'].map((key) => [key, user[key] ?? undefined]),
  ),
  ...more,
})
const update = async (who: 'root' | 'admin', id: string, more: object) =>
  (await product.as(who)).call(updateUser, { params: { id }, body: formOf(await read(id), more) })

test('lists people with filters, and not the deleted ones', async () => {
  const admin = await product.as('admin')
  const all = await admin.call(listUsers, { body: {} })
  expect(all.body.items.map((row: { name: string }) => row.name)).toContain('Urša Uporabnik')
  const operators = await admin.call(listUsers, { body: { filters: { role: 'operator' } } })
  expect(operators.body).toMatchObject({ total: 1, items: [{ role: 'operator', status: 'active' }] })
  const found = async (search: string) => (await admin.call(listUsers, { body: { filters: { search } } })).body.total
  expect(await found('uporabnik@')).toBe(1)
  expect(await found('041 123 456')).toBe(7)
  expect(await found('100% nihče')).toBe(0)
  expect((await admin.call(listUsers, { body: { filters: { unknown: 1 } } })).status).toBe(422)
  expect((await admin.call(listUsers, { body: { sortByKey: 'password_hash' } })).status).toBe(422)
  const byLastSeen = await admin.call(listUsers, { body: { sortByKey: 'last_seen', sortOrder: 'desc' } })
  expect(byLastSeen.body.items[0].last_seen).not.toBeNull()
})

test('an invitation says which municipality invites, and how to reach it', async () => {
  const { email } = await invite()
  const { kysely } = product.services.database
  const mail = await kysely.selectFrom('mail').selectAll().where('recipient', '=', email).executeTakeFirstOrThrow()
  const { municipality } = await product.services.capabilities.readParameters(kysely)
  expect(mail.subject).toBe(`Vabilo v spletno storitev Dovolilnice: ${municipality.name}`)
  expect(mail.body_text).toContain(`${municipality.name} vam je v spletni storitvi Dovolilnice odprla uporabniški račun.`)
  expect(mail.body_text).toContain(`-- \n${municipality.name}\n`)
})

test('invites a person, who sets a password and signs in', async () => {
  const { id, email } = await invite()
  expect(await read(id)).toMatchObject({ status: 'invited', phone: '+38641999888', role: 'regular', deletion_blocks: [] })
  const client = await settle(email)
  expect((await client.call(readSession)).body.user).toMatchObject({ email, role: 'regular', permissions: [] })
  expect(await read(id)).toMatchObject({ status: 'active', email_verified_at: expect.any(String) })
  expect((await read(id)).history.map((row: { action: string }) => row.action)).toContain('user:create')
})

test('refuses a taken address and a role that the caller may not give', async () => {
  const admin = await product.as('admin')
  const taken = await admin.call(createUser, { body: { ...person, email: ' ADMIN@preizkus.si' } })
  expect(taken).toMatchObject({ status: 409, body: { error: { code: 'email_taken' } } })
  expect((await admin.call(createUser, { body: { ...person, role: 'operator' } })).status).toBe(403)
  expect((await admin.call(createUser, { body: { ...person, granted: ['exports:read'] } })).status).toBe(403)
  expect((await admin.call(createUser, { body: { name: 'A' } })).body.error.fields.map((field: { path: string }) => field.path)).toEqual([
    'name',
    'type',
    'email',
  ])
})

test('changes a person once for each version read', async () => {
  const { id } = await invite()
  const changed = await update('admin', id, { name: 'Novo Ime', phone: undefined })
  expect(changed.body).toEqual({ version: 2 })
  const after = await read(id)
  expect(after).toMatchObject({ name: 'Novo Ime', phone: null, version: 2 })
  const stale = await update('admin', id, { version: 1 })
  expect(stale).toMatchObject({ status: 409, body: { error: { code: 'conflict', details: { version: 2 } } } })
  expect(after.history[0]).toMatchObject({
    action: 'user:update',
    actor_name: 'Ana Referent',
    before: { name: person.name },
    after: { name: 'Novo Ime' },
  })
})

test('lets only root give roles and permissions, to others', async () => {
  const { id } = await invite()
  expect((await update('admin', id, { role: 'admin' })).status).toBe(403)
  expect((await update('root', id, { role: 'admin', revoked: ['exports:read'] })).status).toBe(200)
  expect(await read(id)).toMatchObject({ role: 'admin', revoked: ['exports:read'] })
  expect((await read(id)).permissions).not.toContain('exports:read')
  expect((await update('root', product.town.root, { role: 'admin' })).status).toBe(403)
  expect((await update('root', product.town.root, { name: 'Rok Koren' })).status).toBe(200)
})

test('keeps an administrator away from accounts more powerful than their own', async () => {
  const admin = await product.as('admin')
  expect((await update('admin', product.town.root, { email: 'prevzem@primer.si' })).status).toBe(403)
  const params = { id: product.town.root }
  expect((await admin.call(resetUserPassword, { params })).status).toBe(403)
  expect((await admin.call(deactivateUser, { params, body: { reason: 'preizkus' } })).status).toBe(403)
  expect((await admin.call(deleteUser, { params })).status).toBe(403)
  expect((await admin.call(readUser, { params })).body.allowed_actions).toEqual([])
})

test('what leads into an account of staff is changed by who has more rights, never among equals', async () => {
  const { id, email } = await invite({ role: 'admin' })
  const colleague = await settle(email)
  const admin = await product.as('admin')
  const root = await product.as('root')
  expect((await update('admin', id, { email: 'prevzem@primer.si' })).status).toBe(403)
  expect((await admin.call(resetUserPassword, { params: { id } })).status).toBe(403)
  expect((await admin.call(removeUserFactors, { params: { id }, body: { reason: 'preizkus' } })).status).toBe(403)
  expect((await update('admin', id, { city: 'Kočevje' })).status).toBe(200)
  const actions = async (client: typeof admin) => (await client.call(readUser, { params: { id } })).body.allowed_actions
  expect(await actions(admin)).toEqual(['update', 'deactivate', 'delete'])
  expect(await actions(root)).toEqual([
    'update',
    'change_email',
    'change_role',
    'send_password_link',
    'deactivate',
    'remove_factors',
    'delete',
  ])
  expect((await colleague.call(readSession)).body.user).not.toBeNull()
  expect((await update('admin', product.town.operator, { email: 'oto@primer.si' })).status).toBe(200)
  expect((await update('root', product.town.operator, { email: 'operator@preizkus.si' })).status).toBe(200)
})

test('a changed address ends the sessions, and the old address is told', async () => {
  const { id, email } = await invite()
  const client = await settle(email)
  expect((await update('admin', id, { email: `novi.${email}` })).status).toBe(200)
  expect((await client.call(readSession)).body.user).toBeNull()
  const { kysely } = product.services.database
  const mails = await kysely.selectFrom('mail').select('template').where('recipient', '=', email).orderBy('id').execute()
  expect(mails.map(({ template }) => template)).toEqual(['password:invitation', 'account:email_changed'])
})

test('nobody gives a permission that they do not hold', async () => {
  const { id, email } = await invite({ role: 'admin', granted: ['users:roles'] })
  const limited = await settle(email)
  const puppet = await invite()
  const give = async (rights: object) =>
    (await limited.call(updateUser, { params: { id: puppet.id }, body: formOf(await read(puppet.id), rights) })).status
  expect(await give({ granted: ['operator:resources'] })).toBe(403)
  expect(await give({ role: 'operator' })).toBe(403)
  expect(await give({ granted: ['bollards:read'] })).toBe(200)
  expect((await read(id)).role).toBe('admin')
})

test('a change of rights ends the sessions: the person signs in again, with a new secret', async () => {
  const { id, email } = await invite()
  const client = await settle(email)
  const root = await product.as('root')
  const save = async (more: object) => (await root.call(updateUser, { params: { id }, body: formOf(await read(id), more) })).status
  expect(await save({ city: 'Kočevje' })).toBe(200)
  expect((await client.call(readSession)).body.user).not.toBeNull()
  expect(await save({ role: 'operator' })).toBe(200)
  expect((await client.call(readSession)).body.user).toBeNull()
})

test('always leaves a root', async () => {
  const second = await invite({ role: 'root' })
  const client = await settle(second.email)
  const params = { id: product.town.root }
  expect((await client.call(readUser, { params })).body.deletion_blocks).toEqual([])
  await (await product.as('root')).call(deactivateUser, { params: { id: second.id }, body: { reason: 'odhod' } })
  expect((await read(product.town.root)).deletion_blocks.map((block: { reason: string }) => block.reason)).toEqual(['self', 'last_root'])
  expect((await client.call(readSession)).body.user).toBeNull()
})

test('closes an account at once and opens it again', async () => {
  const { id, email } = await invite()
  const client = await settle(email)
  const admin = await product.as('admin')
  expect((await admin.call(activateUser, { params: { id } })).status).toBe(409)
  expect((await admin.call(deactivateUser, { params: { id }, body: {} })).status).toBe(422)
  expect((await admin.call(deactivateUser, { params: { id }, body: { reason: 'na željo' } })).body).toEqual({ active: false })
  expect((await client.call(readSession)).body.user).toBeNull()
  expect((await client.signIn(email, 'zelo dolgo geslo')).status).toBe(422)
  expect((await admin.call(activateUser, { params: { id } })).body).toEqual({ active: true })
  expect((await client.signIn(email, 'zelo dolgo geslo')).status).toBe(200)
})

test('mails a link for a new password; the old one opens nothing from then on', async () => {
  const { id, email } = await invite({ role: 'admin' })
  const client = await settle(email)
  const root = await product.as('root')
  expect((await root.call(resetUserPassword, { params: { id } })).body).toEqual({ purpose: 'reset' })
  expect((await client.call(readSession)).body.user).toBeNull()
  expect((await client.signIn(email, 'zelo dolgo geslo')).status).toBe(422)
  expect((await client.call(listUsers, { body: {} })).status).toBe(401)
  expect((await root.call(resetUserPassword, { params: { id } })).body).toEqual({ purpose: 'reset' })
  await settle(email)
})

test('deletes by anonymising, and says what stands in the way', async () => {
  const { id, email } = await invite()
  await settle(email)
  const admin = await product.as('admin')
  expect((await admin.call(deleteUser, { params: { id }, forged: true })).status).toBe(419)
  expect((await admin.call(deleteUser, { params: { id } })).status).toBe(204)
  const gone = await read(id)
  expect(gone).toMatchObject({ status: 'deleted', phone: null, email: `${id}@izbrisano.invalid`, allowed_actions: [] })
  expect(JSON.stringify(gone)).not.toContain('Žšđć')
  expect((await product.visitor().signIn(email, 'zelo dolgo geslo')).status).toBe(422)
  const traces = await product.services.database.kysely.selectFrom('event').selectAll().where('subject_id', '=', id).execute()
  expect(JSON.stringify(traces)).not.toContain(email)
  expect(traces.find(({ action }) => action === 'user:delete')).toMatchObject({ subject_label: 'Anonimizirano' })
  expect((await admin.call(deleteUser, { params: { id } })).status).toBe(409)
  expect((await admin.call(deleteUser, { params: { id: product.town.admin } })).status).toBe(403)
})

test('opens to nobody who may not', async () => {
  const regular = await product.as('regular')
  const operator = await product.as('operator')
  for (const client of [regular, operator]) {
    expect((await client.call(listUsers, { body: {} })).status).toBe(403)
    expect((await client.call(readUser, { params: { id: product.town.stranger } })).status).toBe(403)
  }
  expect((await product.visitor().call(readUser, { params: { id: product.town.stranger } })).status).toBe(401)
  const admin = await product.as('admin')
  expect((await admin.call(readUser, { params: { id: '01900000-0000-7000-8000-000000000000' } })).status).toBe(404)
  expect((await admin.call(readUser, { params: { id: 'ni-id' } })).status).toBe(404)
})
