import { cancelInvoice, createInvoice, listInvoices } from '@dovolilnice/contract/invoices/operations'
import {
  deletePayment,
  listInvoicesNotSent,
  listPayments,
  readApplicationPayments,
  undoPayment,
} from '@dovolilnice/contract/payments/operations'
import { submitApplication, withdrawByClerk } from '@dovolilnice/contract/applications/apply/operations'
import { approveAndIssue, approveApplication, rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { createProForma, listApplicationProFormas } from '@dovolilnice/contract/pro-formas/operations'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { readRefundable } from '@dovolilnice/contract/refunds/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { approved, paying, setMoney, upload } from '../../../test/applicant/payment-cases.ts'
import { openTill } from '../../../test/money/till.ts'
import { byRecords } from '../../../test/applicant/grounds.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
  await setMoney(product, { issue_on_payment: true })
})
afterAll(() => product.close())

const read = async (id: string) => (await clerk.call(getApplication, { params: { id } })).body
const payment = async (uploadId: string, status?: string) =>
  (await clerk.call(listPayments, { body: { filters: { upload_id: uploadId, ...(status && { status }) } } })).body.items[0]
const mailed = async (id: string, template: string): Promise<string> => {
  const mails = product.services.database.kysely.selectFrom('mail').select('body_text').where('subject_id', '=', id)
  return (await mails.where('template', '=', `application:${template}`).executeTakeFirstOrThrow()).body_text ?? ''
}

test('a payment in full issues the permit where the town wants so, and can then no longer be taken back', async () => {
  const application = await approved(product)
  const { body } = await upload(product, paying(application.reference, application.fee_cents))
  await product.jobs.runDue()
  const after = await read(application.id)
  expect(after).toMatchObject({ status: 'completed', permit: { number: expect.stringMatching(/^D-2026-/) } })
  expect(
    after.history
      .slice(0, 2)
      .map(({ action }: { action: string }) => action)
      .toSorted(),
  ).toEqual(['application:complete', 'application:record_payment'])
  const { id, version } = await payment(body.id)
  const reason = 'Plačilo ni naše.'
  expect((await clerk.call(undoPayment, { params: { id }, body: { version, reason } })).body.error.code).toBe('payment_used')
  expect((await clerk.call(deletePayment, { params: { id }, query: { reason } })).body.error.code).toBe('payment_used')
  expect((await payment(body.id)).status).toBe('matched')
})

test('a permit that cannot be issued does not hold up the payment', async () => {
  const plates = ['LJ ISTA-1']
  const first = await approved(product, { 'plates[]': plates })
  const second = await approved(product, { 'plates[]': plates }, [first.id])
  await upload(product, paying(first.reference, first.fee_cents), paying(second.reference, second.fee_cents))
  await product.jobs.runDue()
  expect([(await read(first.id)).status, (await read(second.id)).status].toSorted()).toEqual(['completed', 'paid'])
})

test('running twice settles once, and what was withdrawn meanwhile is not settled', async () => {
  const [application, gone] = [await approved(product), await approved(product)]
  await upload(product, paying(application.reference, application.fee_cents), paying(gone.reference, gone.fee_cents))
  const withdrawn = await clerk.call(withdrawByClerk, { params: { id: gone.id }, body: { version: 3, reason: 'Ne potrebuje več.' } })
  expect(withdrawn.status).toBe(200)
  await product.jobs.runDue()
  await product.jobs.runDue()
  expect((await read(gone.id)).status).toBe('withdrawn')
  const events = await product.services.database.kysely
    .selectFrom('event')
    .select('action')
    .where('subject_id', '=', application.id)
    .where('action', '=', 'application:record_payment')
    .execute()
  expect(events).toHaveLength(1)
})

