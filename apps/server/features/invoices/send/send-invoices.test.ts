import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  cancelInvoice,
  createInvoice,
  getInvoice,
  listInvoices,
  readInvoicePdf,
  readInvoiceXml,
  readSending,
  resendInvoice,
  sendInvoices,
} from '@dovolilnice/contract/invoices/operations'
import { invoiceStatuses } from '@dovolilnice/contract/invoices/invoice'
import { sendAgain, stopMail } from '@dovolilnice/contract/mails/outbox/outbox'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paidApplication } from '../../../test/applicant/paid-application.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { openTill } from '../../../test/money/till.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
  await openTill(product)
})
afterAll(() => product.close())

const budgetUser = '50223054'
const settings = (changes: object = {}) =>
  clerk.call(updateParameters, {
    body: { invoices: { budget_users: [budgetUser], attach_xml: true, send_on_issue: false, ...changes } },
  })
beforeEach(async () => void (await settings()))

const issue = async (columns: Parameters<typeof paidApplication>[2] = {}) => {
  const { body } = await clerk.call(createInvoice, { params: { id: await paidApplication(product, {}, columns) } })
  return body
}
const company = { applicant_type: 'company' as const, tax_number: '95985352', name: 'Pekarna Zgled d.o.o.' }
const send = async (ids?: string[]) => (await clerk.call(sendInvoices, { body: ids === undefined ? {} : { ids } })).body
const statusOf = async (id: string) => (await clerk.call(getInvoice, { params: { id } })).body.status

/** The mails that went out about one application. */
const mailsOf = async (applicationId: string) => {
  const { database, config } = product.services
  const rows = await database.kysely
    .selectFrom('mail')
    .select(['id', 'template'])
    .where('subject_id', '=', applicationId)
    .where('template', 'in', ['invoice:sent', 'storno:sent'])
    .execute()
  const files = new Set(await readdir(join(config.dataDir, 'mail')).catch(() => []))
  const sent = rows.filter(({ id }) => files.has(`${id}.eml`))
  return Promise.all(sent.map(async ({ id }) => PostalMime.parse(await readFile(join(config.dataDir, 'mail', `${id}.eml`)))))
}

test('an invoice is mailed once with its stored paper, whoever asks and however often; once more when a clerk wants it', async () => {
  const invoice = await issue()
  expect(await statusOf(invoice.id)).toBe('not_sent')
  const asked = await Promise.all([send([invoice.id]), send(), send([invoice.id])])
  expect(asked.reduce((sum, { total }) => sum + total, 0)).toBe(1)
  await product.jobs.runDue('mail-invoices')
  expect(await statusOf(invoice.id)).toBe('sending')
  await product.jobs.runDue()
  expect(await statusOf(invoice.id)).toBe('sent')
  const { run_id: id } = asked.find(({ total }) => total === 1)
  expect((await clerk.call(readSending, { params: { id } })).body).toEqual({ total: 1, done: 1, sent: 1, failed: 0 })

  const [mail, ...more] = await mailsOf(invoice.application_id)
  expect([mail?.subject, more]).toEqual([`Račun ${invoice.invoice_nr} za vlogo ${invoice.application_number}`, []])
  const stored = (await clerk.call(readInvoicePdf, { params: { id: invoice.id } })).raw
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([`racun-${invoice.invoice_nr}.pdf`])
  expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).equals(stored)).toBe(true)

  expect((await send([invoice.id])).total).toBe(0)
  expect((await clerk.call(resendInvoice, { params: { id: invoice.id } })).status).toBe(204)
  await product.jobs.runDue()
  expect(await mailsOf(invoice.application_id)).toHaveLength(2)
})

test('a company gets the e-invoice beside the paper where the town says so', async () => {
  const invoice = await issue(company)
  await send([invoice.id])
  await product.jobs.runDue()
  const [mail] = await mailsOf(invoice.application_id)
  expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    [`racun-${invoice.invoice_nr}.pdf`, 'application/pdf'],
    [`e-racun-${invoice.invoice_nr}.xml`, 'application/xml'],
  ])
  const xml = (await clerk.call(readInvoiceXml, { params: { id: invoice.id } })).raw.toString()
  expect(xml).toContain(`<D_1004>${invoice.invoice_nr}</D_1004>`)
  expect((await clerk.call(readInvoiceXml, { params: { id: (await issue()).id } })).status).toBe(404)

  await settings({ attach_xml: false })
  const other = await issue(company)
  await send([other.id])
  await product.jobs.runDue()
  expect((await mailsOf(other.application_id))[0]?.attachments).toHaveLength(1)
})

