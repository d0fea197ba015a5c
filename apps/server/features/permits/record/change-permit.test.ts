import { checkPlate } from '@dovolilnice/contract/access/operations'
import { createOwnApplication } from '@dovolilnice/contract/applications/apply/operations'
import {
  addOwnTemporaryVehicle,
  addPermitCredential,
  addTemporaryVehicle,
  changePermitVehicle,
  removePermitCredential,
} from '@dovolilnice/contract/permits/opening/operations'
import { createUserPermit, replacePermit } from '@dovolilnice/contract/permits/issue/operations'
import {
  deletePermit,
  getOwnPermit,
  getPermit,
  readPermitPdf,
  resumePermit,
  revokePermit,
  suspendPermit,
  updatePermit,
} from '@dovolilnice/contract/permits/record/operations'
import type { PermitDetails } from '@dovolilnice/contract/permits/permit'
import { readOwnRenewal } from '@dovolilnice/contract/permits/issue/renewal'
import { search } from '@dovolilnice/contract/search/search'
import { listPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, residentForm } from '../../../test/applicant/application-forms.ts'
import { permitFields, somePermit } from '../../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { found } from '../../../test/applicant/grounds.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const read = async (id: string): Promise<PermitDetails> => (await (await product.as('admin')).call(getPermit, { params: { id } })).body
const asAdmin = async (...call: Parameters<Awaited<ReturnType<TestProduct['as']>>['call']>) => (await product.as('admin')).call(...call)
const plates = ({ credentials }: PermitDetails) =>
  credentials.filter(({ kind }) => kind === 'plate').map(({ value, valid_from: from, valid_until: until }) => [value, from, until])
const permitOf = async (who: 'regular' | 'stranger', changes: Record<string, string | string[]> = {}): Promise<string> => {
  const form = formOf(await permitFields(product, changes))
  const { body } = await asAdmin(createUserPermit, { params: { id: product.town[who] }, form })
  return body.permit_uuid
}

test('suspends, resumes and revokes, with reason, mail and history; two clerks do not undo each other', async () => {
  const id = await somePermit(product)
  const suspended = await asAdmin(suspendPermit, {
    params: { id },
    body: { version: 1, ...found, reason: 'Obstaja sum zlorabe dovolilnice.' },
  })
  expect(suspended.body).toMatchObject({ id, version: 2 })
  expect(await read(id)).toMatchObject({
    status: 'suspended',
    reason: 'Obstaja sum zlorabe dovolilnice.',
    actions: ['update', 'resume', 'revoke', 'replace'],
  })
  const stale = await asAdmin(revokePermit, { params: { id }, body: { version: 1, ...found, reason: 'Ne vem, da je ustavljena.' } })
  expect(stale.status).toBe(409)
  const change = { action: 'permit:suspend', actor_name: 'Ana Referent', before: { status: 'issued' }, after: { status: 'suspended' } }
  expect(stale.body.error).toMatchObject({
    code: 'conflict',
    details: { version: 2, changes: [{ ...change, reason: 'Obstaja sum zlorabe dovolilnice.' }] },
  })
  const illegal = await asAdmin(suspendPermit, { params: { id }, body: { version: 2, ...found, reason: 'Odloča se še enkrat.' } })
  expect(illegal.body.error).toMatchObject({ code: 'illegal_transition', details: { status: 'suspended' } })
  await asAdmin(resumePermit, { params: { id }, body: { version: 2, reason: 'Sum zlorabe je bil pojasnjen.' } })
  expect(await read(id)).toMatchObject({ status: 'active', reason: null })
  await asAdmin(revokePermit, { params: { id }, body: { version: 3, ...found, reason: 'Stranka se je odselila.' } })
  const revoked = await read(id)
  expect(revoked).toMatchObject({ status: 'revoked', reason: 'Stranka se je odselila.', actions: [] })
  expect(revoked.mails.map(({ template }) => template).toSorted()).toEqual([
    'permit:issued',
    'permit:resumed',
    'permit:revoked',
    'permit:suspended',
  ])
  expect(revoked.history.map(({ action }) => action)).toEqual(['permit:revoke', 'permit:resume', 'permit:suspend', 'permit:issue'])
})

