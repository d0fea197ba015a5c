import { copyInvoice, createInvoice, getInvoice, readInvoicePdf } from '@dovolilnice/contract/invoices/operations'
import { readProFormaPdf } from '@dovolilnice/contract/pro-formas/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approved, paying, setMoney, upload } from '../applicant/payment-cases.ts'
import { startTestProduct, type TestProduct } from '../test-product.ts'
import { openTill } from './till.ts'
import { proFormaPrivacy } from '../../features/pro-formas/pro-forma-tables.ts'
import { invoiceFilesInUse, invoicePrivacy } from '../../features/invoices/invoice-tables.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
  await setMoney(product)
  await openTill(product)
})
afterAll(() => product.close())

/** Forgets as on a day: privacy hands over the day before which five years have passed. */
const forgetOn = async (day: string): Promise<void> => {
  const before = new Date(`${Number(day.slice(0, 4)) - 5}${day.slice(4)}T00:00:00Z`)
  await product.services.database.transaction(async (trx) => {
    await invoicePrivacy.forgetBefore?.(trx, before)
    await proFormaPrivacy.forgetBefore?.(trx, before)
  })
}

test('invoices and pro-formas are kept ten years with their papers, and then without who paid', async () => {
  const clerk = await product.as('admin')
  const application = await approved(product)
  await upload(product, paying(application.reference, application.fee_cents))
  await product.jobs.runDue()
  const { body: invoice } = await clerk.call(createInvoice, { params: { id: application.id } })
  await product.jobs.runDue()
  const { kysely } = product.services.database
  const keyOf = async () =>
    (await kysely.selectFrom('invoice').selectAll().where('id', '=', invoice.id).executeTakeFirstOrThrow()).storage_key
  const key = (await keyOf()) ?? ''
  const paper = () => clerk.call(readInvoicePdf, { params: { id: invoice.id } })
  const proForma = () => clerk.call(readProFormaPdf, { params: { id: application.id } })

  // Issued in November 2026: its ten years begin when 2026 ends.
  await forgetOn('2036-12-31')
  expect((await paper()).status).toBe(200)
  expect((await proForma()).status).toBe(404)

  await forgetOn('2037-01-02')
  expect(await keyOf()).toBeNull()
  expect(await invoiceFilesInUse(kysely, [key])).toEqual([])
  expect((await paper()).status).toBe(404)
  expect((await clerk.call(copyInvoice, { params: { id: invoice.id } })).status).toBe(404)
  const { body } = await clerk.call(getInvoice, { params: { id: invoice.id } })
  expect(body).toMatchObject({ invoice_nr: invoice.invoice_nr, amount: invoice.amount, payer: { name: 'Anonimizirano', street: '' } })
})

test('before that no program forgets who paid', async () => {
  const { kysely } = product.services.database
  const application = await approved(product)
  await upload(product, paying(application.reference, application.fee_cents))
  await product.jobs.runDue()
  const { body: invoice } = await (await product.as('admin')).call(createInvoice, { params: { id: application.id } })
  const forget = (anonymised_at: Date) =>
    kysely.updateTable('invoice').set({ storage_key: null, anonymised_at }).where('id', '=', invoice.id).execute()
  await expect(forget(product.clock.now())).rejects.toThrow('never changed')
  await expect(forget(new Date('2031-12-31T12:00:00Z'))).rejects.toThrow('never changed')
})
