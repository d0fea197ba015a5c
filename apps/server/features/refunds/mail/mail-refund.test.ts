import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { createInvoice, listInvoices, readInvoicePdf } from '@dovolilnice/contract/invoices/operations'
import { readMailAttachment } from '@dovolilnice/contract/mails/operations'
import { listPayments } from '@dovolilnice/contract/payments/operations'
import {
  approveRefund,
  declineRefund,
  listRefunds,
  orderRefunds,
  proposeRefund,
  settleRefund,
} from '@dovolilnice/contract/refunds/operations'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approved, paying, setMoney, upload, type Approved } from '../../../test/applicant/payment-cases.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { openTill } from '../../../test/money/till.ts'

let product: TestProduct
let clerk: TestClient
let second: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
  second = await product.as('root')
  await setMoney(product)
  await openTill(product)
})
afterAll(() => product.close())

const iban = 'SI56192001234567892'
const payee = { payee_name: 'Čedomir Žagar Škrjanec', iban, reason: 'Zasebno pojasnilo referenta.' }

const paid = async (more = 0): Promise<Approved> => {
  const application = await approved(product)
  await upload(product, paying(application.reference, application.fee_cents + more))
  await product.jobs.runDue()
  return application
}

const approve = async (source: object) => {
  const { body: refund } = await clerk.call(proposeRefund, { body: { ...payee, ...source } })
  const { status, raw } = await second.call(approveRefund, { params: { id: refund.id }, body: { version: 1 } })
  expect(status, String(raw)).toBe(200)
  return refund
}

/** The mails about refunds that went out about one application, the first first. */
const mailsOf = async ({ id }: Approved) => {
  await product.jobs.runDue()
  const { database, config } = product.services
  const rows = await database.kysely
    .selectFrom('mail')
    .select('id')
    .where('subject_id', '=', id)
    .where('template', 'like', 'refund:%')
    .orderBy('id')
    .execute()
  const files = await readdir(join(config.dataDir, 'mail'))
  const sent = rows.filter(({ id: mail }) => files.includes(`${mail}.eml`))
  return Promise.all(sent.map(async ({ id: mail }) => PostalMime.parse(await readFile(join(config.dataDir, 'mail', `${mail}.eml`)))))
}

test('who gets money back is told at the approval, with the credit note, and when the bank has paid', async () => {
  const application = await paid()
  await clerk.call(createInvoice, { params: { id: application.id } })
  const refund = await approve({ application_id: application.id, ground: 'withdrawal', cents: 500 })
  const { items } = (await clerk.call(listInvoices, { body: { filters: { application_id: application.id, kind: 'credit' } } })).body
  expect(items).toMatchObject([{ amount: -500, status: 'sending' }])
  const [row] = (await clerk.call(listRefunds, { body: { filters: { application_id: application.id } } })).body.items
  expect(row.credit_note).toEqual({ id: items[0].id, number: items[0].invoice_nr })

  const [mail, ...more] = await mailsOf(application)
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`Vračilo ${refund.number}: vrnili vam bomo 5,00\u00a0€`)
  for (const words of [
    application.number,
    'SI56 … 7892',
    'umik vloge ali odpoved dovolilnici',
    `V prilogi je dobropis ${items[0].invoice_nr}.`,
  ])
    expect(mail?.text).toContain(words)
  expect(mail?.text).not.toContain('SI5619')
  expect(mail?.text).not.toContain('Zasebno pojasnilo')
  const name = `racun-${items[0].invoice_nr}.pdf`
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([name])
  // The clerk sees on the application what went with the mail, as it was sent.
  const { mails } = (await clerk.call(getApplication, { params: { id: application.id } })).body
  const told = mails.find(({ template }: { template: string }) => template === 'refund:approved')
  expect(told.attachments).toEqual([name])
  const { raw } = await clerk.call(readMailAttachment, { params: { id: told.id, place: '0' } })
  expect(raw.equals((await clerk.call(readInvoicePdf, { params: { id: items[0].id } })).raw)).toBe(true)
  expect((await clerk.call(readMailAttachment, { params: { id: told.id, place: '1' } })).status).toBe(404)

  await second.call(orderRefunds, {})
  await upload(product, { ...paying(undefined, 500), direction: 'DBIT', reference: undefined, purpose: `Vračilo ${refund.number}` })
  const [, last, ...others] = await mailsOf(application)
  expect([last?.subject, others]).toEqual([`Vračilo ${refund.number} je izplačano`, []])
  expect(last?.attachments).toEqual([])
})

test('a credited refund that the card did not take is not declined', async () => {
  const application = await paid()
  await clerk.call(createInvoice, { params: { id: application.id } })
  const refund = await approve({ application_id: application.id, ground: 'withdrawal', cents: 200 })
  await product.jobs.runDue()
  // As it stands when the provider has refused.
  const refused = { status: 'proposed' as const, decided_at: null, decided_by: null, iban: null }
  await product.services.database.kysely.updateTable('refund').set(refused).where('id', '=', refund.id).execute()
  const [row] = (await second.call(listRefunds, { body: { filters: { application_id: application.id } } })).body.items
  expect(row.actions).toEqual(['give_account'])
  const declined = await second.call(declineRefund, { params: { id: refund.id }, body: { version: row.version, reason: 'Ne.' } })
  expect([declined.status, declined.body.error.code]).toEqual([409, 'illegal_transition'])
})

test('what was paid too much needs no credit note, and its applicant is told as well', async () => {
  const application = await paid(300)
  await clerk.call(createInvoice, { params: { id: application.id } })
  const payments = (await clerk.call(listPayments, { body: { filters: { search: application.reference } } })).body.items
  const refund = await approve({ payment_id: payments[0].id, ground: 'overpayment', cents: 300 })
  await second.call(orderRefunds, {})
  await second.call(settleRefund, { params: { id: refund.id }, body: { version: 3, paid_on: '2026-11-16' } })
  const mails = await mailsOf(application)
  expect(mails.map(({ attachments }) => attachments)).toEqual([[], []])
  expect(mails[0]?.text).toContain('preveč plačano')
  expect(mails[1]?.text).toContain('16. 11. 2026')
  expect((await clerk.call(listInvoices, { body: { filters: { application_id: application.id, kind: 'credit' } } })).body.total).toBe(0)
})

test('without an address nobody is told', async () => {
  const application = await paid()
  await product.services.database.kysely.updateTable('application').set({ email: null }).where('id', '=', application.id).execute()
  await approve({ application_id: application.id, ground: 'revocation', cents: 100 })
  expect(await mailsOf(application)).toEqual([])
})
