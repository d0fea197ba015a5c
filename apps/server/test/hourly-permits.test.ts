import { mayPass } from '@dovolilnice/contract/access/may-pass'
import { loadWhitelist } from '@dovolilnice/contract/access/whitelist'
import { checkPlate, listPermitHolders } from '@dovolilnice/contract/access/operations'
import { approveApplication } from '@dovolilnice/contract/applications/decide/operations'
import { getApplication, readApplicationPdf, updateApplication } from '@dovolilnice/contract/applications/record/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { getPermit, readPermitPdf, updatePermit } from '@dovolilnice/contract/permits/record/operations'
import { issueApplicationPermit, replacePermit } from '@dovolilnice/contract/permits/issue/operations'
import { listPermits } from '@dovolilnice/contract/permits/list/permit-list'
import type { PermitDetails } from '@dovolilnice/contract/permits/permit'
import { readRenewal } from '@dovolilnice/contract/permits/issue/renewal'
import { verifyPermit } from '@dovolilnice/contract/permits/verify/verify-permit'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { credentialsQuery, entriesOf } from '../features/access/whitelist-entries.ts'
import { formOf, kindId, residentFields, testFiles } from './applicant/application-forms.ts'
import { canReadPdf, pdfText } from './pdf-text.ts'
import { giveDevice } from './gates/gate-scene.ts'
import { issueAtOffice, permitFields } from './applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from './test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ now: '2026-11-20T05:00:00Z' })
})
afterAll(() => product.close())

type Fields = Record<string, string | string[] | Blob | undefined>
const asAdmin = async (...call: Parameters<Awaited<ReturnType<TestProduct['as']>>['call']>) => (await product.as('admin')).call(...call)
const read = async (id: string): Promise<PermitDetails> => (await asAdmin(getPermit, { params: { id } })).body

/** A removal on three days, from eight to half past eleven. */
const removal = async (changes: Fields = {}): Promise<Fields> =>
  residentFields(product, {
    permit_kind_id: await kindId(product, 'one_off'),
    'document.identity': undefined,
    'document.reason_statement': testFiles.pdf(),
    period: 'hour',
    period_count: '3',
    valid_from: '2026-11-20',
    from_time: '8',
    until_time: '11.30',
    ...changes,
  })
const submit = async (changes: Fields = {}) => product.visitor().call(submitApplication, { form: formOf(await removal(changes)) })
const brokenFields = ({ body }: { body: { error: { fields: { path: string; rule: string }[] } } }) =>
  body.error.fields.map(({ path, rule }) => `${path}: ${rule}`)

const step = async (operation: typeof approveApplication | typeof takeApplicationIntoReview, id: string): Promise<void> => {
  const { version } = (await asAdmin(getApplication, { params: { id } })).body
  const { status, raw } = await asAdmin(operation, { params: { id }, body: { version } })
  expect(status, raw.toString()).toBe(200)
}
const issued = async (id: string): Promise<string> => {
  await step(takeApplicationIntoReview, id)
  await step(approveApplication, id)
  await product.services.database.kysely.updateTable('application').set({ status: 'paid' }).where('id', '=', id).execute()
  const { status, body, raw } = await asAdmin(issueApplicationPermit, { form: formOf({ application_uuid: id }) })
  expect(status, raw.toString()).toBe(200)
  return body.permit_uuid
}
const mailsOf = (id: string) =>
  product.services.database.kysely.selectFrom('mail').select(['template', 'body_text']).where('subject_id', '=', id).execute()

const gate = async () => {
  const rows = await credentialsQuery(product.services.database.kysely, localDayOf(product.clock.now())).execute()
  const list = { version: 1, device: 'brod', issued_at: '2026-11-16T09:00:00Z', expires_at: '2027-11-16T09:00:00Z', zone: 'A' }
  const whitelist = loadWhitelist({ ...list, fail_mode: 'fail_safe', entries: entriesOf(rows) })
  return (plate: string, at: string) => mayPass(whitelist, { kind: 'plate', value: plate }, new Date(at)).reason
}

