import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { getPayment, listPayments, seePayment, takeBackPayment, undoPayment } from '@dovolilnice/contract/payments/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approved, paying, setMoney, statementForm, upload, written, type Approved } from '../../../test/applicant/payment-cases.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { uploadStatement } from '@dovolilnice/contract/payments/statements/upload-statement'
import { sampleCamt, sampleIban, type SampleEntry } from '../read/sample-statement.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
  await setMoney(product)
})
afterAll(() => product.close())

const alica = { payer: 'Alica Novak', payer_iban: 'SI56192001234567892', purpose: 'Dovolilnica' }
const bojan = { payer: 'Bojan Kos', payer_iban: 'SI56101000000123417', purpose: 'Dovolilnica' }

let movements = 0
/** The bank takes a movement back; it knows the reversal by another reference of its own. */
const returned = (entry: SampleEntry, more: Partial<SampleEntry> = {}): SampleEntry => ({
  ...entry,
  bank_reference: `R-${(movements += 1)}`,
  direction: 'DBIT',
  reversal: true,
  booked: '2026-11-14',
  ...more,
})

const statusOf = async ({ id }: Pick<Approved, 'id'>): Promise<string> => (await clerk.call(getApplication, { params: { id } })).body.status
const read = async (id: string) => (await clerk.call(getPayment, { params: { id } })).body
/** The payments of an upload in the order of its movements. */
const bring = async (...entries: SampleEntry[]) => {
  const { body } = await upload(product, ...entries)
  const { items } = (await clerk.call(listPayments, { body: { filters: { upload_id: body.id }, itemsPerPage: 100 } })).body
  await product.jobs.runDue()
  return Promise.all(
    items.toSorted((a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)).map(({ id }: { id: string }) => read(id)),
  )
}
const statuses = (rows: { status: string }[]) => rows.map(({ status }) => status)
const waiting = async (): Promise<string[]> =>
  (await clerk.call(listPayments, { body: { filters: { status: 'waiting' }, itemsPerPage: 100 } })).body.items.map(
    ({ id }: { id: string }) => id,
  )

/** An application and the movement that pays it. */
const paidBy = async (more: Partial<SampleEntry>): Promise<[Approved, SampleEntry]> => {
  const application = await approved(product)
  return [application, paying(application.reference, application.fee_cents, more)]
}

test('the reference says whose payment goes back, not the amount and the words', async () => {
  const [first, ofAlica] = await paidBy(alica)
  const [second, ofBojan] = await paidBy(bojan)
  const rows = await bring(ofAlica, ofBojan, returned(ofAlica))
  expect(statuses(rows)).toEqual(['reversed', 'matched', 'reversed'])
  expect([await statusOf(first), await statusOf(second)]).toEqual(['approved', 'paid'])
  expect(rows[2]).toMatchObject({ to_see: true, counterpart: { id: rows[0].id, reference: first.reference } })
  expect(rows[0]).toMatchObject({ counterpart: { id: rows[2].id } })
})

test('of two payments by one payer the one goes back that is named', async () => {
  const [first, one] = await paidBy(alica)
  const [second, two] = await paidBy(alica)
  expect(statuses(await bring(one, two, returned(one)))).toEqual(['reversed', 'matched', 'reversed'])
  expect([await statusOf(first), await statusOf(second)]).toEqual(['approved', 'paid'])
})

test('a payment whose permit is issued is left to a clerk, and no other of that payer is taken instead', async () => {
  await setMoney(product, { issue_on_payment: true })
  const [application, used] = await paidBy(alica)
  await bring(used)
  await setMoney(product)
  expect(await statusOf(application)).toBe('completed')
  const other = paying('RF50000148', application.fee_cents, { ...alica, payer: 'Neki Plačnik' })
  const [stray, back] = await bring(other, returned(used))
  expect(statuses([stray, back])).toEqual(['unknown', 'ambiguous'])
  expect(back.may_reverse[0]).toMatchObject({ named: true, used: true, application_numbers: application.number })
  expect(await waiting()).toContain(back.id)
  const refused = await clerk.call(takeBackPayment, {
    params: { id: back.id },
    body: { version: back.version, payment_id: back.may_reverse[0].id },
  })
  expect(refused.body.error.code).toBe('payment_used')
})

