import { mayPass } from '@dovolilnice/contract/access/may-pass'
import { checkPlate } from '@dovolilnice/contract/access/operations'
import { endPass, issuePass, listPasses, validityOfPass } from '@dovolilnice/contract/access/passes'
import { createLineReader, type Grant, headOf, linesOf, type Whitelist } from '@dovolilnice/contract/access/whitelist'
import { withdrawApplication } from '@dovolilnice/contract/applications/apply/supplement-and-withdraw'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { issueApplicationPermit } from '@dovolilnice/contract/permits/issue/operations'
import { readParkingAdministration, updatePermitKind } from '@dovolilnice/contract/parking/operations'
import { credentialKey } from '@dovolilnice/contract/primitives/credential'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { findSubjectMatches, recordSubjectRequest } from '@dovolilnice/contract/subject-requests/operations'
import { generateKeyPairSync } from 'node:crypto'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formOf, residentFields, testFiles } from '../../../test/applicant/application-forms.ts'
import { giveDevice, givePermit } from '../../../test/gates/gate-scene.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { hiddenKey, listKeyOf } from '../../../platform/security/list-key.ts'
import { explainAccess } from '../explain-access.ts'
import { createListContents } from '../list-contents.ts'
import { byRecords } from '../../../test/applicant/grounds.ts'

let product: TestProduct
let zone: string
const today = () => localDayOf(product.clock.now())
const asked = (more: Record<string, unknown> = {}) => ({
  ...{ plate: 'lj pr 123', zone, length: 'hour', purpose: 'delivery', note: 'Stari trg 5' },
  ...more,
})
const issue = async (more: Record<string, unknown> = {}) => (await product.as('operator')).call(issuePass, { body: asked(more) })
const contents = createListContents(generateKeyPairSync('ed25519').privateKey)
/** The numbers of the passes on the list of a zone's gates. */
const listed = async (ofZone: string | null = zone) => {
  await contents.read(product.services.database.kysely, product.clock.now(), [ofZone])
  return [
    ...contents
      .of(ofZone)
      .whole()
      .matchAll(/"(PR-[^"]+)".*"pass":true/g),
  ].map(([, number]) => number)
}
const verdictOf = async (plate: string) => (await (await product.as('operator')).call(checkPlate, { body: { plate } })).body.items[0]

beforeAll(async () => {
  product = await startTestProduct()
  await giveDevice(product, 'brod', 'core')
  const { kysely } = product.services.database
  zone = (await kysely.selectFrom('parking_lot').select('zone').where('id', '=', product.town.lots.core).executeTakeFirstOrThrow()).zone
})
beforeEach(() => product.services.database.kysely.deleteFrom('pass').execute())
afterAll(() => product.close())

/** Switches the interim pass of the residents' kind on, as an administrator does. */
const letThrough = async (changes: object = {}, code = 'resident_permanent') => {
  const { permit_kinds: kinds } = (await (await product.as('admin')).call(readParkingAdministration, {})).body
  const { id, code: _, tariffs, open_permits, ...form } = kinds.find((kind: { code: string }) => kind.code === code)
  return (await product.as('admin')).call(updatePermitKind, { params: { id }, body: { ...form, interim_days: 30, ...changes } })
}
const apply = async (more: Parameters<typeof residentFields>[1] = {}) => {
  const fields = await residentFields(product, { valid_from: today(), ...more })
  const { status, body } = await product.visitor().call(submitApplication, { form: formOf(fields) })
  expect([status, body.error]).toEqual([200, undefined])
  const [plate] = fields['plates[]'] as string[]
  return { ...body, plate: plate!, email: fields['email'] as string } as {
    id: string
    number: string
    token: string
    plate: string
    email: string
  }
}
const stateOf = async (number: string, token: string) =>
  (await product.visitor().call(readApplicationStatus, { query: { number, token } })).body
const reject = async (id: string) => {
  const clerk = await product.as('admin')
  await clerk.call(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })
  return clerk.call(rejectApplication, {
    body: {
      application_uuid: id,
      version: 2,
      ...byRecords,
      reason_code: 'not_in_zone',
      reason: 'Naslov ni na območju.',
    },
  })
}