test('while it waits to be paid it opens nowhere, and whoever asks is told that, at the bollards of its zone alone', async () => {
  await giveDevice(product, 'brod', 'core')
  await giveDevice(product, 'trg', 'market')
  const said = async () => {
    const { items } = (await (await product.as('admin')).call(checkPlate, { body: { plate: 'LJ UR-020' } })).body
    return Object.fromEntries(items.map(({ device_code: code, reason }: { device_code: string; reason: string }) => [code, reason]))
  }
  const { id, number } = (await submit({ 'plates[]': ['LJ UR-020'], from_time: '5', until_time: '11.30' })).body
  expect(await said()).toEqual({ brod: 'no_permit', trg: 'no_permit' })
  await step(takeApplicationIntoReview, id)
  await step(approveApplication, id)
  expect(await said()).toEqual({ brod: 'unpaid', trg: 'no_permit' })
  const { items } = (await asAdmin(checkPlate, { body: { plate: 'LJ UR-020' } })).body
  expect(items[0]).toMatchObject({ allowed: false, reason_details: { permit: number } })
  const { kysely } = product.services.database
  await kysely.updateTable('application').set({ status: 'paid' }).where('id', '=', id).execute()
  expect((await said())['brod']).toBe('no_permit')
  expect((await asAdmin(issueApplicationPermit, { form: formOf({ application_uuid: id }) })).status).toBe(200)
  expect(await said()).toEqual({ brod: 'permit_valid', trg: 'other_zone' })
})

