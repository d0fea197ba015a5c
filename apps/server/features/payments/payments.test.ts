import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import {
  deletePayment,
  findOpenApplications,
  getPayment,
  ignorePayment,
  listPaidApplications,
  listPayments,
  matchPaymentByHand,
  readApplicationPayments,
  sumPaidApplications,
  undoPayment,
} from '@dovolilnice/contract/payments/operations'
import { listStatements } from '@dovolilnice/contract/payments/statements/list-statements'
import { readUpload } from '@dovolilnice/contract/payments/statements/read-upload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { approved, paying, setMoney, upload } from '../../test/applicant/payment-cases.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
  await setMoney(product)
})
afterAll(() => product.close())

const statusOf = async (id: string): Promise<string> => (await clerk.call(getApplication, { params: { id } })).body.status
const paymentsOf = async (uploadId: string) =>
  (await clerk.call(listPayments, { body: { filters: { upload_id: uploadId }, itemsPerPage: 100 } })).body.items
const only = async (uploadId: string) => (await paymentsOf(uploadId))[0]
const read = async (id: string) => (await clerk.call(getPayment, { params: { id } })).body

test('a statement pays an application: matched, settled, told to the applicant, and seen in every list', async () => {
  const application = await approved(product)
  const uploaded = await upload(product, paying(application.reference, application.fee_cents))
  expect(uploaded).toMatchObject({
    status: 200,
    body: {
      entries: 1,
      added: 1,
      outcomes: [{ status: 'matched', count: 1, cents: application.fee_cents }],
      settling: 1,
      format: 'camt.053.001.02',
    },
  })
  await product.jobs.runDue()
  expect(await statusOf(application.id)).toBe('paid')
  expect((await clerk.call(readUpload, { params: { id: uploaded.body.id } })).body).toMatchObject({
    settling: 0,
    uploaded_by_name: 'Ana Referent',
  })
  const row = await only(uploaded.body.id)
  expect(row).toMatchObject({ status: 'matched', left_cents: 0, application_numbers: application.number, actions: ['undo', 'remove'] })
  expect(await read(row.id)).toMatchObject({
    statement: { file_name: 'izpisek.xml', bank_id: 'IZPISEK-1' },
    allocations: [{ cents: application.fee_cents, made_by_name: null, undone_at: null }],
  })
  expect((await clerk.call(readApplicationPayments, { params: { id: application.id } })).body).toMatchObject({
    received_cents: application.fee_cents,
    open_cents: 0,
    payments: [{ id: row.id, cents: application.fee_cents }],
  })
  expect((await clerk.call(listPaidApplications, { body: { filters: { search: application.number } } })).body.items).toMatchObject([
    { number: application.number, received_cents: application.fee_cents, permit_number: null },
  ])
  expect((await clerk.call(sumPaidApplications, { body: { until: '2026-11-14' } })).body).toMatchObject({
    applications: 1,
    without_permit: 1,
  })
  expect((await clerk.call(sumPaidApplications, { body: { until: '2026-11-13' } })).body).toMatchObject({
    applications: 0,
    received_cents: 0,
  })
  expect((await clerk.call(listStatements, { body: {} })).body.items).toMatchObject([{ upload_id: uploaded.body.id, added: 1 }])
  const mails = await product.services.database.kysely
    .selectFrom('mail')
    .select('template')
    .where('subject_id', '=', application.id)
    .execute()
  expect(mails.map(({ template }) => template)).toContain('application:paid')
})

test('who paid in two parts stands once among the paid, with both and on the day of the last', async () => {
  const application = await approved(product)
  await upload(product, paying(application.reference, 1000, { booked: '2026-11-10' }))
  await upload(product, paying(application.reference, application.fee_cents - 1000, { booked: '2026-11-11' }))
  await product.jobs.runDue()
  for (const sortByKey of ['paid_on', 'number', 'received_cents'] as const) {
    const { items, total } = (await clerk.call(listPaidApplications, { body: { itemsPerPage: 100, sortByKey } })).body
    expect(items.length).toBe(total)
    expect(items.filter(({ id }: { id: string }) => id === application.id)).toMatchObject([
      { received_cents: application.fee_cents, paid_on: '2026-11-11' },
    ])
  }
})

test('one transfer with the references of two applications pays both, and one with a letter for a digit is proposed', async () => {
  const [first, second, third] = [await approved(product), await approved(product), await approved(product)]
  const both = paying([first.reference, second.reference], first.fee_cents + second.fee_cents)
  const wrong = paying(third.reference.replace('20', '2O'), third.fee_cents)
  const { body } = await upload(product, both, wrong)
  await product.jobs.runDue()
  expect([await statusOf(first.id), await statusOf(second.id), await statusOf(third.id)]).toEqual(['paid', 'paid', 'approved'])
  expect(await paymentsOf(body.id)).toMatchObject([
    { status: 'ambiguous', proposed_numbers: third.number },
    { status: 'matched', reference: `${first.reference}, ${second.reference}` },
  ])
})

