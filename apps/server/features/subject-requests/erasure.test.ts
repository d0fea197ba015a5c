import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { findSubjectMatches, readSubjectRequest, recordSubjectRequest } from '@dovolilnice/contract/subject-requests/operations'
import {
  chooseSubjectMatches,
  eraseSubjectData,
  liftSubjectRestriction,
  restrictSubjectData,
  verifySubject,
} from '@dovolilnice/contract/subject-requests/steps/operations'
import type { SubjectMatch, SubjectRequest } from '@dovolilnice/contract/subject-requests/subject-request'
import { readUser } from '@dovolilnice/contract/users/operations'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { owners } from '../../compose.ts'
import { findRestrictions } from '../../platform/privacy/restrictions.ts'
import { residentForm } from '../../test/applicant/application-forms.ts'
import type { TestClient } from '../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
let root: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  root = await product.as('root')
})
afterAll(() => product.close())

const asked = {
  ...{ name: 'Nihče Tak', street: 'Trg 1', post_code: '1000', city: 'Ljubljana', locale: 'sl' },
  ...{ channel: 'email', received_on: '2026-11-10', kinds: ['erasure'], text: 'Izbrišite vse.' },
} as const
const long = new Date('2015-01-01T10:00:00Z')

const read = async (id: string): Promise<SubjectRequest> => (await root.call(readSubjectRequest, { params: { id } })).body
const version = async (id: string) => (await read(id)).version

/** A request whose identity is proven, with the records of one table that the address finds. */
const requested = async (email: string, table: 'app_user' | 'application'): Promise<string> => {
  const { id }: { id: string } = (await root.call(recordSubjectRequest, { body: { ...asked, email } })).body
  const check = { identity: 'document', identity_on: '2026-11-12' } as const
  await root.call(verifySubject, { params: { id }, body: { version: await version(id), ...check } })
  const items: SubjectMatch[] = (await root.call(findSubjectMatches, { params: { id } })).body.items
  const records = items.filter((item) => item.table === table).map(({ record_id }) => ({ table, record_id }))
  expect(records.length).toBeGreaterThan(0)
  expect((await root.call(chooseSubjectMatches, { params: { id }, body: { version: await version(id), records } })).status).toBe(200)
  return id
}