test.each<[string, Partial<SampleEntry>, Partial<SampleEntry>]>([
  ['the mark of the payer', { end_to_end: 'E2E-7' }, { end_to_end: 'E2E-7' }],
  ['the payer, by account and name in any order', {}, { payer: 'NOVAK ALICA' }],
  ['both parties, as the first payment named them', {}, { payee: 'Občina Lipograd', payee_iban: sampleIban }],
  [
    'both parties, as money that the town sends',
    {},
    { payer: 'Občina', payer_iban: sampleIban, payee: 'Alica Novak', payee_iban: alica.payer_iban },
  ],
])('a payment without a reference is known by %s', async (_, paid, back) => {
  const cents = 5000 + (movements += 1)
  const entry = paying(undefined, cents, { ...alica, ...paid })
  const other = paying(undefined, cents, bojan)
  expect(statuses(await bring(entry, other, returned(entry, back)))).toEqual(['reversed', 'unknown', 'reversed'])
})

test('what the bank knows the first payment by names it', async () => {
  const entry = paying(undefined, 6100, { ...alica, bank_reference: 'PRVO-1' })
  const same = paying(undefined, 6100, alica)
  const back = returned(entry, { bank_reference: 'PRVO-1' })
  expect(statuses(await bring(entry, same, back))).toEqual(['reversed', 'unknown', 'reversed'])
})

test('equal words and an equal amount name nothing', async () => {
  const paid = paying(undefined, 6200, alica)
  const back = returned(paid, { payer: 'Cene Dolinar', payer_iban: 'SI56051008010486030' })
  const [payment, movement] = await bring(paid, back)
  expect(statuses([payment, movement])).toEqual(['unknown', 'unknown'])
  expect(movement).toMatchObject({ actions: ['ignore', 'take_back', 'remove'], may_reverse: [{ id: payment.id, named: false }] })
})

test('a name alone, an account alone, a mark of another account and two that fit are for a clerk to judge', async () => {
  const mark = { end_to_end: '1-PLACILO' }
  const cases: [SampleEntry[], Partial<SampleEntry>][] = [
    [[paying(undefined, 6300, alica)], { payer_iban: 'SI56051008010486030' }],
    [[paying(undefined, 6301, alica)], { payer: 'Alojz Novak' }],
    [[paying(undefined, 6302, { ...alica, ...mark })], { ...bojan, ...mark }],
    [[paying(undefined, 6303, alica), paying(undefined, 6303, alica)], {}],
  ]
  for (const [entries, back] of cases) {
    const rows = await bring(...entries, returned(entries[0]!, back))
    expect(statuses(rows)).toEqual([...entries.map(() => 'unknown'), 'ambiguous'])
    expect(rows.at(-1).may_reverse.filter(({ named }: { named: boolean }) => named)).toHaveLength(entries.length)
  }
})

test('marks that name different payments leave both alone', async () => {
  const one = paying(undefined, 6400, { ...alica, end_to_end: 'E2E-A' })
  const two = paying('SI0099887766', 6400, alica)
  const rows = await bring(one, two, returned(one, { reference: 'SI0099887766' }))
  expect(statuses(rows)).toEqual(['unknown', 'unknown', 'ambiguous'])
})

test('of two payments with one reference that goes back which its payer made', async () => {
  const [application, entry] = await paidBy(alica)
  const half = { amount: written(application.fee_cents / 2) }
  const [one, two] = [
    { ...entry, ...half },
    { ...entry, ...half, ...bojan, bank_reference: 'POL-2' },
  ]
  expect(statuses(await bring(one, two, returned(two)))).toEqual(['underpaid', 'reversed', 'reversed'])
})

test('a clerk chooses what was taken back, and two people who choose at once take one payment once', async () => {
  const [application, entry] = await paidBy(alica)
  const [payment, , movement] = await bring(
    entry,
    { ...paying(undefined, application.fee_cents, alica) },
    returned(entry, { reference: undefined! }),
  )
  expect(movement.status).toBe('ambiguous')
  const choose = (client: TestClient) =>
    client.call(takeBackPayment, { params: { id: movement.id }, body: { version: movement.version, payment_id: payment.id } })
  const answers = await Promise.all([choose(clerk), choose(await product.as('root'))])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await statusOf(application)).toBe('approved')
  expect(await read(movement.id)).toMatchObject({ status: 'reversed', to_see: false, counterpart: { id: payment.id } })
})