test('a clerk divides a payment, takes it back, and everything is open as before', async () => {
  const [first, second] = [await approved(product), await approved(product)]
  const cents = first.fee_cents + second.fee_cents + 500
  const row = await only((await upload(product, paying(undefined, cents))).body.id)
  expect(row).toMatchObject({ status: 'unknown', left_cents: cents, actions: ['match', 'ignore', 'clear', 'remove'] })
  const found = (await clerk.call(findOpenApplications, { body: { search: first.number } })).body.items
  expect(found).toMatchObject([{ id: first.id, open_cents: first.fee_cents }])
  const match = (version: number, ...allocations: [string, number][]) =>
    clerk.call(matchPaymentByHand, {
      params: { id: row.id },
      body: { version, allocations: allocations.map(([application_id, part]) => ({ application_id, cents: part })) },
    })
  expect((await match(1, [first.id, first.fee_cents + 1])).body.error.fields).toMatchObject([
    { path: 'allocations.0.cents', rule: 'allocation_more_than_fee' },
  ])
  expect((await match(9, [first.id, 1])).body.error.code).toBe('conflict')
  expect((await match(1, [first.id, first.fee_cents], [second.id, second.fee_cents - 100])).body).toMatchObject({ status: 'overpaid' })
  await product.jobs.runDue()
  expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['paid', 'approved'])
  const matched = await read(row.id)
  expect(matched).toMatchObject({
    left_cents: 600,
    actions: ['match', 'ignore', 'undo', 'remove'],
    applications: [{ id: first.id }, { id: second.id }],
  })
  const undone = await clerk.call(undoPayment, { params: { id: row.id }, body: { version: matched.version, reason: 'Plačilo ni naše.' } })
  expect(undone.body).toMatchObject({ status: 'unknown' })
  expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['approved', 'approved'])
  expect((await clerk.call(readApplicationPayments, { params: { id: first.id } })).body).toMatchObject({
    open_cents: first.fee_cents,
    received_cents: 0,
    payments: [],
  })
  expect((await read(row.id)).allocations).toMatchObject([{ undo_reason: 'Plačilo ni naše.' }, { undo_reason: 'Plačilo ni naše.' }])
  // The job finds nothing that is paid in full any more.
  await product.jobs.runDue()
  expect(await statusOf(first.id)).toBe('approved')
})

test('what pays no fee is set aside with a reason, removed when it was a mistake, and each is taken back', async () => {
  const application = await approved(product)
  const row = await only((await upload(product, paying(undefined, 4200))).body.id)
  const ignored = await clerk.call(ignorePayment, { params: { id: row.id }, body: { version: 1, reason: 'Najemnina.' } })
  expect(ignored.body).toMatchObject({ status: 'ignored', version: 2 })
  expect((await clerk.call(undoPayment, { params: { id: row.id }, body: { version: 2, reason: 'Pomota.' } })).body).toMatchObject({
    status: 'unknown',
  })
  const paid = await only((await upload(product, paying(application.reference, application.fee_cents))).body.id)
  await product.jobs.runDue()
  expect((await clerk.call(deletePayment, { params: { id: paid.id }, query: { reason: 'Napačen uvoz.' } })).status).toBe(204)
  expect(await statusOf(application.id)).toBe('approved')
  expect(await read(paid.id)).toMatchObject({ status: 'removed', reason: 'Napačen uvoz.', left_cents: 0, actions: ['undo'] })
  expect((await clerk.call(deletePayment, { params: { id: paid.id }, query: { reason: 'Še enkrat.' } })).body.error.code).toBe(
    'illegal_transition',
  )
})

test('the list says with each payment what it may be for, and what speaks for it', async () => {
  const [first, second] = [
    await approved(product, { name: 'Ana Bergant', 'plates[]': ['LJ AB-118'] }),
    await approved(product, { name: 'Andrej Bergant' }),
  ]
  expect(first.fee_cents).toBe(second.fee_cents)
  const relatives = paying(undefined, first.fee_cents, { payer: 'BERGANT ANA', purpose: 'parkiranje' })
  const part = paying(first.reference.slice(0, -1), first.fee_cents - 500, { payer: 'Nekdo Drug' })
  const stranger = paying(undefined, first.fee_cents, { payer: 'Peter Neznan' })
  const { body } = await upload(product, relatives, part, stranger)
  const rows = await paymentsOf(body.id)
  const rowOf = (payer: string) => rows.find(({ payer_name: name }: { payer_name: string }) => name === payer)
  expect(rowOf('BERGANT ANA')).toMatchObject({
    payer_iban: 'SI56192001234567892',
    purpose: 'parkiranje',
    proposals: [{ number: first.number, plates: ['LJ AB-118'], open_cents: first.fee_cents, signs: ['name', 'amount'] }],
  })
  expect(rowOf('Nekdo Drug').proposals).toMatchObject([{ number: first.number, signs: ['reference'] }])
  expect(rowOf('Peter Neznan').proposals).toEqual([])

  // Neither of the family is named in full: both are proposed, those with another name are not.
  const aunt = await only((await upload(product, paying(undefined, first.fee_cents, { payer: 'Bergant Olga' }))).body.id)
  const proposed = aunt.proposals.map(({ number, signs }: { number: string; signs: string[] }) => [number, signs])
  expect(proposed.toSorted()).toEqual([
    [first.number, ['family_name', 'amount']],
    [second.number, ['family_name', 'amount']],
  ])
  await clerk.call(matchPaymentByHand, {
    params: { id: rowOf('BERGANT ANA').id },
    body: { version: 1, allocations: [{ application_id: first.id, cents: first.fee_cents }] },
  })
  // What is paid takes nothing more.
  expect((await read(aunt.id)).proposals).toMatchObject([{ number: second.number }])
})
