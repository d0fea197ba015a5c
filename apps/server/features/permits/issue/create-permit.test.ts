import { getPermit, suspendPermit } from '@dovolilnice/contract/permits/record/operations'
import { createPermit, createUserPermit } from '@dovolilnice/contract/permits/issue/operations'
import { listOwnPermits, listPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { verifyPermit } from '@dovolilnice/contract/permits/verify/verify-permit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, kindId, testFiles } from '../../../test/applicant/application-forms.ts'
import { issueAtOffice, permitFields, somePermit } from '../../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { found } from '../../../test/applicant/grounds.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const read = async (id: string) => (await (await product.as('admin')).call(getPermit, { params: { id } })).body
const list = async (filters: object) => (await (await product.as('admin')).call(listPermits, { body: { filters, itemsPerPage: 100 } })).body

test('issues a permit at the office: days from the kind, ways of opening, documents, event, mail', async () => {
  const { status, body } = await issueAtOffice(product, {
    'plates[]': ['lj čš-101'],
    'phones[]': ['041 555 666'],
    'tags[]': ['04:a2 b3'],
    'document.vehicle_registration': testFiles.jpeg(),
  })
  expect(status).toBe(200)
  expect(body.number).toMatch(/^D-2026-\d{6}$/)
  const permit = await read(body.permit_uuid)
  expect(permit).toMatchObject({
    status: 'active',
    valid_from: '2026-11-16',
    valid_until: '2027-02-01',
    plates: ['LJ ČŠ-101'],
    zone: 'A',
    issued_by_name: 'Ana Referent',
    deletion_blocks: ['seen'],
    actions: ['update', 'suspend', 'revoke', 'replace', 'renew'],
  })
  expect(permit.credentials.map(({ kind, value }: { kind: string; value: string }) => [kind, value])).toEqual([
    ['plate', 'LJ ČŠ-101'],
    ['rfid', '04A2B3'],
    ['phone', '+38641555666'],
  ])
  expect(permit.documents).toHaveLength(1)
  expect(permit.mails[0].subject).toBe(`Dovolilnica ${body.number} je izdana`)
  expect(permit.history[0]).toMatchObject({ action: 'permit:issue', reason: 'Izdano na okencu.', actor_name: 'Ana Referent' })
})

test('issues a permit to someone without e-mail and phone: nothing is mailed, nothing opens by call, and the day of receipt is kept', async () => {
  const unreachable = { email: undefined, phone: undefined, received_on: '2026-11-12', 'plates[]': ['LJ PAP-9'] }
  const { body } = await issueAtOffice(product, unreachable)
  const permit = await read(body.permit_uuid)
  expect(permit).toMatchObject({ email: null, phone: null, received_on: '2026-11-12', user: null, mails: [] })
  expect(permit.credentials.map(({ kind }: { kind: string }) => kind)).toEqual(['plate'])
  expect((await list({ search: 'LJ PAP-9' })).items).toMatchObject([{ email: null }])
  const future = await issueAtOffice(product, { ...unreachable, received_on: '2026-12-24', 'plates[]': ['LJ PAP-8'] })
  expect(future.body.error.fields).toMatchObject([{ path: 'received_on', rule: 'day_future' }])
  const admin = await product.as('admin')
  const stop = { version: 1, ...found, reason: 'Obstaja sum zlorabe.' }
  expect((await admin.call(suspendPermit, { params: { id: permit.id }, body: stop })).status).toBe(200)
  expect((await read(permit.id)).mails).toEqual([])
})

test('a form sent twice is one permit', async () => {
  const form = await permitFields(product, { idempotency_key: 'kljuc-obrazca-0001' })
  const admin = await product.as('admin')
  const answers = await Promise.all([admin.call(createPermit, { form: formOf(form) }), admin.call(createPermit, { form: formOf(form) })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0].body).toEqual(answers[1].body)
})

describe('rules', () => {
  const fieldsOf = (answer: { body: { error: { fields?: { path: string; rule: string }[] } } }) =>
    answer.body.error.fields?.map(({ path, rule }) => `${path}: ${rule}`)

  test.each([
    ['too many vehicles', { 'plates[]': ['LJ AA-001', 'LJ AA-002'] }, undefined, ['plates.1: too_many_vehicles']],
    ['a plate twice', { 'plates[]': ['LJ AA-001', 'lj aa001'] }, 'garage', ['plates.1: plate_twice']],
    ['no plate', { 'plates[]': undefined }, undefined, ['plates: required']],
    ['a start in the past', { valid_from: '2026-11-15' }, undefined, ['valid_from: day_past']],
    ['an end before the start', { valid_until: '2026-11-16' }, undefined, ['valid_until: period_reversed']],
    ['an end beyond the rule', { valid_until: '2027-02-02' }, undefined, ['valid_until: day_too_far']],
    ['a card where none opens', { 'tags[]': ['04A2B4'] }, 'electric', ['tags.0: opening_not_allowed']],
    ['a kind for others', {}, 'business', ['permit_kind_id: kind_not_allowed']],
    ['the kind that is only a price', {}, 'replacement', ['permit_kind_id: choice']],
    ['an unknown lot', { parking_lot_id: '019a0000-0000-7000-8000-000000000000' }, undefined, ['parking_lot_id: choice']],
    ['no reason', { reason: '' }, undefined, ['reason: required']],
  ])('refuses %s', async (_, changes, kind, fields) => {
    const answer = await issueAtOffice(product, changes, kind)
    expect(answer.status).toBe(422)
    expect(fieldsOf(answer)).toEqual(fields)
  })

  test('one open permit for a plate and zone, named by the error; another zone and later days are free', async () => {
    const first = await issueAtOffice(product, { 'plates[]': ['LJ ENA-1'] })
    const again = await issueAtOffice(product, { 'plates[]': ['lj ena1'] })
    expect(again.status).toBe(409)
    expect(again.body.error).toMatchObject({
      code: 'permit_exists',
      details: { permit_id: first.body.permit_uuid, number: first.body.number, plate: 'LJ ENA1' },
    })
    expect((await issueAtOffice(product, { 'plates[]': ['LJ ENA-1'], parking_lot_id: product.town.lots.market })).status).toBe(200)
    expect((await issueAtOffice(product, { 'plates[]': ['LJ ENA-1'], user_type_code: 'care', period: 'year' }, 'care')).status).toBe(200)
  })

  test('two clerks at once: one of them gets the plate', async () => {
    const both = await Promise.all([1, 2].map(() => issueAtOffice(product, { 'plates[]': ['LJ DVA-2'] })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('a card is in one hand', async () => {
    await somePermit(product, { 'tags[]': ['CAFE01'] })
    const again = await issueAtOffice(product, { 'tags[]': ['ca:fe:01'] })
    expect(again.body.error.code).toBe('credential_taken')
  })

  test('a holder has no more permits of a kind than it allows', async () => {
    await somePermit(product, { email: 'kapa@preizkus.si' })
    const second = await issueAtOffice(product, { email: 'kapa@preizkus.si' })
    expect(second.status).toBe(409)
    expect(second.body.error).toMatchObject({ code: 'cap_reached', details: { cap: 1 } })
  })
})

test('finds permits by number, name, plate, e-mail, phone and tag, and by status, kind, lot and days', async () => {
  const id = await somePermit(product, {
    name: 'Žarko Đurđević Šćepanović',
    'plates[]': ['MB ISKA-1'],
    email: 'zarko.iskani@preizkus.si',
    phone: '031 987 654',
    'phones[]': ['040 111 333'],
    'tags[]': ['DEADBEEF'],
    valid_until: '2026-12-01',
  })
  const { number } = await read(id)
  for (const search of [
    number,
    number.slice(2),
    'zarko',
    'Šćepanović',
    'mbiska1',
    'MB ISK',
    'zarko.iskani@',
    '031987654',
    '040111333',
    'dead:be',
  ])
    expect(
      (await list({ search })).items.map((row: { id: string }) => row.id),
      search,
    ).toContain(id)
  expect((await list({ search: 'zarko', status: 'active', zone: 'A', valid_on: '2026-11-30', expires_before: '2026-12-01' })).total).toBe(1)
  expect((await list({ search: 'zarko', valid_on: '2026-12-01' })).total).toBe(0)
  expect((await list({ search: 'zarko', status: ['expired', 'scheduled'] })).total).toBe(0)
  expect((await list({ search: 'zarko', permit_kind_id: await kindId(product, 'owner') })).total).toBe(0)
})

test('a permit of a person is theirs to see, and nobody else’s', async () => {
  const admin = await product.as('admin')
  const form = formOf(await permitFields(product))
  const { body } = await admin.call(createUserPermit, { params: { id: product.town.regular }, form })
  const own = (await (await product.as('regular')).call(listOwnPermits, { body: {} })).body
  expect(own.items).toEqual([expect.objectContaining({ id: body.permit_uuid, actions: ['replace', 'renew'] })])
  expect((await (await product.as('stranger')).call(listOwnPermits, { body: {} })).body.total).toBe(0)
})

test('the paper’s code verifies a permit; a number alone tells nothing', async () => {
  const permit = await read(await somePermit(product))
  const url = new URL(permit.verification_url)
  const query = Object.fromEntries(url.searchParams) as { number: string; code: string }
  const answer = await product.visitor().call(verifyPermit, { query })
  expect(answer.body).toMatchObject({ number: permit.number, status: 'active', vehicles: permit.vehicles })
  expect(answer.body).not.toHaveProperty('name')
  for (const code of ['000000000000', 'čšž', 'a'])
    expect((await product.visitor().call(verifyPermit, { query: { ...query, code } })).status).toBe(404)
})