describe('a permit for some hours of some days', () => {
  let application: string
  let permit: string

  test('is applied for with its hours, and costs each begun one of them on each day', async () => {
    const { status, body, raw } = await submit({ 'plates[]': ['LJ UR-001'] })
    expect(status, raw.toString()).toBe(200)
    application = body.id
    const details = (await asAdmin(getApplication, { params: { id: application } })).body
    expect(details).toMatchObject({
      period: 'hour',
      period_count: 3,
      valid_from: '2026-11-20',
      valid_until: '2026-11-23',
      from_time: '08:00',
      until_time: '11:30',
      fee_cents: 3 * 4 * 100,
      fee: [{ quantity: 12, unit_cents: 100, cents: 1200 }],
    })
    if (!canReadPdf) return
    const paper = pdfText((await asAdmin(readApplicationPdf, { params: { id: application } })).raw)
    expect(paper.replace(/\s+/g, ' ')).toContain('20. 11. 2026 – 22. 11. 2026, vsak dan 8:00–11:30')
  })

  test('is corrected by a clerk, with the fee that follows', async () => {
    const { consent, idempotency_key, ...fields } = await removal({
      'document.reason_statement': undefined,
      'document.vehicle_registration': undefined,
    })
    const changed = { ...fields, 'plates[]': ['LJ UR-001'], until_time: '12:01', version: '1' }
    const { status, raw } = await asAdmin(updateApplication, { params: { id: application }, form: formOf(changed) })
    expect(status, raw.toString()).toBe(200)
    expect((await asAdmin(getApplication, { params: { id: application } })).body).toMatchObject({ until_time: '12:01', fee_cents: 1500 })
    const fewer = { ...changed, until_time: '9:00', version: '2' }
    const refused = await asAdmin(updateApplication, { params: { id: application }, form: formOf(fewer) })
    expect(refused.body.error.fields).toMatchObject([{ path: 'narrowed_by', rule: 'narrower_claim' }])
  })

  test('is issued with the hours, which mail, paper, lists and the check tell', async () => {
    permit = await issued(application)
    const details = await read(permit)
    expect(details).toMatchObject({ from_time: '08:00', until_time: '12:01', time_windows: [{ from: 480, until: 721 }] })
    expect(details.history.at(-1)!.after).toMatchObject({ from_time: '08:00', until_time: '12:01' })
    const mails = await mailsOf(permit)
    expect(mails[0]!.body_text).toContain('Velja od 20. 11. 2026 do vključno 22. 11. 2026, vsak dan 8:00–12:01.')
    const { items } = (await asAdmin(listPermits, { body: { filters: { search: details.number } } })).body
    expect(items).toEqual([expect.objectContaining({ from_time: '08:00', until_time: '12:01' })])
    const holders = (await asAdmin(listPermitHolders, { body: { filters: { search: details.number } } })).body
    expect(holders.items).toEqual([expect.objectContaining({ from_time: '08:00', until_time: '12:01' })])
    const query = Object.fromEntries(new URL(details.verification_url).searchParams) as { number: string; code: string }
    const checked = (await product.visitor().call(verifyPermit, { query })).body
    expect(checked).toMatchObject({ from_time: '08:00', until_time: '12:01', time_windows: [{ from: 480, until: 721 }] })
    // The clock stands at six in the morning: the paper is genuine, and it is too early.
    expect(checked).toMatchObject({ status: 'active', in_hours: false })
    if (canReadPdf) expect(pdfText((await asAdmin(readPermitPdf, { params: { id: permit } })).raw)).toContain('8:00–12:01')
  })

  test('opens the gate in those hours to the minute, on each of its days, and not a minute more', async () => {
    const reason = await gate()
    for (const day of ['20', '21', '22']) {
      expect(reason('LJ UR-001', `2026-11-${day}T06:59:59Z`)).toBe('outside_window')
      expect(reason('LJ UR-001', `2026-11-${day}T07:00:00Z`)).toBe('permit_valid')
      expect(reason('LJ UR-001', `2026-11-${day}T11:00:59Z`)).toBe('permit_valid')
      expect(reason('LJ UR-001', `2026-11-${day}T11:01:00Z`)).toBe('outside_window')
    }
    expect(reason('LJ UR-001', '2026-11-19T09:00:00Z')).toBe('not_yet_valid')
    expect(reason('LJ UR-001', '2026-11-23T09:00:00Z')).toBe('expired')
  })

  test('keeps its hours in a renewal and in a replacement, and changes them by a clerk’s hand', async () => {
    const { number, ...renewal } = (await asAdmin(readRenewal, { params: { id: permit } })).body
    expect(renewal).toMatchObject({ period: 'hour', period_count: 3, from_time: '08:00', until_time: '12:01', valid_from: '2026-11-23' })
    const replaced = await asAdmin(replacePermit, { params: { id: permit }, body: { version: 1, reason: 'damaged' } })
    const next = await read(replaced.body.permit_uuid)
    expect(next).toMatchObject({ from_time: '08:00', until_time: '12:01' })
    expect(next.chain.map(({ from_time: from }) => from)).toEqual(['08:00', '08:00'])

    const { permit_kind_id, ...fields } = await permitFields(product, {
      'plates[]': ['LJ UR-001'],
      valid_from: '2026-11-20',
      valid_until: '2026-11-22',
      reason: 'Selitev traja dlje.',
      version: String(next.version),
    })
    const update = (changes: Fields) => asAdmin(updatePermit, { params: { id: next.id }, form: formOf({ ...fields, ...changes }) })
    expect(brokenFields(await update({}))).toEqual(['from_time: required', 'until_time: required'])
    expect((await update({ from_time: '9:00', until_time: '15:00' })).status).toBe(200)
    expect(await read(next.id)).toMatchObject({ from_time: '09:00', until_time: '15:00', valid_until: '2026-11-22' })
    expect((await mailsOf(next.id)).find(({ template }) => template === 'permit:changed')!.body_text).toContain('vsak dan 9:00–15:00')
    expect((await gate())('LJ UR-001', '2026-11-20T13:59:00Z')).toBe('permit_valid')
  })
})

test.each<[string, Fields, string[]]>([
  ['none', { from_time: undefined, until_time: undefined }, ['from_time: required', 'until_time: required']],
  ['no end', { until_time: undefined }, ['until_time: required']],
  ['no time', { from_time: '8 ure' }, ['from_time: time']],
  ['an end before the beginning', { from_time: '12:00', until_time: '8:00' }, ['until_time: hours_reversed']],
  [
    'hours that are over',
    { valid_from: '2026-11-20', period_count: '1', from_time: '0:30', until_time: '6:00' },
    ['until_time: hours_past'],
  ],
  ['nothing between', { from_time: '8:00', until_time: '8:00' }, ['until_time: hours_reversed']],
])('by the hour, hours must be told: %s', async (_, changes, broken) => {
  const answer = await submit(changes)
  expect(answer.status).toBe(422)
  expect(brokenFields(answer)).toEqual(broken)
})

