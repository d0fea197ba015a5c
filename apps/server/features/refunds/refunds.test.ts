import { setTimeout } from 'node:timers/promises'
import { readJournal } from '@dovolilnice/contract/accounting/operations'
import { listPayments, undoPayment } from '@dovolilnice/contract/payments/operations'
import {
  approveRefund,
  declineRefund,
  giveRefundAccount,
  listRefunds,
  orderRefunds,
  proposeRefund,
  readRefundable,
  readRefundOrder,
  reopenRefund,
} from '@dovolilnice/contract/refunds/operations'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { readUser, updateUser } from '@dovolilnice/contract/users/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockKeys } from '../../platform/database/session.ts'
import { approved, paying, setMoney, upload } from '../../test/applicant/payment-cases.ts'
import type { TestClient } from '../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
let clerk: TestClient
let second: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
  second = await product.as('root')
  await setMoney(product)
})
afterAll(() => product.close())

const iban = 'SI56192001234567892'
const otherIban = 'DE89370400440532013000'
const payee = { payee_name: 'Čedomir Žagar Škrjanec', iban, reason: 'Plačal je dvakrat.' }

/** A payment with more than the fee of its application, by as many cents. */
const overpaid = async (cents: number) => {
  const application = await approved(product)
  const { body } = await upload(product, paying(application.reference, application.fee_cents + cents, { payer_iban: iban }))
  await product.jobs.runDue()
  const [payment] = (await clerk.call(listPayments, { body: { filters: { upload_id: body.id } } })).body.items
  return { application, payment }
}

const propose = (body: object, client = clerk, key?: string) =>
  client.call(proposeRefund, { body: { ground: 'overpayment', ...payee, ...body }, ...(key && { headers: { 'idempotency-key': key } }) })
const approve = (id: string, client: TestClient, version = 1) => client.call(approveRefund, { params: { id }, body: { version } })
const refundOf = async (payment: string) => (await clerk.call(listRefunds, { body: { filters: { payment_id: payment } } })).body.items[0]
const paymentNow = async (id: string) =>
  (await clerk.call(listPayments, { body: {} })).body.items.find((one: { id: string }) => one.id === id)

test('what was paid too much goes back by two people, an order for the bank and a statement', async () => {
  const { payment } = await overpaid(500)
  const { body: refundable } = await clerk.call(readRefundable, { query: { payment_id: payment.id } })
  expect(refundable).toMatchObject({ most_cents: 500, proposed_cents: 500, ground: 'overpayment', iban })

  const { body: refund } = await propose({ payment_id: payment.id, cents: 500 })
  expect(refund).toMatchObject({ status: 'proposed', number: expect.stringMatching(/^R-2026-\d{6}$/) })
  const own = await approve(refund.id, clerk)
  expect([own.status, own.body.error.code]).toEqual([403, 'second_person'])
  expect((await approve(refund.id, second)).body).toMatchObject({ status: 'approved', version: 2 })
  expect(await paymentNow(payment.id)).toMatchObject({ status: 'ignored', reason: `Vračilo ${refund.number}` })

  const { body: order } = await second.call(orderRefunds, {})
  expect(order).toMatchObject({ refunds: 1, total_cents: 500 })
  const file = await second.call(readRefundOrder, { params: { id: order.id } })
  expect(String(file.raw)).toContain(`<EndToEndId>${refund.number}</EndToEndId>`)
  expect(String(file.raw)).toContain('<InstdAmt Ccy="EUR">5.00</InstdAmt>')
  expect((await second.call(orderRefunds, {})).body.error.code).toBe('nothing_to_order')

  const debit = { direction: 'DBIT', reference: undefined, purpose: `Vračilo ${refund.number}` } as const
  await upload(product, { ...paying(undefined, 499), ...debit })
  expect(await refundOf(payment.id)).toMatchObject({ status: 'ordered' })
  await upload(product, { ...paying(undefined, 500), ...debit })
  expect(await refundOf(payment.id)).toMatchObject({ status: 'paid', paid_on: expect.any(String), actions: [] })
})