const erased = async (id: string) => {
  const answer = await root.call(eraseSubjectData, { params: { id }, body: { version: await version(id) } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return (await read(id)).steps.at(-1)
}

/** An application that ended long ago. */
const ended = async (email: string, userId: string | null = null): Promise<string> => {
  const answer = await product.visitor().call(submitApplication, { form: await residentForm(product, { email }) })
  if (answer.status !== 200) throw new Error(answer.raw.toString())
  const { id } = answer.body
  const db = product.services.database.kysely
  await db.updateTable('application').set({ status: 'withdrawn', updated_at: long, user_id: userId }).where('id', '=', id).execute()
  return id
}

const nameOf = async (table: 'app_user' | 'application', id: string) =>
  (await product.services.database.kysely.selectFrom(table).select('name').where('id', '=', id).executeTakeFirstOrThrow()).name

test.each(['root', 'admin', 'operator'] as const)('the account of a %s stays, with its reason, whoever asks', async (who) => {
  const step = await erased(await requested(`${who}@preizkus.si`, 'app_user'))
  expect(step).toMatchObject({ erased: [], stays: [{ until: null, reason: { sl: expect.stringContaining('pravice za delo') } }] })
  const db = product.services.database.kysely
  const account = await db.selectFrom('app_user').select(['role', 'active']).where('id', '=', product.town[who]).executeTakeFirst()
  expect(account).toEqual({ role: who, active: true })
})

test('an account with a restricted record stays, and so does the record that nobody ticked', async () => {
  const db = product.services.database.kysely
  const account = v7()
  const person = { id: account, email: 'lara@primer.si', name: 'Lara Lastnik', created_at: product.clock.now() }
  await db.insertInto('app_user').values(person).execute()
  const application = await ended('drugje@primer.si', account)
  await db.insertInto('restriction').values({ record_id: application, request_id: v7(), request_number: 'ZP-1', since: long }).execute()
  const step = await erased(await requested('lara@primer.si', 'app_user'))
  expect(step).toMatchObject({ erased: [], stays: [{ until: null, reason: { sl: expect.stringContaining('omejena') } }] })
  expect(await nameOf('app_user', account)).toBe('Lara Lastnik')
  expect(await nameOf('application', application)).not.toBe('Anonimizirano')
  const { deletion_blocks: blocks } = (await root.call(readUser, { params: { id: account } })).body
  expect(blocks).toEqual([{ reason: 'restricted', count: 1, until: null }])
})

test('an application stays as long as the permit that was issued on it', async () => {
  const db = product.services.database.kysely
  const id = await ended('drago@primer.si')
  const { name, street, post_code, city, email, phone, permit_kind_id, parking_lot_id, valid_from } = await db
    .selectFrom('application')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const holder = { name, street, post_code, city, email, phone, permit_kind_id, parking_lot_id, valid_from, user_type_code: 'resident' }
  const permit = { id: v7(), number: 'D-2026-900001', status: 'issued' as const, valid_until: '2027-06-30', application_id: id }
  const at = { issued_at: long, created_at: long, updated_at: long }
  await db
    .insertInto('permit')
    .values({ ...holder, ...permit, ...at })
    .execute()
  const request = await requested('drago@primer.si', 'application')
  expect(await erased(request)).toMatchObject({ erased: [], stays: [{ until: '2032-06-30' }] })
  expect(await nameOf('application', id)).toBe(name)
  await db.updateTable('permit').set({ anonymised_at: long }).where('id', '=', permit.id).execute()
  expect(await erased(request)).toMatchObject({ erased: [expect.any(String)], stays: [] })
  expect(await nameOf('application', id)).toBe('Anonimizirano')
})

test('a record is free only when the last request that restricted it has ended', async () => {
  const record = await ended('dvakrat@primer.si')
  const ids = [await requested('dvakrat@primer.si', 'application'), await requested('dvakrat@primer.si', 'application')]
  const note = 'Točnost je sporna.'
  for (const id of ids) await root.call(restrictSubjectData, { params: { id }, body: { version: await version(id), note } })
  const left: number[] = []
  for (const id of ids) {
    const answer = await root.call(liftSubjectRestriction, { params: { id }, body: { version: await version(id), note } })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    left.push((await findRestrictions(product.services.database.kysely, [record])).length)
  }
  expect(left).toEqual([1, 0])
})

test('the retention leaves what hangs on a restricted record', async () => {
  const { kysely: db } = product.services.database
  const application = await ended('visi@primer.si')
  const shared = { recipient: 'visi@primer.si', subject: 'x', body_text: '', body_html: '', created_at: long, template: 'old' }
  const mails = { held: v7(), free: v7() }
  await db
    .insertInto('mail')
    .values([
      { ...shared, id: mails.held, subject_type: 'application', subject_id: application },
      { ...shared, id: mails.free },
    ])
    .execute()
  const payments = { held: v7(), free: v7() }
  const paid = { source: 'cash' as const, direction: 'credit' as const, booked_on: '2010-01-01', cents: 500, currency: 'EUR' }
  const times = { status: 'matched' as const, created_at: long, updated_at: long }
  for (const id of Object.values(payments))
    await db
      .insertInto('payment')
      .values({ ...paid, ...times, id, payer_name: 'Plačnik' })
      .execute()
  await db
    .insertInto('payment_allocation')
    .values({ id: v7(), payment_id: payments.held, application_id: application, cents: 500, made_at: long, made_by: null })
    .execute()
  const permit = v7()
  const passages = { held: v7(), free: v7() }
  const passed = { device_code: 'brod', at: long, received_at: long, event_name: 'admitted' as const, reason_details: '{}' }
  await db
    .insertInto('access_log')
    .values([
      { ...passed, id: passages.held, permit_id: permit },
      { ...passed, id: passages.free },
    ])
    .execute()
  const by = { request_id: v7(), request_number: 'ZP-2', since: long }
  await db
    .insertInto('restriction')
    .values([
      { ...by, record_id: application },
      { ...by, record_id: permit },
    ])
    .execute()
  await db.transaction().execute(async (trx) => {
    for (const { privacy } of owners) await privacy?.forgetBefore?.(trx, new Date('2021-11-16T23:00:00Z'))
    const find = owners.find(({ name }) => name === 'access')?.privacy?.expired?.find
    expect(await find?.(trx, '2021-11-16', 100, '2021-11-16')).toEqual([passages.free])
  })
  const left = await db.selectFrom('mail').select('id').where('template', '=', 'old').execute()
  expect(left).toEqual([{ id: mails.held }])
  const payers = await db.selectFrom('payment').select(['id', 'payer_name']).orderBy('payer_name').execute()
  expect(payers).toEqual([
    { id: payments.held, payer_name: 'Plačnik' },
    { id: payments.free, payer_name: null },
  ])
})