test('what the bank takes back is no longer paid; where a permit hangs on it a clerk must look', async () => {
  await setMoney(product)
  const application = await approved(product)
  const entry = paying(application.reference, application.fee_cents)
  const first = await upload(product, entry)
  await product.jobs.runDue()
  expect((await read(application.id)).status).toBe('paid')
  const back = { ...entry, bank_reference: 'STORNO-1', direction: 'DBIT', reversal: true, booked: '2026-11-14' } as const
  const second = await upload(product, back)
  expect(second.body.outcomes).toMatchObject([{ status: 'reversed', count: 1 }])
  expect(await payment(first.body.id)).toMatchObject({ status: 'reversed', left_cents: 0, actions: ['undo'] })
  expect((await read(application.id)).status).toBe('approved')
  // Taken back once, it is not found again; what else this payer paid is for a clerk to judge.
  const third = await upload(product, { ...back, bank_reference: 'STORNO-2' })
  expect(third.body.outcomes).toMatchObject([{ status: 'ambiguous', count: 1 }])
  await setMoney(product, { issue_on_payment: true })
  const used = await approved(product)
  const paid = paying(used.reference, used.fee_cents)
  await upload(product, paid)
  await product.jobs.runDue()
  const late = await upload(product, {
    ...back,
    ...paid,
    bank_reference: 'STORNO-3',
    direction: 'DBIT',
    reversal: true,
    booked: '2026-11-14',
  })
  expect(late.body.outcomes).toMatchObject([{ status: 'ambiguous', count: 1 }])
  expect((await read(used.id)).status).toBe('completed')
})

test('money that comes before the decision waits under its name and pays the price at the approval', async () => {
  await setMoney(product)
  const { id, number } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  const { fee_cents: fee } = await read(id)
  const reference = `SI00${number.replace(/\D/g, '')}`
  const { body } = await upload(product, paying(reference, 1000), paying(reference, fee))
  await product.jobs.runDue()
  expect(body.outcomes).toMatchObject([{ status: 'early', count: 2 }])
  const received = () => clerk.call(readApplicationPayments, { params: { id } })
  expect((await received()).body).toMatchObject({ early_cents: fee + 1000, received_cents: 0, payments: [] })
  await clerk.call(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })
  expect((await clerk.call(approveApplication, { params: { id }, body: { version: 2 } })).status).toBe(200)
  expect((await clerk.call(listApplicationProFormas, { params: { id } })).body.pro_formas).toEqual([])
  expect(await mailed(id, 'approved_paid')).toContain(`Cena ${formatCents(fee, 'sl')} je že plačana.`)
  await product.jobs.runDue()
  expect((await read(id)).status).toBe('paid')
  expect((await received()).body).toMatchObject({ early_cents: 0, received_cents: fee, open_cents: 0 })
  const { items } = (await clerk.call(listPayments, { body: { filters: { upload_id: body.id } } })).body
  expect(items.map(({ status, left_cents: left }: { status: string; left_cents: number }) => [status, left]).toSorted()).toEqual([
    ['matched', 0],
    ['overpaid', 1000],
  ])
})

test('money that came before a decision that leaves nothing to be paid is too much, and can be given back', async () => {
  const waiver = { ground: 'hardship', covers: 'everything', percent: 100, reason: 'Prejema socialno pomoč.', document_id: null } as const
  const reason = 'Na naslovu ne prebiva.'
  const ends: Record<string, (id: string) => Promise<{ status: number }>> = {
    completed: async (id) => clerk.call(approveAndIssue, { params: { id }, body: { version: 1, waiver } }),
    rejected: async (id) =>
      clerk.call(rejectApplication, {
        body: { application_uuid: id, version: 1, ...byRecords, reason },
      }),
    withdrawn: async (id) => clerk.call(withdrawByClerk, { params: { id }, body: { version: 1, reason } }),
  }
  for (const [status, end] of Object.entries(ends)) {
    const { id, number } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
    const { body } = await upload(product, paying(`SI00${number.replace(/\D/g, '')}`, 1000))
    await product.jobs.runDue()
    expect((await payment(body.id)).status).toBe('early')
    expect(await end(id), status).toMatchObject({ status: 200 })
    await product.jobs.runDue()
    expect((await read(id)).status).toBe(status)
    const { id: paid, ...after } = await payment(body.id, 'waiting')
    expect(after, status).toMatchObject({ status: 'overpaid', left_cents: 1000 })
    const { body: refundable } = await clerk.call(readRefundable, { query: { payment_id: paid } })
    expect(refundable).toMatchObject({ most_cents: 1000, ground: 'overpayment' })
  }
})

