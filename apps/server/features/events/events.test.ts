import { readFile } from 'node:fs/promises'
import { listEvents, readTrailState } from '@dovolilnice/contract/events/operations'
import { readUser } from '@dovolilnice/contract/users/operations'
import { updateAccount } from '@dovolilnice/contract/users/own-account'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { headFile } from '../../platform/audit/chain/head-file.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { mailHeadsJob, verifyTrailJob } from './trail.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ env: { AUDIT_HEADS_TO: 'notar@primer.example' } })
  const regular = await product.as('regular')
  await regular.call(updateAccount, { body: { name: 'Urša Užitna', type: 'person', version: 1 } })
  product.clock.advance(60_000)
  await (await product.as('admin')).call(readUser, { params: { id: product.town.regular } })
})
afterAll(() => product.close())

const list = async (filters: object = {}, more: object = {}) =>
  (await (await product.as('admin')).call(listEvents, { body: { filters, ...more } })).body

test('tells who did what to whom, with before and after', async () => {
  const { items, total } = await list({ subject_id: product.town.regular, kind: 'change', action: 'account:update' })
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({
    action: 'account:update',
    actor_id: product.town.regular,
    actor_name: 'Urša Uporabnik',
    subject_type: 'user',
    subject_label: 'Urša Užitna',
    before: { name: 'Urša Uporabnik', phone: '+38641123456' },
    after: { name: 'Urša Užitna', phone: null },
  })
})

test('tells who looked at personal data', async () => {
  const { items } = await list({ subject_id: product.town.regular, kind: 'read' })
  expect(items).toMatchObject([{ action: 'user:read', actor_name: 'Ana Referent', address: expect.any(String) }])
})

test('narrows by person, subject, text and time, and sorts', async () => {
  expect((await list({ actor_id: product.town.regular })).items.length).toBeGreaterThan(0)
  expect((await list({ search: 'užit' })).total).toBe(2)
  expect((await list({ search: '%' })).total).toBe(0)
  expect((await list({ subject_type: 'permit' })).total).toBe(0)
  expect((await list({ until: '2026-11-16T09:00:30.000Z', action: 'user:read' })).total).toBe(0)
  expect((await list({ from: '2026-11-16T09:00:30.000Z', action: 'user:read' })).total).toBe(1)
  const names = (await list({}, { sortByKey: 'actor_name', sortOrder: 'asc' })).items.map((row: { actor_name: string }) => row.actor_name)
  expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'sl')))
})

test('leaves a trace of looking through the trail', async () => {
  await list({ search: 'užit' })
  const { items } = await list({ action: 'event:list' })
  expect(items).toContainEqual(expect.objectContaining({ kind: 'read', after: { filters: { search: 'užit' }, page: 1 } }))
})

test('is open to those who may read it, and refuses what it does not know', async () => {
  expect((await (await product.as('operator')).call(listEvents, { body: {} })).status).toBe(403)
  expect((await product.visitor().call(listEvents, { body: {} })).status).toBe(401)
  const admin = await product.as('admin')
  expect((await admin.call(listEvents, { body: { filters: { kind: 'other' } } })).status).toBe(422)
  expect((await admin.call(listEvents, { body: { filters: { from: 'včeraj' } } })).status).toBe(422)
  expect((await admin.call(listEvents, { body: { filters: { actor_id: 'x' } } })).status).toBe(422)
})

test('says how far it is sealed, verifies it every night, and names what was changed', async () => {
  const state = async () => (await (await product.as('admin')).call(readTrailState, {})).body
  const verified = async () => {
    const { database } = product.services
    await database.transaction((trx) => product.services.send(trx, verifyTrailJob, {}))
    await product.jobs.runDue('verify-trail')
    return (await state()).verified
  }
  expect(await state()).toEqual({ chained_until: null, closed_until: null, verified: null })
  expect(await verified()).toMatchObject({ at: product.clock.now().toISOString(), faults: [] })
  expect(await state()).toMatchObject({ chained_until: product.clock.now().toISOString(), closed_until: null })
  product.clock.advance(2 * 86_400_000)
  product.forgetClients()
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  await product.services.database.execute(
    `set session_replication_role = replica; update event set reason = 'x' where action = 'account:update'; reset session_replication_role`,
  )
  expect(await verified()).toMatchObject({ faults: [{ code: 'event_changed', day: '2026-11-16', kind: 'change' }] })
  expect(errors).toHaveBeenCalledWith('the audit trail does not hold: npm run audit:verify', expect.anything())
  // The newest event that was chained is of that day.
  expect((await state()).closed_until).toBe('2026-11-16')
  expect((await product.app.inject('/metrics')).body).toMatch(/^audit_trail_faults 1$/m)
  errors.mockRestore()
})

test('mails the heads of the last days to where they are kept, as the file has them', async () => {
  const { database, config } = product.services
  const heads = (await readFile(headFile(config.dataDir), 'utf8')).trim().split('\n')
  expect(heads.length).toBeGreaterThan(0)
  await database.transaction((trx) => product.services.send(trx, mailHeadsJob, {}))
  await product.jobs.runDue('mail-heads')
  const mail = await database.kysely.selectFrom('mail').selectAll().where('template', '=', 'trail:heads').executeTakeFirstOrThrow()
  expect(mail).toMatchObject({ recipient: 'notar@primer.example', subject: 'Revizijska sled do 2026-11-16' })
  expect(mail.body_text.split('\n').filter((line) => line.startsWith('{"day"'))).toEqual(heads)
})
