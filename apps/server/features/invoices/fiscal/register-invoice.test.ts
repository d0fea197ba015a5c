import { cancelInvoice, createInvoice, getInvoice, readInvoicePdf } from '@dovolilnice/contract/invoices/operations'
import { readFiscalStatus, registerBusinessPremise, registerInvoice } from '@dovolilnice/contract/invoices/fiscal/fiscal'
import { startFiscalStandIn, type FiscalStandIn } from '../../../../../tools/fiscal-stand-in/stand-in-server.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { invoiceCode } from '../../../platform/fiscal/zoi.ts'
import { paidApplication } from '../../../test/applicant/paid-application.ts'
import { startFiscalProduct, townTaxNumber, type FiscalProduct } from '../../../test/money/fiscal-product.ts'
import { canReadCodes, codeOnPage } from '../../../test/page-codes.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import { registerInvoiceJob } from './register-invoice.ts'

let town: FiscalProduct<FiscalStandIn>
const clerk = () => town.product.as('admin')
const read = async (id: string) => (await (await clerk()).call(getInvoice, { params: { id } })).body
const paper = async (id: string): Promise<Buffer> => (await (await clerk()).call(readInvoicePdf, { params: { id } })).raw
const attemptsOf = (id: string) =>
  town.product.services.database.kysely.selectFrom('fiscal_attempt').selectAll().where('invoice_id', '=', id).orderBy('sent_at').execute()
const run = () => town.product.jobs.runDue()
/** Runs what is due after a pause between two tries. */
const runLater = (minutes = 11) => {
  town.product.clock.advance(minutes * 60_000)
  return run()
}
const registered = () => town.standIn.register.invoices()

beforeAll(async () => {
  town = await startFiscalProduct(startFiscalStandIn)
  const { body } = await (await clerk()).call(registerBusinessPremise, { params: { id: town.till.premise }, body: {} })
  expect(body).toEqual({ outcome: 'confirmed', code: null })
})
beforeEach(() => town.standIn.behave({ kind: 'normal' }))
afterAll(() => town.close())

test('an invoice for cash has its ZOI at once and its EOR a moment later, and both on its paper', async () => {
  const invoice = await town.issueCash()
  expect(invoice).toMatchObject({
    status: 'waiting_eor',
    zoi: expect.stringMatching(/^[\da-f]{32}$/),
    eor: null,
    fiscal_due_on: '2026-11-18',
  })
  await run()
  const confirmed = await read(invoice.id)
  // The town mails invoices when they are issued: this one when its EOR was here.
  expect(confirmed).toMatchObject({ status: 'sent', zoi: invoice.zoi, fiscal_error: null })
  expect(registered()).toContainEqual({ number: invoice.invoice_nr, eor: confirmed.eor, subsequent: false })
  expect(await attemptsOf(invoice.id)).toMatchObject([{ outcome: 'confirmed', eor: confirmed.eor, subsequent: false }])
  if (!canReadPdf) return
  const text = pdfText(await paper(invoice.id)).replace(/\s+/g, ' ')
  for (const words of [`ZOI: ${invoice.zoi}`, `EOR: ${confirmed.eor}`, 'PREIZKUSNO OKOLJE: račun ni davčno potrjen.'])
    expect(text).toContain(words)
})

test.skipIf(!canReadCodes)('the code on the paper is read back, digit for digit', async () => {
  const invoice = await town.issueCash()
  await run()
  const { date_time: issuedAt } = await read(invoice.id)
  expect(codeOnPage(await paper(invoice.id))).toBe(invoiceCode(invoice.zoi, townTaxNumber, new Date(issuedAt)))
})

test('a storno is registered with the invoice that it takes back', async () => {
  const invoice = await town.issueCash()
  const { body: storno } = await (await clerk()).call(cancelInvoice, { params: { id: invoice.id }, body: { reason: 'Napaka.' } })
  await run()
  expect((await read(storno.id)).eor).toMatch(/^[\da-f-]{36}$/)
  expect(registered().map(({ number }) => number)).toContain(storno.invoice_nr)
})

test('a repeated job and a repeated wish make no second message once the EOR is here', async () => {
  const invoice = await town.issueCash()
  await run()
  const { services } = town.product
  await services.database.transaction((trx) => services.send(trx, registerInvoiceJob, { invoice_id: invoice.id }))
  await run()
  expect(await attemptsOf(invoice.id)).toHaveLength(1)
  expect((await (await clerk()).call(registerInvoice, { params: { id: invoice.id } })).body.error.code).toBe('fiscal_settled')
})