test('of a price that came in part before the decision the slip asks for the rest', async () => {
  const { id, number } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  const { fee_cents: fee } = await read(id)
  await upload(product, paying(`SI00${number.replace(/\D/g, '')}`, 1000))
  await clerk.call(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })
  await clerk.call(approveApplication, { params: { id }, body: { version: 2 } })
  const { slip } = await product.services.database.kysely
    .selectFrom('pro_forma')
    .select('slip')
    .where('application_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(slip.cents).toBe(fee - 1000)
  expect(await mailed(id, 'approved_with_fee')).toContain(`plačajte ${formatCents(fee - 1000, 'sl')} najpozneje`)
  await product.jobs.runDue()
  expect(await read(id)).toMatchObject({ status: 'approved' })
  expect((await clerk.call(createProForma, { params: { id } })).status).toBe(200)
  expect(await mailed(id, 'pro_forma')).toContain(`Plačajte ${formatCents(fee - 1000, 'sl')} najpozneje`)
  const { pro_formas: slips } = (await clerk.call(listApplicationProFormas, { params: { id } })).body
  expect(slips).toHaveLength(2)
})

test('where the town has a cash device the invoice is issued with the payment and mailed, once', async () => {
  await setMoney(product, { issue_on_payment: true })
  await openTill(product)
  const application = await approved(product)
  await upload(product, paying(application.reference, application.fee_cents))
  await product.jobs.runDue()
  await product.jobs.runDue()
  const { body } = await clerk.call(listInvoices, { body: { filters: { application_id: application.id } } })
  expect(body.items).toMatchObject([{ amount: application.fee_cents, payment_method_name: 'transfer', status: 'sent' }])
  expect((await read(application.id)).status).toBe('completed')
})

test('a payment whose invoice was issued cannot be taken back until the invoice is, and an unsent invoice is listed', async () => {
  await setMoney(product, { issue_on_payment: false })
  const application = await approved(product)
  const { body: uploaded } = await upload(product, paying(application.reference, application.fee_cents))
  await product.jobs.runDue()
  const invoice = (await clerk.call(createInvoice, { params: { id: application.id } })).body
  const unsent = async () =>
    (await clerk.call(listInvoicesNotSent, { body: { itemsPerPage: 100 } })).body.items.map(({ id }: { id: string }) => id)
  expect(await unsent()).toContain(application.id)
  const { id, version } = await payment(uploaded.id)
  const undo = () => clerk.call(undoPayment, { params: { id }, body: { version, reason: 'Plačilo ni naše.' } })
  expect((await undo()).body.error.code).toBe('payment_used')
  expect((await clerk.call(deletePayment, { params: { id }, query: { reason: 'Pomota.' } })).body.error.code).toBe('payment_used')
  expect((await clerk.call(cancelInvoice, { params: { id: invoice.id }, body: { reason: 'Plačilo ni naše.' } })).status).toBe(200)
  expect((await undo()).status).toBe(200)
  expect(await unsent()).not.toContain(application.id)
})

test('who pays late gets a permit that begins later, and an invoice for its days', async () => {
  await setMoney(product, { issue_on_payment: true })
  const { id, reference, fee_cents } = await approved(product)
  product.setClock('2026-12-15T09:00:00Z')
  await upload(product, paying(reference, fee_cents))
  await product.jobs.runDue()
  const { kysely } = product.services.database
  const permit = await kysely
    .selectFrom('permit')
    .select(['valid_from', 'valid_until'])
    .where('application_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(permit.valid_from).toBe('2026-12-15')
  const invoice = kysely.selectFrom('invoice').select(['service_from as valid_from', 'service_until as valid_until'])
  expect(await invoice.where('application_id', '=', id).executeTakeFirst()).toEqual(permit)
})