test('no cent is promised twice, whoever proposes, and the same click proposes once', async () => {
  const { payment } = await overpaid(700)
  const body = { payment_id: payment.id, cents: 400 }
  const answers = await Promise.all([propose(body), propose(body, second)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const refused = answers.find(({ status }) => status === 422)?.body
  expect(refused.error.fields).toEqual([expect.objectContaining({ path: 'cents', message: expect.stringContaining('3,00') })])

  const key = '018f6f00-0000-7000-8000-000000000001'
  const [one, two] = await Promise.all([
    propose({ payment_id: payment.id, cents: 300 }, clerk, key),
    propose({ payment_id: payment.id, cents: 300 }, clerk, key),
  ])
  expect([one.body, two.body]).toEqual([one.body, one.body])
  expect((await clerk.call(readRefundable, { query: { payment_id: payment.id } })).body.most_cents).toBe(0)
})

test('a payment that goes back cannot be used otherwise, and a declined refund frees it', async () => {
  const { payment } = await overpaid(100)
  const { body: refund } = await propose({ payment_id: payment.id, cents: 100 })
  const undone = await clerk.call(undoPayment, { params: { id: payment.id }, body: { version: payment.version, reason: 'Pomota.' } })
  expect(undone.body.error.code).toBe('payment_refunded')
  const declined = await clerk.call(declineRefund, { params: { id: refund.id }, body: { version: 1, reason: 'Ni preveč plačano.' } })
  expect(declined.body.status).toBe('declined')
  expect((await approve(refund.id, second, 2)).body.error.code).toBe('illegal_transition')
  expect((await clerk.call(readRefundable, { query: { payment_id: payment.id } })).body.most_cents).toBe(100)
})

test.each(['approve', 'decline'])('whoever waits for the payments to %s a refund does not hold its row', async (step) => {
  const { payment } = await overpaid(150)
  const { body: refund } = await propose({ payment_id: payment.id, cents: 150 })
  const decide = async () =>
    step === 'approve'
      ? approve(refund.id, second)
      : second.call(declineRefund, { params: { id: refund.id }, body: { version: 1, reason: 'Ni preveč plačano.' } })
  // As a statement does: first the payments, then the refunds that it settles.
  const locked = Promise.withResolvers<void>()
  const statement = product.services.database.transaction(async (trx) => {
    await lockKeys(trx, ['payments'])
    locked.resolve()
    await setTimeout(400)
    return trx.selectFrom('refund').select('id').where('id', '=', refund.id).forUpdate().skipLocked().execute()
  })
  await locked.promise
  const decided = decide()
  expect(await statement).toEqual([{ id: refund.id }])
  expect((await decided).status).toBe(200)
})

test('of a paid application at most what it paid goes back, also in parts', async () => {
  const { application } = await overpaid(0)
  const of = { application_id: application.id, ground: 'withdrawal' }
  const { body } = await clerk.call(readRefundable, { query: { application_id: application.id } })
  expect(body).toMatchObject({ most_cents: application.fee_cents, proposed_cents: application.fee_cents, payee_name: payee.payee_name })
  expect((await propose({ ...of, cents: application.fee_cents + 1 })).status).toBe(422)
  expect((await propose({ ...of, cents: 100 })).status).toBe(200)
  expect((await propose({ ...of, cents: application.fee_cents - 99 })).status).toBe(422)
  expect((await propose({ ...of, cents: application.fee_cents - 100 })).status).toBe(200)
})

test('what was ordered once is ordered again only by two people anew, and the first file is void', async () => {
  const { payment } = await overpaid(600)
  const { body: refund } = await propose({ payment_id: payment.id, cents: 600 })
  await approve(refund.id, second)
  const { body: order } = await clerk.call(orderRefunds, {})
  const reopen = (client: TestClient, version: number) =>
    client.call(reopenRefund, { params: { id: refund.id }, body: { version, reason: 'Račun je zaprt.', iban: otherIban } })
  expect((await reopen(clerk, 3)).body.error.code).toBe('second_person')
  expect((await reopen(second, 3)).body).toMatchObject({ status: 'proposed', version: 4 })
  expect((await second.call(orderRefunds, {})).body.error.code).toBe('nothing_to_order')
  expect((await approve(refund.id, second, 4)).body.error.code).toBe('second_person')
  const file = await clerk.call(readRefundOrder, { params: { id: order.id } })
  expect([file.status, file.body.error.code]).toEqual([409, 'order_void'])
  expect(await refundOf(payment.id)).toMatchObject({ order: { number: order.number, void: true }, iban: otherIban })
  expect((await approve(refund.id, clerk, 4)).body).toMatchObject({ status: 'approved' })
  const { body: again } = await second.call(orderRefunds, {})
  expect(await refundOf(payment.id)).toMatchObject({ order: { number: again.number, void: false } })
  expect((await clerk.call(readRefundOrder, { params: { id: again.id } })).status).toBe(200)
})

test('where the bank pays the first order after all, the refund that was opened again is paid', async () => {
  const { payment } = await overpaid(650)
  const { body: refund } = await propose({ payment_id: payment.id, cents: 650 })
  await approve(refund.id, second)
  await clerk.call(orderRefunds, {})
  const body = { version: 3, reason: 'Banka molči.', iban }
  expect((await second.call(reopenRefund, { params: { id: refund.id }, body })).status).toBe(200)
  await upload(product, { ...paying(undefined, 650), direction: 'DBIT', reference: undefined, purpose: `Vračilo ${refund.number}` })
  expect(await refundOf(payment.id)).toMatchObject({ status: 'paid', actions: [] })
  expect((await approve(refund.id, clerk, 5)).body.error.code).toBe('illegal_transition')
})

test('a refund that the bank brings back waits for another account, and what pays one twice waits for a clerk', async () => {
  const { payment } = await overpaid(750)
  const { body: refund } = await propose({ payment_id: payment.id, cents: 750 })
  await approve(refund.id, second)
  await clerk.call(orderRefunds, {})
  const debit = { ...paying(undefined, 750), direction: 'DBIT', purpose: `Vračilo ${refund.number}` } as const
  const unallocated = async () => {
    const day = localDayOf(product.clock.now())
    const { places } = (await clerk.call(readJournal, { body: { from: day, until: addDays(day, 1) } })).body
    const { debit_cents: out, credit_cents: into } = places.find(({ place }: { place: string }) => place === 'unallocated')
    return into - out
  }
  const before = await unallocated()
  await upload(product, debit)
  expect(await unallocated()).toBe(before - 750)
  const { body } = await upload(product, { ...paying(undefined, 750, { purpose: 'Račun zaprt' }), end_to_end: refund.number })
  const [brought] = (await clerk.call(listPayments, { body: { filters: { upload_id: body.id } } })).body.items
  expect(brought).toMatchObject({ status: 'ignored', reason: `Vrnjeno vračilo ${refund.number}` })
  const undone = await clerk.call(undoPayment, { params: { id: brought.id }, body: { version: brought.version, reason: 'Naše.' } })
  expect(undone.body.error.code).toBe('payment_refunded')
  const open = await refundOf(payment.id)
  expect(open).toMatchObject({ status: 'proposed', iban: null, paid_on: null, actions: ['decline', 'give_account'] })
  expect(await unallocated()).toBe(before)
  await clerk.call(giveRefundAccount, { params: { id: refund.id }, body: { version: open.version, iban: otherIban } })
  await approve(refund.id, second, open.version + 1)
  await clerk.call(orderRefunds, {})
  const paid = await upload(product, { ...debit, bank_reference: 'DRUGIČ' }, { ...debit, bank_reference: 'TRETJIČ' })
  expect(await refundOf(payment.id)).toMatchObject({ status: 'paid' })
  expect(await unallocated()).toBe(before - 750)
  const rows = (await clerk.call(listPayments, { body: { filters: { upload_id: paid.body.id } } })).body.items
  expect(rows.map(({ status }: { status: string }) => status).toSorted()).toEqual(['ignored', 'unknown'])
})

test('neither a payment nor an application, or both, is no refund', async () => {
  const { application, payment } = await overpaid(100)
  for (const source of [{}, { payment_id: payment.id, application_id: application.id }])
    expect((await propose({ ...source, cents: 100 })).body.error.code).toBe('not_found')
  expect((await propose({ payment_id: payment.id, cents: 100, iban: 'SI56192001234567893' })).body.error.fields[0].path).toBe('iban')
})

test('one person alone cannot be written as proposer and approver, not even by a program', async () => {
  const { payment } = await overpaid(100)
  const { body: refund } = await propose({ payment_id: payment.id, cents: 100 })
  const { kysely } = product.services.database
  const write = kysely
    .updateTable('refund')
    .set((of) => ({ status: 'approved' as const, decided_by: of.ref('proposed_by') }))
    .where('id', '=', refund.id)
    .execute()
  await expect(write).rejects.toThrow('refund')
})

test('whoever has lately changed what leads into the other’s account is no second person', async () => {
  const { payment } = await overpaid(100)
  const { body: refund } = await propose({ payment_id: payment.id, cents: 100 })
  const params = { id: product.town.admin }
  const { version, ...account } = (await second.call(readUser, { params })).body
  const form = { name: account.name, type: account.type, email: account.email, version }
  expect((await second.call(updateUser, { params, body: { ...form, title: 'svetovalka' } })).status).toBe(200)
  const moved = { ...form, email: 'ana@preizkus.si', version: version + 1 }
  expect((await second.call(updateUser, { params, body: moved })).status).toBe(200)
  const refused = await approve(refund.id, second)
  expect([refused.status, refused.body.error.code]).toEqual([403, 'second_person'])
  await product.services.database.kysely
    .updateTable('app_user')
    .set({ email: account.email })
    .where('id', '=', product.town.admin)
    .execute()
  product.setClock('2026-12-17T09:00:00Z')
  clerk = await product.as('admin')
  second = await product.as('root')
  expect((await approve(refund.id, second)).status).toBe(200)
})