test('a complete application of a kind that says so lets its vehicle through until it is decided, once a year', async () => {
  expect((await stateOf(...(Object.values(await apply()).slice(1, 3) as [string, string]))).interim).toBeNull()
  expect((await letThrough()).body.saved).toBe(true)
  const { id, number, token, plate, email } = await apply()
  expect((await verdictOf(plate))?.reason).toBe('pass_valid')
  const { interim } = await stateOf(number, token)
  expect(interim).toMatchObject({ plates: [plate] })
  expect(localDayOf(new Date(interim.until_at))).toBe(addDays(today(), 30))
  expect((await (await product.as('admin')).call(getApplication, { params: { id } })).body.interim).toEqual(interim)
  const mail = await product.services.database.kysely
    .selectFrom('mail')
    .select('body_text')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  expect(mail.body_text).toContain(`smete na območje z vozilom ${plate}`)

  const withdrawn = await product.visitor().call(withdrawApplication, { body: { number, token, reason: 'Avto sem prodal.' } })
  expect([withdrawn.body.interim, (await verdictOf(plate))?.reason]).toEqual([null, 'pass_over'])
  // The same person with another vehicle, and the same vehicle of another person.
  for (const again of [{ email }, { 'plates[]': [plate] }]) {
    const next = await apply(again)
    expect((await stateOf(next.number, next.token)).interim).toBeNull()
  }
})

test('a rejection ends it at once, and a refused applicant gets no other; a permit takes its place', async () => {
  await letThrough()
  const refused = await apply()
  expect((await reject(refused.id)).status).toBe(200)
  expect((await verdictOf(refused.plate))?.reason).toBe('pass_over')
  await product.services.database.kysely.deleteFrom('pass').execute()
  const again = await apply({ email: refused.email })
  expect((await stateOf(again.number, again.token)).interim).toBeNull()

  const granted = await apply()
  expect((await verdictOf(granted.plate))?.reason).toBe('pass_valid')
  await product.services.database.kysely.updateTable('application').set({ status: 'paid' }).where('id', '=', granted.id).execute()
  const issued = await (await product.as('admin')).call(issueApplicationPermit, { form: formOf({ application_uuid: granted.id }) })
  expect([issued.status, (await verdictOf(granted.plate))?.reason]).toEqual([200, 'permit_valid'])
  expect(await listed()).toHaveLength(1)
})

test('what is missing or begins later, and a kind that does not open by plate, is not let through', async () => {
  await letThrough()
  const later = await apply({ valid_from: addDays(today(), 10) })
  expect((await verdictOf(later.plate))?.reason).toBe('pass_later')
  // Another open application for the vehicle in the zone is a question that a clerk has to answer.
  const double = await apply({ 'plates[]': ['LJ DV-001'], 'document.identity': testFiles.pdf() })
  await product.services.database.kysely.deleteFrom('pass').execute()
  const other = await apply({ 'plates[]': ['LJ DV-001'] })
  expect([(await stateOf(double.number, double.token)).interim, (await stateOf(other.number, other.token)).interim]).toEqual([null, null])
  const refused = await letThrough({ openings: ['phone'] })
  expect(refused.body.error.fields).toMatchObject([{ path: 'interim_days', rule: 'interim_plate' }])
  expect((await letThrough({ interim_days: 0 })).status).toBe(422)
})

test('it has the hours of its kind', async () => {
  const at = (hour: number) => ({ from: hour * 60, until: hour * 60 + 60 })
  const now = Number(product.clock.now().toLocaleString('en-GB', { hour: '2-digit', timeZone: 'Europe/Ljubljana' }).slice(0, 2))
  await letThrough({ time_windows: [at((now + 3) % 23)] })
  const { plate } = await apply()
  expect((await verdictOf(plate))?.reason).toBe('outside_window')
  await letThrough({ time_windows: [] })
  expect((await verdictOf(plate))?.reason).toBe('pass_valid')
})

test('an operator lets one plate in for an hour, and the gates’ lists and the explanation say so', async () => {
  expect((await verdictOf('LJ PR-123'))?.reason).toBe('no_permit')
  const { status, body } = await issue()
  expect([status, body.number]).toEqual([200, expect.stringMatching(/^PR-2026-\d{6}$/)])
  expect(Date.parse(body.until_at) - product.clock.now().getTime()).toBe(3_600_000)
  expect(await listed()).toEqual([body.number])
  expect([await listed(null), await listed('B')]).toEqual([[body.number], []])
  expect(await verdictOf('LJ PR-123')).toMatchObject({ allowed: true, reason: 'pass_valid', reason_details: { permit: body.number } })
  const events = await product.services.database.kysely
    .selectFrom('event')
    .select(['action', 'after'])
    .where('action', '=', 'pass:issue')
    .execute()
  expect(events).toMatchObject([{ after: { plate: 'LJ PR-123', purpose: 'delivery', note: 'Stari trg 5' } }])
})