test('no permit is issued for hours that are over', async () => {
  const { body } = await submit({ period_count: '1' })
  const passed = { status: 'paid' as const, from_time: '04:00', until_time: '06:00' }
  await product.services.database.kysely.updateTable('application').set(passed).where('id', '=', body.id).execute()
  const answer = await asAdmin(issueApplicationPermit, { form: formOf({ application_uuid: body.id }) })
  expect(answer.body.error).toMatchObject({ code: 'illegal_transition', details: { valid_until: '2026-11-21' } })
})

test('what is not sold by the hour keeps none of the hours that a form still holds', async () => {
  const { body } = await submit({ period: 'day' })
  expect((await asAdmin(getApplication, { params: { id: body.id } })).body).toMatchObject({ from_time: null, fee_cents: 1500 })
})

test('the hours of the kind narrow those of the permit; where none is left, nobody is charged for them', async () => {
  const { kysely } = product.services.database
  const windows = JSON.stringify([{ from: 600, until: 720 }])
  await kysely.updateTable('permit_kind').set({ time_windows: windows }).where('code', '=', 'one_off').execute()
  const outside = await submit({ from_time: '7:00', until_time: '10:00' })
  expect(outside.body.error.fields).toEqual([
    expect.objectContaining({ path: 'from_time', rule: 'hours_outside', message: expect.stringContaining('10:00–12:00') }),
  ])
  const fields = { period: 'hour', period_count: '1', valid_from: '2026-11-25', 'plates[]': ['LJ UR-009'] }
  const refused = await issueAtOffice(product, { ...fields, from_time: '12:00', until_time: '13:00' }, 'one_off')
  expect(brokenFields(refused)).toEqual(['from_time: hours_outside'])
  expect(brokenFields(await issueAtOffice(product, fields, 'one_off'))).toEqual(['from_time: required', 'until_time: required'])
  const { body } = await issueAtOffice(product, { ...fields, from_time: '11:00', until_time: '16:00' }, 'one_off')
  expect(await read(body.permit_uuid)).toMatchObject({ from_time: '11:00', until_time: '16:00', time_windows: [{ from: 660, until: 720 }] })
  const reason = await gate()
  expect([reason('LJ UR-009', '2026-11-25T10:59:00Z'), reason('LJ UR-009', '2026-11-25T11:00:00Z')]).toEqual([
    'permit_valid',
    'outside_window',
  ])
  // Whoever moves the kind's hours past those of a permit takes it off the list: no window would read as the whole day.
  await kysely
    .updateTable('permit_kind')
    .set({ time_windows: JSON.stringify([{ from: 300, until: 600 }]) })
    .where('code', '=', 'one_off')
    .execute()
  expect((await gate())('LJ UR-009', '2026-11-25T10:59:00Z')).toBe('no_permit')
})

test('no permit is sold for days on which it would never open', async () => {
  const windows = JSON.stringify([{ from: 300, until: 600, days: ['sa', 'holiday'] }])
  await product.services.database.kysely.updateTable('permit_kind').set({ time_windows: windows }).where('code', '=', 'one_off').execute()
  const hours = { from_time: '6:00', until_time: '8:00' }
  // 25 November is a Wednesday, the 28th a Saturday.
  const refused = await submit({ ...hours, valid_from: '2026-11-25', period_count: '3' })
  expect(refused.body.error.fields).toEqual([
    expect.objectContaining({
      path: 'valid_from',
      rule: 'no_opening_day',
      message: expect.stringContaining('5:00–10:00 (sob., prazniki)'),
    }),
  ])
  expect((await submit({ ...hours, valid_from: '2026-11-25', period_count: '4' })).status).toBe(200)
  expect((await submit({ ...hours, valid_from: '2026-12-25', period_count: '1' })).status).toBe(200)
  const office = { ...hours, period: 'hour', period_count: '1', 'plates[]': ['LJ UR-010'] }
  expect(brokenFields(await issueAtOffice(product, { ...office, valid_from: '2026-11-26' }, 'one_off'))).toEqual([
    'valid_from: no_opening_day',
  ])
  expect((await issueAtOffice(product, { ...office, valid_from: '2026-11-28' }, 'one_off')).status).toBe(200)
})