test('changes holder, days and ways of opening under the version that was read', async () => {
  const id = await somePermit(product, { 'plates[]': ['LJ STA-1'], 'phones[]': ['041 222 333'] })
  const { reason, ...fields } = await permitFields(product, {
    'plates[]': ['LJ NOV-1'],
    'tags[]': ['BEEF01'],
    name: 'Nova Imetnica',
    valid_until: '2026-12-24',
  })
  const form = () => formOf({ ...fields, permit_kind_id: undefined, version: '1', reason: 'Poroka imetnice.' })
  const { status, body } = await asAdmin(updatePermit, { params: { id }, form: form() })
  expect([status, body.version]).toEqual([200, 2])
  const permit = await read(id)
  expect(permit).toMatchObject({ name: 'Nova Imetnica', valid_until: '2026-12-24', plates: ['LJ NOV-1'] })
  expect(permit.credentials.map(({ kind, value }) => [kind, value])).toEqual([
    ['plate', 'LJ NOV-1'],
    ['rfid', 'BEEF01'],
  ])
  expect(permit.history[0]).toMatchObject({
    action: 'permit:update',
    reason: 'Poroka imetnice.',
    before: { plates: ['LJ STA-1'] },
    after: { plates: ['LJ NOV-1'] },
  })
  expect((await asAdmin(updatePermit, { params: { id }, form: form() })).body.error.code).toBe('conflict')
})

describe('a permit in the place of another', () => {
  test('keeps its days and vehicles, not the lost card; the chain tells why', async () => {
    const id = await somePermit(product, { 'tags[]': ['1057CA'], 'phones[]': ['041 222 444'] })
    const { body } = await asAdmin(replacePermit, {
      params: { id },
      body: { version: 1, reason: 'lost', tags: ['1058CA'], remark: 'Izgubljena na tržnici.' },
    })
    const old = await read(id)
    const permit = await read(body.permit_uuid)
    expect(old).toMatchObject({ status: 'replaced', actions: [], deletion_blocks: ['chain', 'seen'] })
    expect(permit).toMatchObject({ status: 'active', valid_until: old.valid_until, plates: old.plates, replace_reason: 'lost' })
    expect(permit.credentials.filter(({ kind }) => kind === 'rfid').map(({ value }) => value)).toEqual(['1058CA'])
    expect(permit.credentials.filter(({ kind }) => kind === 'phone')).toHaveLength(1)
    expect(permit.chain.map(({ id: link, replace_reason: reason }) => [link, reason])).toEqual([
      [id, null],
      [permit.id, 'lost'],
    ])
    expect(old.chain).toEqual(permit.chain)
    const again = await asAdmin(replacePermit, { params: { id }, body: { version: 2, reason: 'damaged' } })
    expect(again.body.error.code).toBe('illegal_transition')
  })

  test('keeps its card with a new vehicle, and stays suspended when it was', async () => {
    const id = await somePermit(product, { 'tags[]': ['2057CA'] })
    await asAdmin(suspendPermit, { params: { id }, body: { version: 1, ...found, reason: 'Cena ni bila plačana.' } })
    const { body } = await asAdmin(replacePermit, { params: { id }, body: { version: 2, reason: 'new_vehicle', plates: ['LJ NOVO-9'] } })
    expect(await read(body.permit_uuid)).toMatchObject({
      status: 'suspended',
      reason: 'Cena ni bila plačana.',
      plates: ['LJ NOVO-9'],
      credentials: [expect.objectContaining({ value: 'LJ NOVO-9' }), expect.objectContaining({ value: '2057CA' })],
    })
  })
})