test('a person ends it at once, twice is once, and one that has not begun never begins', async () => {
  const operator = await product.as('operator')
  const { body } = await issue()
  const later = await issue({ plate: 'MB LA-456', day: addDays(today(), 2), length: 'day' })
  expect((await verdictOf('MB LA-456'))?.reason).toBe('pass_later')
  for (const id of [body.id, body.id, later.body.id])
    expect(await operator.call(endPass, { params: { id } })).toMatchObject({ status: 200 })
  expect([(await verdictOf('LJ PR-123'))?.reason, (await verdictOf('MB LA-456'))?.reason]).toEqual(['pass_over', 'pass_over'])
  const { items } = (await operator.call(listPasses, { body: { filters: { state: 'over' } } })).body
  expect(items.map(({ plate }: { plate: string }) => plate).toSorted()).toEqual(['LJ PR-123', 'MB LA-456'])
})

test('a pass may be for one bollard and one passage, and says why it was ended', async () => {
  await giveDevice(product, 'most', 'core')
  const operator = await product.as('operator')
  expect((await issue({ gate: 'neznan' })).body.error.fields[0].path).toBe('gate')
  const { body } = await issue({ gate: 'most', ways: 1 })
  const { items } = (await operator.call(checkPlate, { body: { plate: 'LJ PR-123' } })).body
  expect(items.map((one: { device_code: string; reason: string }) => [one.device_code, one.reason])).toEqual([
    ['brod', 'other_gate'],
    ['most', 'pass_valid'],
  ])
  await operator.call(endPass, { params: { id: body.id }, body: { reason: 'Dostava odpade' } })
  expect((await operator.call(listPasses, { body: {} })).body.items).toMatchObject([
    { gate: 'Stebriček most', ways: 1, end_reason: 'Dostava odpade', source: 'clerk' },
  ])
  await product.services.database.kysely.deleteFrom('device').where('code', '=', 'most').execute()
})

test('the list stands in the order of what it shows of a pass, over its pages', async () => {
  const operator = await product.as('operator')
  await issue({ plate: 'LJ PR-123' })
  for (const plate of ['0FAB', '0AAB', '99AB']) await issue({ kind: 'rfid', plate })
  const shown = async (page: number) =>
    (await operator.call(listPasses, { body: { page, itemsPerPage: 2, sortByKey: 'plate', sortOrder: 'asc' } })).body.items.map(
      ({ plate }: { plate: string }) => plate,
    )
  expect([...(await shown(1)), ...(await shown(2))]).toEqual(['0AAB', '0FAB', '99AB', 'LJ PR-123'])
})

test('what cannot be is refused with the field', async () => {
  const refused = async (more: Record<string, unknown>) => {
    const { status, body } = await issue(more)
    return [status, body.error.fields.map(({ path, rule }: { path: string; rule: string }) => [path, rule])]
  }
  expect(await refused({ zone: 'Nikjer' })).toEqual([422, [['zone', 'choice']]])
  expect(await refused({ day: addDays(today(), -1), length: 'day' })).toEqual([422, [['day', 'day_past']]])
  expect(await refused({ day: addDays(today(), 31), length: 'day' })).toEqual([422, [['day', 'day_too_far']]])
  expect(await refused({ day: addDays(today(), 1) })).toEqual([422, [['length', 'whole_days']]])
  expect(await refused({ purpose: 'other', note: ' ' })).toEqual([422, [['note', 'required']]])
  expect(await refused({ plate: '?' })).toEqual([422, [['plate', 'plate']]])
  await issue({ length: 'day' })
  expect(await refused({})).toEqual([409, [['plate', 'pass_taken']]])
  expect((await issue({ length: 'week' })).status).toBe(200)
  expect((await (await product.as('regular')).call(issuePass, { body: asked() })).status).toBe(403)
})