test('it waits until a clerk has seen it, and is undone with a reason from either side', async () => {
  const [application, entry] = await paidBy(alica)
  const [payment, movement] = await bring(entry, returned(entry))
  expect(await waiting()).toContain(movement.id)
  const seen = await clerk.call(seePayment, { params: { id: movement.id }, body: { version: movement.version } })
  expect(seen.body.status).toBe('reversed')
  expect(await waiting()).not.toContain(movement.id)
  const undo = (id: string, version: number) =>
    clerk.call(undoPayment, { params: { id }, body: { version, reason: 'Banka je vrnila drugo plačilo.' } })
  expect((await undo(payment.id, payment.version)).body).toMatchObject({ id: payment.id, status: 'matched' })
  await product.jobs.runDue()
  expect(await statusOf(application)).toBe('paid')
  const open = await read(movement.id)
  expect(open).toMatchObject({ status: 'ambiguous', counterpart: null, actions: ['ignore', 'take_back', 'remove'] })
  await clerk.call(takeBackPayment, { params: { id: movement.id }, body: { version: open.version, payment_id: payment.id } })
  expect(await statusOf(application)).toBe('approved')
  const again = await read(movement.id)
  expect((await undo(movement.id, again.version)).body).toMatchObject({ id: movement.id, status: 'ambiguous' })
  const { kysely } = product.services.database
  const events = await kysely
    .selectFrom('event')
    .select(['subject_id', 'reason'])
    .where('action', '=', 'payment:undo')
    .orderBy('id')
    .execute()
  expect(events.slice(-4).map(({ subject_id: id, reason }) => [id, reason])).toEqual(
    [movement.id, payment.id, payment.id, movement.id].map((id) => [id, 'Banka je vrnila drugo plačilo.']),
  )
})

test('what somebody paid meanwhile is not paid twice when a reversal is undone', async () => {
  const [application, entry] = await paidBy(alica)
  const [payment] = await bring(entry, returned(entry))
  await bring(paying(application.reference, application.fee_cents, bojan))
  const undone = await clerk.call(undoPayment, { params: { id: payment.id }, body: { version: payment.version, reason: 'Pomota banke.' } })
  expect(undone.body.status).toBe('ambiguous')
  expect(await read(payment.id)).toMatchObject({ left_cents: application.fee_cents, proposed_numbers: application.number })
})

test('what a clerk took a payment from before the bank took it back is not put back with it', async () => {
  const [application, entry] = await paidBy(alica)
  const undo = async (id: string) =>
    clerk.call(undoPayment, { params: { id }, body: { version: (await read(id)).version, reason: 'Plačilo ni za to vlogo.' } })
  const [payment, movement] = await bring(entry, returned(entry))
  expect((await undo(payment.id)).body.status).toBe('matched')
  await product.jobs.runDue()
  expect((await undo(payment.id)).body.status).toBe('ambiguous')
  product.clock.advance(60_000)
  const body = { version: (await read(movement.id)).version, payment_id: payment.id }
  expect((await clerk.call(takeBackPayment, { params: { id: movement.id }, body })).status).toBe(200)
  expect((await undo(payment.id)).body.status).toBe('ambiguous')
  expect(await read(payment.id)).toMatchObject({ left_cents: application.fee_cents })
  expect(await statusOf(application)).toBe('approved')
})

test('the same statement again takes nothing back a second time', async () => {
  const [application, entry] = await paidBy(alica)
  const file = sampleCamt({ version: '08', id: 'VRNJENO-1', entries: [entry, returned(entry)] })
  const send = () => clerk.call(uploadStatement, { form: statementForm(file) })
  expect((await send()).body.outcomes).toMatchObject([{ status: 'reversed', count: 2, cents: 0 }])
  expect((await send()).body).toMatchObject({ added: 0 })
  expect(await statusOf(application)).toBe('approved')
})
