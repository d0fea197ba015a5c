import { cancelInvoice, createInvoice, getInvoice, readInvoicePdf, readInvoiceXml } from '@dovolilnice/contract/invoices/operations'
import { registerBusinessPremise } from '@dovolilnice/contract/invoices/fiscal/fiscal'
import { startFiscalStandIn, type FiscalStandIn } from '../../../../../tools/fiscal-stand-in/stand-in-server.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feeLine, paidApplication } from '../../../test/applicant/paid-application.ts'
import { startFiscalProduct, type FiscalProduct } from '../../../test/money/fiscal-product.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import { creditRefunds } from './credit-refund.ts'

let town: FiscalProduct<FiscalStandIn>
beforeAll(async () => {
  town = await startFiscalProduct(startFiscalStandIn)
  await (await clerk()).call(registerBusinessPremise, { params: { id: town.till.premise }, body: {} })
})
afterAll(() => town.close())

const clerk = () => town.product.as('admin')
const issue = async (id: string, payment_method: 'cash' | 'transfer' = 'transfer') =>
  (await (await clerk()).call(createInvoice, { params: { id }, query: { payment_method } })).body
const read = async (id: string) => (await (await clerk()).call(getInvoice, { params: { id } })).body

let numbers = 0
/** An approved refund of an application, as a row: how it comes about is tried with refunds. */
const refunded = async (application: string, cents: number): Promise<void> => {
  const { product } = town
  const now = product.clock.now()
  const people = { proposed_by: product.town.admin, decided_by: product.town.root, proposed_at: now, decided_at: now, updated_at: now }
  const number = `R-2026-9${String((numbers += 1)).padStart(5, '0')}`
  const of = { id: v7(), number, status: 'approved', ground: 'withdrawal', application_id: application, cents } as const
  await product.services.database.kysely
    .insertInto('refund')
    .values({ ...of, ...people })
    .execute()
}

const credit = (application: string) => {
  const { services, town: people } = town.product
  const actor = { id: people.admin, name: 'Ana Referent' }
  return services.database.transaction((trx) => creditRefunds({ ...services, trx, actor }, application))
}

test('a part of an invoice is given back by a credit note of its own number, once, and never more than the invoice', async () => {
  const fee = feeLine({
    code: 'administrative_fee',
    text: { sl: 'Upravna taksa', en: 'Administrative fee' },
    cents: 1810,
    vat_basis_points: null,
  })
  const application = await paidApplication(town.product, {}, {}, [feeLine(), fee])
  const invoice = await issue(application)
  await refunded(application, 1000)
  const both = await Promise.all([credit(application), credit(application)])
  const [note, ...more] = both.flat()
  expect(more).toEqual([])
  expect(note).toMatchObject({ kind: 'credit', total_cents: -1000, reference_invoice_id: invoice.id, fiscal_status: 'none' })
  expect(note?.vat).toEqual([{ vat_basis_points: 2200, taxable_cents: -820, tax_cents: -180 }])

  const details = await read(invoice.id)
  expect(details.credit_notes).toEqual([{ id: note?.id, number: note?.number, amount: -1000 }])
  expect(details.actions).not.toContain('cancel')
  const back = await (await clerk()).call(cancelInvoice, { params: { id: invoice.id }, body: { reason: 'Napaka.' } })
  expect([back.status, back.body.error.code]).toEqual([409, 'invoice_credited'])

  await refunded(application, 9000)
  expect((await credit(application)).map(({ total_cents: cents }) => cents)).toEqual([-3810])
  await refunded(application, 100)
  expect(await credit(application)).toEqual([])
})

test('an invoice that is issued after its refund is credited at once', async () => {
  const application = await paidApplication(town.product)
  await refunded(application, 700)
  expect(await credit(application)).toEqual([])
  const invoice = await issue(application)
  expect((await read(invoice.id)).credit_notes).toMatchObject([{ amount: -700 }])
})

test('the credit note of a cash invoice is verified with the invoice that it names', async () => {
  const application = await paidApplication(town.product)
  const invoice = await issue(application, 'cash')
  await town.product.jobs.runDue()
  await refunded(application, 1220)
  const [note] = await credit(application)
  expect(note).toMatchObject({ fiscal_status: 'waiting', zoi: expect.stringMatching(/^[\da-f]{32}$/), payment_method: 'cash' })
  await town.product.jobs.runDue()
  const confirmed = await read(note?.id ?? '')
  expect(town.standIn.register.invoices()).toContainEqual({ number: note?.number, eor: confirmed.eor, subsequent: false })
  expect(confirmed).toMatchObject({ kind: 'credit', reference_invoice: { number: invoice.invoice_nr } })
  if (!canReadPdf) return
  const { raw } = await (await clerk()).call(readInvoicePdf, { params: { id: note?.id ?? '' } })
  const text = pdfText(raw).replace(/\s+/g, ' ')
  for (const words of [
    `Dobropis št. ${note?.number}`,
    `Dobropis k računu ${invoice.invoice_nr}`,
    'umik vloge ali odpoved dovolilnici (R-2026-',
    'vrnjen del od 30,00 €',
    `EOR: ${confirmed.eor}`,
  ])
    expect(text).toContain(words)
  expect(text).toMatch(/22 % [-−]10,00 € [-−]2,20 € [-−]12,20 €/)
})

test('the e-invoice of a credit note is of type 381 and names the invoice', async () => {
  const company = { applicant_type: 'company' as const, name: 'Zavod Primer', tax_number: '15012557' }
  const application = await paidApplication(town.product, {}, company)
  const invoice = await issue(application)
  await refunded(application, 1220)
  const [note] = await credit(application)
  const xml = (await (await clerk()).call(readInvoiceXml, { params: { id: note?.id ?? '' } })).raw.toString()
  expect(xml).toContain('<D_1001>381</D_1001>')
  expect(xml).toContain(`<D_1153>OI</D_1153><D_1154>${invoice.invoice_nr}</D_1154>`)
  expect(xml).toContain('<D_5025>388</D_5025><D_5004>12.20</D_5004>')
})
