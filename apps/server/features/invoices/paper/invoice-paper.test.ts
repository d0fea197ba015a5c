import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cancelInvoice, copyInvoice, createInvoice, getInvoice, readInvoicePdf } from '@dovolilnice/contract/invoices/operations'
import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feeLine, paidApplication } from '../../../test/applicant/paid-application.ts'
import { municipality } from '../../../test/money/fiscal-product.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { openTill } from '../../../test/money/till.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
  await openTill(product)
})
afterAll(() => product.close())

const issue = async (fields = {}, lines?: MoneyLine[]) => {
  const clerk = await product.as('admin')
  return (await clerk.call(createInvoice, { params: { id: await paidApplication(product, fields, {}, lines) } })).body
}
const pdfOf = async (id: string): Promise<Buffer> => (await (await product.as('admin')).call(readInvoicePdf, { params: { id } })).raw

const oneLine = (pdf: Uint8Array): string => pdfText(pdf).replace(/\s+/g, ' ')

test.skipIf(!canReadPdf)('the paper says who issues what to whom, with VAT, and a storno names what it takes back and why', async () => {
  const clerk = await product.as('admin')
  await clerk.call(updateParameters, { body: { municipality } })
  const invoice = await issue({ name: 'Živa Đorđević-Škrjančeva' })
  const text = oneLine(await pdfOf(invoice.id))
  for (const words of [
    'Občina Zgornji Kamen',
    'ID za DDV: SI50223054',
    `Račun št. ${invoice.invoice_nr}`,
    'Živa Đorđević-Škrjančeva',
    'Nakazilo na račun',
    'Ana Referent',
    'Cena brez DDV',
    '1 24,59 € 30,00 € 22 % 30,00 €',
    '22 % 24,59 € 5,41 € 30,00 €',
    'Plačano: 30,00 €',
    'Račun je plačan.',
  ])
    expect(text).toContain(words)
  expect(text).not.toMatch(/KOPIJA|ZOI|EOR/)

  const { body: storno } = await clerk.call(cancelInvoice, { params: { id: invoice.id }, body: { reason: 'Napačen plačnik.' } })
  const back = oneLine(await pdfOf(storno.id))
  for (const words of [
    `Storno računa št. ${storno.invoice_nr}`,
    `Stornira račun ${invoice.invoice_nr} z dne 16. 11. 2026`,
    'Napačen plačnik.',
  ])
    expect(back).toContain(words)
  expect(back).toMatch(/22 % [-−]24,59 € [-−]5,41 € [-−]30,00 €/)
  expect(back).not.toContain('Račun je plačan.')
})

test.skipIf(!canReadPdf)('each line stands with its reason, and what is outside VAT with the article', async () => {
  const fee = feeLine({
    code: 'administrative_fee',
    text: { sl: 'Upravna taksa', en: 'Administrative fee' },
    cents: 1810,
    vat_basis_points: null,
  })
  const off = feeLine({
    code: 'exemption',
    text: { sl: 'Oprostitev', en: 'Exemption' },
    explanation: { sl: 'Invalid', en: 'Disability' },
    cents: -1000,
  })
  const text = oneLine(await pdfOf((await issue({}, [feeLine(), off, fee])).id))
  for (const words of ['Oprostitev', 'Invalid', 'Upravna taksa', '18,10 €', '22 % 16,39 € 3,61 € 20,00 €', 'Plačano: 38,10 €'])
    expect(text).toContain(words)
  expect(text).toContain('petega odstavka 5. člena ZDDV-1')
  // Without VAT it needs its ground too where the rate is said as 0 %.
  expect(oneLine(await pdfOf((await issue({}, [feeLine({ vat_basis_points: 0 })])).id))).toContain('petega odstavka 5. člena ZDDV-1')
})

test.skipIf(!canReadPdf)('the invoice of a person who reads English is in English', async () => {
  const invoice = await issue({ locale: 'en' })
  const text = oneLine(await pdfOf(invoice.id))
  expect(text).toContain(`Invoice No. ${invoice.invoice_nr}`)
  expect(text).toContain('Paid: €30.00')
})

test('the paper stays what it was at first, whatever the town changes; a file that was changed is not handed out', async () => {
  const admin = await product.as('admin')
  const invoice = await issue()
  const first = await pdfOf(invoice.id)
  await admin.call(updateParameters, { body: { municipality: { ...municipality, name: 'Občina Novo Ime' } } })
  product.clock.advance(86_400_000)
  product.forgetClients()
  expect((await pdfOf(invoice.id)).equals(first)).toBe(true)

  const { config, database } = product.services
  const row = await database.kysely.selectFrom('invoice').selectAll().where('id', '=', invoice.id).executeTakeFirstOrThrow()
  const key = row.storage_key ?? ''
  await writeFile(join(config.dataDir, 'files', key.slice(0, 2), key), 'ponarejen račun')
  expect((await (await product.as('admin')).call(readInvoicePdf, { params: { id: invoice.id } })).status).toBe(500)
})

test.skipIf(!canReadPdf)('each further print is marked and counted, also when two print at once', async () => {
  const clerk = await product.as('admin')
  const invoice = await issue()
  const copy = () => clerk.call(copyInvoice, { params: { id: invoice.id } })
  const papers = [...(await Promise.all([copy(), copy(), copy()])), await copy()]
  const numbers = papers.map(({ raw }) => /KOPIJA (\d+)/.exec(oneLine(raw))?.[1])
  expect(numbers.toSorted()).toEqual(['1', '2', '3', '4'])
  const { body } = await clerk.call(getInvoice, { params: { id: invoice.id } })
  expect(body.copies.map(({ copy_number: number }: { copy_number: number }) => number)).toEqual([1, 2, 3, 4])
})