test.each([
  ['down', { kind: 'down' }, 'unreachable'],
  ['answering with a wrong signature', { kind: 'wrong_signature' }, 'untrusted'],
  ['answering another message', { kind: 'foreign_message' }, 'untrusted'],
  ['answering with the EOR of another invoice', { kind: 'foreign_eor' }, 'untrusted'],
  ['in trouble itself', { kind: 'refuse', code: 'S100' }, 'S100'],
] as const)('while the tax authority is %s, the invoice waits and is sent again', async (_, behaviour, error) => {
  const other = await town.issueCash()
  await run()
  const { eor: foreign } = await read(other.id)
  town.standIn.behave(behaviour)
  const invoice = await town.issueCash()
  await run()
  expect(await read(invoice.id)).toMatchObject({ status: 'waiting_eor', eor: null, fiscal_error: error })
  await runLater()
  expect((await attemptsOf(invoice.id)).map(({ subsequent }) => subsequent)).toEqual([false, true])
  town.standIn.behave({ kind: 'normal' })
  await runLater()
  const confirmed = await read(invoice.id)
  expect(confirmed).toMatchObject({ status: 'sent', fiscal_error: null })
  expect(confirmed.eor).not.toBe(foreign)
  expect(registered().filter(({ number }) => number === invoice.invoice_nr)).toEqual([
    { number: invoice.invoice_nr, eor: confirmed.eor, subsequent: expect.any(Boolean) },
  ])
})

test('an answer that was lost on the way makes no second registration', async () => {
  town.standIn.behave({ kind: 'lost_answer' })
  const invoice = await town.issueCash()
  await run()
  const [first] = registered().filter(({ number }) => number === invoice.invoice_nr)
  expect((await read(invoice.id)).eor).toBeNull()
  town.standIn.behave({ kind: 'normal' })
  await runLater()
  expect((await read(invoice.id)).eor).toBe(first?.eor)
})

test('a process that ended in the middle of a message is found out, and the invoice sent again', async () => {
  const invoice = await town.issueCash()
  const { services, clock } = town.product
  const open = { id: '01999999-0000-7000-8000-000000000001', invoice_id: invoice.id, sent_at: clock.now() }
  await services.database.kysely.insertInto('fiscal_attempt').values(open).execute()
  await run()
  expect((await read(invoice.id)).eor).toBeNull()
  await runLater(2)
  expect((await read(invoice.id)).eor).not.toBeNull()
  expect(await attemptsOf(invoice.id)).toMatchObject([
    { id: open.id, outcome: 'unreachable' },
    { outcome: 'confirmed', subsequent: true },
  ])
})

test.skipIf(!canReadPdf)('in an outage the paper is handed over with the ZOI, and the EOR comes subsequently', async () => {
  town.standIn.behave({ kind: 'down' })
  const invoice = await town.issueCash()
  const text = pdfText(await paper(invoice.id)).replace(/\s+/g, ' ')
  expect(text).toContain(`ZOI: ${invoice.zoi} EOR: dodeljen bo naknadno`)
  town.standIn.behave({ kind: 'normal' })
  await run()
  expect(await attemptsOf(invoice.id)).toMatchObject([{ outcome: 'confirmed', subsequent: true }])
})

test('the term is counted, told to the clerk and in the metrics', async () => {
  town.standIn.behave({ kind: 'down' })
  const { product } = town
  const { body: before } = await (await clerk()).call(readFiscalStatus)
  expect(before).toMatchObject({ waiting: 0, pressing: 0, first_due_on: null })
  const invoice = await town.issueCash()
  await run()
  const { fiscal_due_on: due } = await read(invoice.id)
  expect((await (await clerk()).call(readFiscalStatus)).body).toMatchObject({ waiting: 1, pressing: 0, first_due_on: due })
  const now = product.clock.now()
  product.setClock(`${due}T08:00:00Z`)
  expect((await (await clerk()).call(readFiscalStatus)).body).toMatchObject({ waiting: 1, pressing: 1 })
  const { payload } = await product.app.inject({ url: '/metrics' })
  expect(payload).toMatch(/^fiscal_invoices_waiting 1$/m)
  expect(payload).toMatch(/^fiscal_invoices_pressing 1$/m)
  product.setClock(now.toISOString())
  town.standIn.behave({ kind: 'normal' })
  await runLater()
})

test('what the tax authority refuses waits for the clerk, who sends it again once the cause is mended', async () => {
  town.standIn.register.setPremise(Number(townTaxNumber), 'OBCINA', false)
  const invoice = await town.issueCash()
  await run()
  expect(await read(invoice.id)).toMatchObject({
    status: 'refused_eor',
    fiscal_error: 'S006',
    actions: expect.arrayContaining(['register']),
  })
  await runLater(24 * 60)
  town.product.forgetClients()
  expect(await attemptsOf(invoice.id)).toHaveLength(1)
  const registering = await (await clerk()).call(registerBusinessPremise, { params: { id: town.till.premise }, body: {} })
  expect(registering.body).toEqual({ outcome: 'confirmed', code: null })
  const { body } = await (await clerk()).call(registerInvoice, { params: { id: invoice.id } })
  expect(body).toMatchObject({ status: 'waiting_eor', fiscal_error: null })
  await run()
  expect((await read(invoice.id)).eor).not.toBeNull()
})

test('without a tax number of the clerk nothing is issued, and no number is lost', async () => {
  const { kysely } = town.product.services.database
  const last = async () => (await kysely.selectFrom('cash_device').select('last_sequence').executeTakeFirstOrThrow()).last_sequence
  const [id, before] = [await paidApplication(town.product), await last()]
  const root = await town.product.as('root')
  const { status, body } = await root.call(createInvoice, { params: { id }, query: { payment_method: 'card', transaction_id: 'T-1' } })
  expect([status, body.error.code]).toEqual([409, 'operator_tax_number'])
  expect(await last()).toBe(before)
})