test('a budget user and a payer without an address are told of, not mailed', async () => {
  const ujp = await issue({ ...company, tax_number: budgetUser })
  const paper = await issue()
  const { kysely } = product.services.database
  await kysely.updateTable('application').set({ email: null }).where('id', '=', paper.application_id).execute()
  expect(await send([ujp.id, paper.id])).toMatchObject({ total: 0, without_email: 1, through_ujp: 1 })
  expect((await clerk.call(resendInvoice, { params: { id: ujp.id } })).body.error).toMatchObject({
    code: 'invoice_through_ujp',
    message: expect.stringContaining('portala UJP'),
  })
  expect((await clerk.call(resendInvoice, { params: { id: paper.id } })).body.error.code).toBe('invoice_without_email')
  expect((await clerk.call(readInvoiceXml, { params: { id: ujp.id } })).status).toBe(200)
})

test('where the town says so an invoice is sent with its issue, and a storno to whom the invoice was sent', async () => {
  await settings({ send_on_issue: true })
  const invoice = await issue()
  await product.jobs.runDue()
  await clerk.call(cancelInvoice, { params: { id: invoice.id }, body: { reason: 'Napačen znesek.' } })
  await product.jobs.runDue()
  const subjects = (await mailsOf(invoice.application_id)).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual([expect.stringMatching(/^Račun /), expect.stringMatching(/^Storno računa /)])

  await settings({ send_on_issue: false })
  const unsent = await issue()
  await settings({ send_on_issue: true })
  await clerk.call(cancelInvoice, { params: { id: unsent.id }, body: { reason: 'Napačen znesek.' } })
  await product.jobs.runDue()
  expect(await mailsOf(unsent.application_id)).toEqual([])
})

test('an invoice whose mail was given up is not delivered, until a copy of the mail, or a copy of that one, is sent', async () => {
  const { kysely } = product.services.database
  const invoice = await issue()
  await send([invoice.id])
  await product.jobs.runDue('mail-invoices')
  const newest = () =>
    kysely
      .selectFrom('mail')
      .select(['id', 'recipient'])
      .where('subject_id', '=', invoice.application_id)
      .where('template', '=', 'invoice:sent')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  const found = async (status: (typeof invoiceStatuses)[number]) =>
    (await clerk.call(listInvoices, { body: { filters: { status, search: invoice.invoice_nr } } })).body.total
  const root = await product.as('root')
  expect((await root.call(stopMail, { params: { id: (await newest()).id } })).status).toBe(204)
  expect(await statusOf(invoice.id)).toBe('not_delivered')
  expect([await found('not_delivered'), await found('sent')]).toEqual([1, 0])
  for (const time of [1, 2]) {
    const { id, recipient } = await newest()
    await kysely.updateTable('mail').set({ status: 'failed', returned_at: product.services.clock.now() }).where('id', '=', id).execute()
    expect(await statusOf(invoice.id), `${time}`).toBe('not_delivered')
    expect((await root.call(sendAgain, { params: { id }, body: { recipient } })).status).toBe(200)
    expect(await statusOf(invoice.id)).toBe('sending')
    await product.jobs.runDue('send-mail')
    expect(await statusOf(invoice.id)).toBe('sent')
    expect([await found('not_delivered'), await found('sent')]).toEqual([0, 1])
  }
})

test('each status finds in the list exactly the invoices that show it', async () => {
  const { kysely } = product.services.database
  const failed = await issue()
  await send([failed.id])
  await product.jobs.runDue('mail-invoices')
  await kysely.updateTable('mail').set({ status: 'failed' }).where('subject_id', '=', failed.application_id).execute()
  const stopped = await issue()
  await send([stopped.id])
  await product.jobs.runDue('mail-invoices')
  await kysely.updateTable('mail').set({ status: 'stopped' }).where('subject_id', '=', stopped.application_id).execute()
  await kysely
    .updateTable('invoice')
    .set({ fiscal_status: 'waiting' })
    .where('id', '=', (await issue()).id)
    .execute()
  await kysely
    .updateTable('invoice')
    .set({ fiscal_status: 'refused' })
    .where('id', '=', (await issue()).id)
    .execute()
  await send([(await issue()).id])
  await product.jobs.runDue('mail-invoices')
  const all = (await clerk.call(listInvoices, { body: { itemsPerPage: 100 } })).body.items as { id: string; status: string }[]
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(invoiceStatuses))
  for (const status of invoiceStatuses) {
    const { items } = (await clerk.call(listInvoices, { body: { itemsPerPage: 100, filters: { status } } })).body
    const expected = all.filter((row) => row.status === status).map(({ id }) => id)
    expect(
      items.map(({ id }: { id: string }) => id),
      status,
    ).toEqual(expected)
  }
})