test('a pass for an RFID card opens by its number however it is written, from the list, until it ends', async () => {
  const operator = await product.as('operator')
  const { kysely } = product.services.database
  const card = { kind: 'rfid', plate: '04:a1-b2 c3' }
  const { status, body } = await issue(card)
  expect([status, await listed()]).toEqual([200, [body.number]])
  // As a gate decides: by its own list alone.
  const { privateKey } = generateKeyPairSync('ed25519')
  const [made, listKey] = [createListContents(privateKey), listKeyOf(privateKey, zone)]
  const shown = async (kind: 'plate' | 'rfid', value: string) => {
    await made.read(kysely, product.clock.now(), [zone])
    const lines = made.of(zone).whole()
    expect(lines).not.toContain('rfid:04A1B2C3')
    const grants = new Map<string, readonly Grant[]>()
    const read = createLineReader(grants, zone)
    for (const line of linesOf(lines)) read(line)
    const at = product.clock.now()
    const head = { version: 1, device: 'brod', issued_at: at.toISOString(), expires_at: new Date(at.getTime() + 60_000).toISOString() }
    const keyOf: Whitelist['keyOf'] = (of, normalised) => hiddenKey(listKey, credentialKey(of, normalised))
    return mayPass({ ...headOf({ ...head, zone, fail_mode: 'fail_secure' }), grants, keyOf }, { kind, value }, at)
  }
  expect(await shown('rfid', '04 a1 b2 c3')).toMatchObject({ allowed: true, reason: 'pass_valid', permit: body.number })
  expect(await shown('plate', '04A1B2C3')).toMatchObject({ allowed: false })

  const list = (search: string) => operator.call(listPasses, { body: { filters: { search } } })
  expect((await list('04-A1')).body.items).toMatchObject([{ id: body.id, plate: '04A1B2C3', state: 'valid' }])
  expect((await issue(card)).body.error.fields).toMatchObject([{ path: 'plate', rule: 'pass_taken' }])
  expect((await issue({ ...card, plate: '#' })).body.error.fields).toMatchObject([{ path: 'plate', rule: 'invalid' }])
  // The same signs as a plate are another vehicle's.
  expect((await issue({ plate: '04 A1 B2 C3' })).status).toBe(200)
  const told = await kysely.selectFrom('event').select('after').where('subject_id', '=', body.id).execute()
  expect(told).toMatchObject([{ after: { rfid: '04A1B2C3' } }])
  expect(told[0]?.after).not.toHaveProperty('plate')

  const explained = () =>
    explainAccess(kysely, { device_code: 'brod', kind: 'rfid', value: '04A1B2C3', normalised: '04A1B2C3' }, product.clock.now())
  expect(await explained()).toMatchObject({ allowed: true, reason: 'pass_valid', permit: body.number })
  await operator.call(endPass, { params: { id: body.id } })
  expect([(await shown('rfid', '04A1B2C3')).reason, (await explained()).reason]).toEqual(['pass_over', 'pass_over'])
})

test('a pass for a card that its holder has lost does not open, and who asks by plate reads the passes of the card', async () => {
  const { kysely } = product.services.database
  const holder = product.town.regular
  await givePermit(product, { number: 'D-1', user_id: holder, credentials: { plate: 'LJ KA-001', rfid: '04D4E5F6' } })
  const card = { kind: 'rfid', plate: '04d4e5f6' }
  const { body } = await issue({ ...card, length: 'day' })
  expect(await listed()).toEqual([body.number])
  const root = await product.as('root')
  const person = { name: 'Ana', email: 'ana@primer.si', street: 'Trg 1', post_code: '1000', city: 'Ljubljana', locale: 'sl' }
  const request = { ...person, plate: 'lj ka 001', channel: 'email', received_on: today(), kinds: ['access'], text: 'Moji podatki.' }
  const { id } = (await root.call(recordSubjectRequest, { body: request })).body
  expect((await root.call(findSubjectMatches, { params: { id } })).body.items).toContainEqual(
    expect.objectContaining({ table: 'pass', record_id: body.id, label: body.number, about: '04D4E5F6' }),
  )
  const block = { id: v7(), user_id: holder, kind: 'rfid' as const, value_normalised: '04D4E5F6', blocked_at: product.clock.now() }
  await kysely.insertInto('credential_block').values(block).execute()
  expect(await listed()).toEqual([])
  expect((await issue(card)).body.error.fields).toMatchObject([{ path: 'plate', rule: 'card_blocked' }])
})

test('two clicks at once make one pass', async () => {
  const operator = await product.as('operator')
  const answers = await Promise.all([1, 2].map(() => operator.call(issuePass, { body: asked({ length: 'day' }) })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('whole days end with a local day, also over the night in which the clock is set back', () => {
  const spring = new Date('2026-10-24T10:00:00Z')
  expect(validityOfPass(null, 'two_days', spring)).toEqual({ from: spring, until: new Date('2026-10-25T23:00:00Z') })
  expect(validityOfPass('2026-10-26', 'week', spring)).toEqual({
    from: new Date('2026-10-25T23:00:00Z'),
    until: new Date('2026-11-01T23:00:00Z'),
  })
  expect(validityOfPass('2026-10-26', 'hour', spring)).toBeUndefined()
})

test('it ends by itself, is explained for a day, and then leaves the lists', async () => {
  await issue()
  product.clock.advance(3_600_000)
  expect(await verdictOf('LJ PR-123')).toMatchObject({ allowed: false, reason: 'pass_over' })
  expect(await listed()).toHaveLength(1)
  product.clock.advance(24 * 3_600_000)
  expect(await listed()).toEqual([])
})