describe('vehicles', () => {
  test('one follows another from a chosen day', async () => {
    const id = await somePermit(product, { 'plates[]': ['LJ PRVI-1'] })
    const change = { version: 1, old_plate: 'lj prvi1', plate: 'LJ DRUGI-1', from: '2026-12-01' }
    expect((await asAdmin(changePermitVehicle, { params: { id }, body: change })).status).toBe(200)
    expect(plates(await read(id))).toEqual([
      ['LJ PRVI-1', null, '2026-12-01'],
      ['LJ DRUGI-1', '2026-12-01', null],
    ])
    const unknown = await asAdmin(changePermitVehicle, { params: { id }, body: { ...change, version: 2, old_plate: 'LJ TUJI-1' } })
    expect(unknown.body.error.fields).toEqual([expect.objectContaining({ path: 'old_plate', rule: 'not_on_permit' })])
    const late = await asAdmin(changePermitVehicle, { params: { id }, body: { ...change, version: 2, from: '2027-02-01' } })
    expect(late.body.error.fields).toEqual([expect.objectContaining({ rule: 'after_permit_end' })])
    // From the day of the change on, the first vehicle is free for another permit; before, it is not.
    expect(await somePermit(product, { 'plates[]': ['LJ PRVI-1'], valid_from: '2026-12-01' })).toEqual(expect.any(String))
    await expect(somePermit(product, { 'plates[]': ['LJ PRVI-1'] })).rejects.toThrow('permit_exists')
  })

  test('the holder enters a temporary one, one at a time and not for long; nobody else can', async () => {
    const id = await permitOf('regular')
    const regular = await product.as('regular')
    const enter = (plate: string, from: string, until: string) =>
      regular.call(addOwnTemporaryVehicle, { params: { id }, body: { plate, from, until } })
    expect((await enter('LJ NAD-01', '2026-11-20', '2026-11-27')).status).toBe(200)
    expect((await enter('LJ NAD-02', '2026-11-26', '2026-11-28')).body.error.fields[0].rule).toBe('temporary_taken')
    expect((await enter('LJ NAD-02', '2026-12-01', '2027-01-01')).body.error.fields[0].rule).toBe('temporary_too_long')
    expect((await enter('LJ NAD-02', '2026-11-27', '2026-11-28')).status).toBe(200)
    const stranger = await product.as('stranger')
    const foreign = { params: { id }, body: { plate: 'LJ NAD-03', from: '2026-12-01', until: '2026-12-02' } }
    expect((await stranger.call(addOwnTemporaryVehicle, foreign)).status).toBe(404)
    expect((await stranger.call(getOwnPermit, { params: { id } })).status).toBe(404)
    expect(
      (await asAdmin(addTemporaryVehicle, { params: { id }, body: { plate: 'LJ NAD-04', from: '2026-12-01', until: '2027-01-15' } }))
        .status,
    ).toBe(200)
  })
})

test('of another holder’s permit that stands in the way the office hears which it is, a holder only that there is one', async () => {
  const others = await somePermit(product, { 'plates[]': ['LJ TUJ-01'] })
  const { number } = await read(others)
  const own = await permitOf('stranger', { 'plates[]': ['LJ SVO-01'] })
  const wanted = { params: { id: own }, body: { plate: 'LJ TUJ-01', from: '2026-12-10', until: '2026-12-12' } }
  const refused = await (await product.as('stranger')).call(addOwnTemporaryVehicle, wanted)
  expect(refused.body.error).toMatchObject({ code: 'permit_exists' })
  expect(refused.raw).not.toContain(number)
  expect(refused.raw).not.toContain(others)
  expect((await asAdmin(addTemporaryVehicle, wanted)).body.error.details).toMatchObject({ number, permit_id: others })
  // A household has one permit of this kind.
  expect(
    (await asAdmin(revokePermit, { params: { id: own }, body: { version: 1, ...found, reason: 'Stranka se je odselila.' } })).status,
  ).toBe(200)
})

test('cards and phones come and go; the last vehicle stays', async () => {
  const id = await somePermit(product)
  const add = (kind: string, value: string) => asAdmin(addPermitCredential, { params: { id }, body: { kind, value } })
  expect((await add('rfid', '04 FF 01')).status).toBe(200)
  expect((await add('phone', '040 123 123')).status).toBe(200)
  for (const again of ['+386 40 123 123', '0038640123123', '040123123'])
    expect((await add('phone', again)).body.error.fields, again).toEqual([
      expect.objectContaining({ path: 'value', rule: 'credential_twice' }),
    ])
  expect((await add('rfid', '04ff01')).body.error.fields[0].rule).toBe('credential_twice')
  expect((await add('phone', 'ni telefon')).body.error.fields[0]).toMatchObject({ path: 'value', rule: 'phone' })
  expect((await read(id)).credentials.map(({ value }) => value).slice(1)).toEqual(['04FF01', '+38640123123'])
  expect((await add('plate', 'LJ DRUG-2')).body.error.fields[0].rule).toBe('too_many_vehicles')
  expect((await add('plate', '- -')).body.error.fields[0].rule).toBe('plate')
  const [plate, card] = (await read(id)).credentials
  const remove = (credential: string) => asAdmin(removePermitCredential, { params: { id, credential_id: credential } })
  expect((await remove(card!.id)).status).toBe(200)
  expect((await remove(card!.id)).status).toBe(404)
  expect((await remove(plate!.id)).body.error.code).toBe('illegal_transition')
  expect((await read(id)).credentials.map(({ kind }) => kind)).toEqual(['plate', 'phone'])
})

