import { cancelInvoice, createInvoice, getInvoice, readInvoicePdf } from '@dovolilnice/contract/invoices/operations'
import { registerBusinessPremise } from '@dovolilnice/contract/invoices/fiscal/fiscal'
import { updateBusinessPremise } from '@dovolilnice/contract/invoices/premises/premises'
import { readJournal } from '@dovolilnice/contract/accounting/operations'
import { startFiscalStandIn, type FiscalStandIn } from '../../../../../tools/fiscal-stand-in/stand-in-server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paidApplication } from '../../../test/applicant/paid-application.ts'
import { approved, setMoney } from '../../../test/applicant/payment-cases.ts'
import { startFiscalProduct, type FiscalProduct } from '../../../test/money/fiscal-product.ts'
import { townHall } from '../../../test/money/till.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import type { TestClient } from '../../../test/test-client.ts'

let town: FiscalProduct<FiscalStandIn>
let clerk: TestClient
/** Applications of 2026 that were paid. */
const paid: string[] = []
beforeAll(async () => {
  town = await startFiscalProduct(startFiscalStandIn)
  await setMoney(town.product)
  clerk = await town.product.as('admin')
  for (let count = 0; count < 8; count += 1) paid.push(await paidApplication(town.product))
})
afterAll(() => town.close())

const goTo = async (instant: string) => {
  town.product.clock.advance(new Date(instant).getTime() - town.product.clock.now().getTime())
  town.product.forgetClients()
  clerk = await town.product.as('admin')
}
const change = async (version: number, body: object) => {
  const params = { id: town.till.premise }
  expect((await clerk.call(updateBusinessPremise, { params, body: { ...townHall, ...body, version } })).status).toBe(204)
  expect((await clerk.call(registerBusinessPremise, { params, body: {} })).status).toBe(200)
}
const issue = async (): Promise<{ id: string; invoice_nr: string }> => {
  const { status, body: made } = await clerk.call(createInvoice, {
    params: { id: paid.pop() ?? '' },
    query: { payment_method: 'cash' },
  })
  expect(status).toBe(200)
  await town.product.jobs.runDue()
  expect((await clerk.call(getInvoice, { params: { id: made.id } })).body.eor).toMatch(/^[\da-f-]{36}$/)
  return made
}

test('numbers go on over New Year, and begin anew where the internal act says so; the tax authority takes both', async () => {
  await change(1, {})
  expect((await issue()).invoice_nr).toBe('OBCINA-B1-1')
  await goTo('2026-12-31T22:59:00Z')
  const last = await issue()
  expect(last.invoice_nr).toBe('OBCINA-B1-2')
  await goTo('2026-12-31T23:01:00Z')
  expect((await issue()).invoice_nr).toBe('OBCINA-B1-3')

  // Said in the middle of a year it holds from the next.
  await change(2, { numbers_yearly: true })
  expect((await issue()).invoice_nr).toBe('OBCINA-B1-4')
  await goTo('2027-12-31T22:59:59Z')
  const old = await issue()
  expect(old.invoice_nr).toBe('OBCINA-B1-5')
  await goTo('2027-12-31T23:00:00Z')
  expect((await issue()).invoice_nr).toBe('OBCINA-B1-1')
  expect((await approved(town.product, { valid_from: '2028-02-01' })).number).toBe('V-2028-000001')

  // What takes back an invoice of last year is numbered in this one, and names the other with its day.
  const storno = (await clerk.call(cancelInvoice, { params: { id: old.id }, body: { reason: 'Napačen plačnik.', money_stays: true } })).body
  expect(storno.invoice_nr).toBe('OBCINA-B1-2')
  await town.product.jobs.runDue()
  const paper = (await clerk.call(readInvoicePdf, { params: { id: storno.id } })).raw
  if (canReadPdf) expect(pdfText(paper)).toMatch(/OBCINA-B1-5[^]{0,40}31\. 12\. 2027/)
})

test('two counters that wait for one another over New Year take the two first numbers', async () => {
  await goTo('2028-12-31T23:00:01Z')
  const made = await Promise.all(paid.map((id) => clerk.call(createInvoice, { params: { id } })))
  expect(made.map(({ body }) => body.invoice_nr).toSorted()).toEqual(['OBCINA-B1-1', 'OBCINA-B1-2'])
  const { body } = await clerk.call(readJournal, { body: { from: '2028-12-31', until: '2029-01-02' } })
  expect(body.entries).toBe(2)
})
