import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { cancelInvoice, createInvoice, getInvoice, readInvoicePdf, readInvoiceXml } from '@dovolilnice/contract/invoices/operations'
import { registerBusinessPremise } from '@dovolilnice/contract/invoices/fiscal/fiscal'
import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import { readProFormaPdf } from '@dovolilnice/contract/pro-formas/operations'
import { readResources, updateParameters } from '@dovolilnice/contract/resources/operations'
import { startFiscalStandIn, type FiscalStandIn } from '../../../../../tools/fiscal-stand-in/stand-in-server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paidApplication } from '../../../test/applicant/paid-application.ts'
import { approved, paying, setMoney, upload } from '../../../test/applicant/payment-cases.ts'
import { startFiscalProduct, type FiscalProduct } from '../../../test/money/fiscal-product.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import type { TestClient } from '../../../test/test-client.ts'

let town: FiscalProduct<FiscalStandIn>
let clerk: TestClient
beforeAll(async () => {
  town = await startFiscalProduct(startFiscalStandIn)
  clerk = await town.product.as('admin')
  await setMoney(town.product)
  await clerk.call(registerBusinessPremise, { params: { id: town.till.premise }, body: {} })
})
afterAll(() => town.close())

const setVat = async (vat_payer: boolean, vat_clause = '') => {
  const invoices = { budget_users: [], attach_xml: false, send_on_issue: false, vat_payer, vat_clause }
  expect((await clerk.call(updateParameters, { body: { invoices } })).status).toBe(200)
}
const ratesOf = (lines: readonly MoneyLine[]) => lines.map(({ vat_basis_points: rate }) => rate)
const words = (pdf: Buffer): string => pdfText(pdf).replace(/\s+/g, ' ')
const paper = async (id: string): Promise<Buffer> => (await clerk.call(readInvoicePdf, { params: { id } })).raw
const issue = async (id: string, payment_method: 'cash' | 'transfer' = 'transfer') =>
  (await clerk.call(createInvoice, { params: { id }, query: { payment_method } })).body

test('a town that is not identified for VAT charges none: in the price, the pro-forma, the invoice and its journal', async () => {
  await setVat(false)
  const { permit_kinds: kinds } = (await town.product.visitor().call(readResources, {})).body
  expect(new Set(kinds.flatMap(({ tariffs }: { tariffs: MoneyLine[] }) => ratesOf(tariffs)))).toEqual(new Set([0]))

  const application = await approved(town.product)
  const { fee_lines: lines, fee_cents: fee } = (await clerk.call(getApplication, { params: { id: application.id } })).body
  expect([new Set(ratesOf(lines)), fee]).toEqual([new Set([null]), application.fee_cents])
  await upload(town.product, paying(application.reference, application.fee_cents))
  await town.product.jobs.runDue()
  const invoice = await issue(application.id)
  expect(invoice).toMatchObject({ amount: fee, vat: [{ vat_basis_points: null, taxable_cents: fee, tax_cents: 0 }] })
  if (!canReadPdf) return
  const text = words(await paper(invoice.id))
  expect(text).toContain('DDV ni obračunan na podlagi prvega odstavka 94. člena ZDDV-1.')
  expect(text).not.toMatch(/ID za DDV|22 %|z DDV|Osnova|5\. člena/)
  const proForma = words((await clerk.call(readProFormaPdf, { params: { id: application.id } })).raw)
  expect(proForma).toContain('94. člena ZDDV-1')
  expect(proForma).not.toContain('22 %')
})

test('what was approved with VAT is invoiced without it, with the town’s own clause, and so told to the tax authority', async () => {
  await setVat(false, 'Oproščeno po 94. členu.')
  const invoice = await issue(await paidApplication(town.product), 'cash')
  expect(ratesOf(invoice.lines)).toEqual([null])
  await town.product.jobs.runDue()
  expect((await clerk.call(getInvoice, { params: { id: invoice.id } })).body.eor).not.toBeNull()
  if (canReadPdf) expect(words(await paper(invoice.id))).toContain('Oproščeno po 94. členu.')
})

test('an invoice stays as it was when the town is identified later', async () => {
  await setVat(false)
  const company = { applicant_type: 'company' as const, name: 'Zavod Primer', tax_number: '15012557' }
  const invoice = await issue(await paidApplication(town.product, {}, company))
  const [before, xml] = [await paper(invoice.id), (await clerk.call(readInvoiceXml, { params: { id: invoice.id } })).raw]
  expect(xml.toString()).toContain('<D_5305>O</D_5305>')
  await setVat(true)
  expect((await paper(invoice.id)).equals(before)).toBe(true)
  const { body: storno } = await clerk.call(cancelInvoice, { params: { id: invoice.id }, body: { reason: 'Napaka.' } })
  if (canReadPdf) expect(words(await paper(storno.id))).toContain('94. člena ZDDV-1')
  expect(ratesOf((await issue(await paidApplication(town.product))).lines)).toEqual([2200])
})