test('a permit entered in error leaves the lists, and its row, number and paper stay; none on which something hangs is one', async () => {
  const future = { email: undefined, valid_from: '2026-12-01' }
  for (const seen of [
    { ...future, email: 'videl@preizkus.si' },
    { ...future, valid_from: '2026-11-16' },
  ]) {
    const one = await asAdmin(deletePermit, { params: { id: await somePermit(product, seen) }, query: { reason: 'Izdana pomotoma.' } })
    expect(one.body.error).toMatchObject({ code: 'in_use', details: { blocks: ['seen'] } })
  }
  const id = await somePermit(product, { ...future, 'tags[]': ['DE1E7E'] })
  expect((await asAdmin(deletePermit, { params: { id }, query: { reason: 'Izdana pomotoma.' } })).status).toBe(204)
  const kept = await read(id)
  expect(kept).toMatchObject({ status: 'mistaken', reason: 'Izdana pomotoma.', actions: [], deletion_blocks: ['mistaken'] })
  expect((await asAdmin(readPermitPdf, { params: { id } })).status).toBe(200)
  const listed = async (status?: string) => (await asAdmin(listPermits, { body: { filters: { search: kept.number, status } } })).body.total
  expect([await listed(), await listed('mistaken')]).toEqual([0, 1])
  const { hits } = (await asAdmin(search, { query: { q: kept.number } })).body
  expect(hits.filter(({ group }: { group: string }) => group === 'permits')).toEqual([])
  expect((await asAdmin(deletePermit, { params: { id }, query: { reason: 'Še enkrat.' } })).status).toBe(409)
  const { items } = (await (await product.as('operator')).call(checkPlate, { body: { plate: kept.plates[0] } })).body
  for (const { allowed, reason } of items) expect([allowed, reason]).toEqual([false, 'no_permit'])
  const chained = await somePermit(product)
  await asAdmin(replacePermit, { params: { id: chained }, body: { version: 1, reason: 'stolen' } })
  const refused = await asAdmin(deletePermit, { params: { id: chained }, query: { reason: 'Izdana pomotoma.' } })
  expect(refused.body.error).toMatchObject({ code: 'in_use', details: { blocks: ['chain', 'seen'] } })
})

test('a renewal begins where the permit ends, filled with what the permit knows', async () => {
  const id = await permitOf('stranger', { 'plates[]': ['LJ OBN-01'], email: 'tujec@preizkus.si' })
  const stranger = await product.as('stranger')
  const { body } = await stranger.call(readOwnRenewal, { params: { id } })
  expect(body).toMatchObject({
    renews_permit_id: id,
    valid_from: '2027-02-01',
    plates: ['LJ OBN-01'],
    applicant_type: 'person',
    period: 'year',
    period_count: 1,
    user_type_code: 'resident',
    email: 'tujec@preizkus.si',
  })
  expect((await (await product.as('regular')).call(readOwnRenewal, { params: { id } })).status).toBe(404)
})

test('a permit is renewed once, and none that ended before its time', async () => {
  const renew = async (renews_permit_id: string) =>
    asAdmin(createOwnApplication, { form: await residentForm(product, { renews_permit_id }) })
  const id = await somePermit(product)
  const both = await Promise.all([renew(id), renew(id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)!.body.error.code).toBe('duplicate')
  const revoked = await somePermit(product)
  await asAdmin(revokePermit, { params: { id: revoked }, body: { version: 1, ...found, reason: 'Dovolilnica je bila zlorabljena.' } })
  expect((await renew(revoked)).body.error).toMatchObject({ code: 'illegal_transition', details: { status: 'revoked' } })
})
