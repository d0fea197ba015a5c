import {
  createStatementMapping,
  deleteStatementMapping,
  listStatementMappings,
  type MappingForm,
  previewStatement,
  updateStatementMapping,
} from '@dovolilnice/contract/payments/mappings/statement-mapping'
import { uploadStatement } from '@dovolilnice/contract/payments/statements/upload-statement'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approved, setMoney, statementForm, written } from '../../../test/applicant/payment-cases.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
  await setMoney(product)
})
afterAll(() => product.close())

const titles = 'Datum knjiženja;Sklic v dobro;Naziv;V breme;V dobro;Namen'
const line = (day: string, reference: string, cents: number) => `${day};${reference};Žagar Špela;;${written(cents).replace('.', ',')};Taksa`
/** A file as a bank writes it: the account above the titles, in windows-1250. */
const fileOf = (...lines: string[]): Buffer => {
  const text = ['Promet na računu;SI56 0201 7001 4356 205', titles, ...lines, ''].join('\r\n')
  const bytes: Readonly<Record<string, number>> = { ž: 0x9e, Ž: 0x8e, š: 0x9a, Š: 0x8a, č: 0xe8, Č: 0xc8 }
  return Buffer.from([...text].map((letter) => bytes[letter] ?? letter.charCodeAt(0)))
}
const preview = async (file: Buffer, more: object = {}) =>
  (await clerk.call(previewStatement, { body: { head: file.toString('base64'), ...more } })).body
const upload = (file: Buffer, mapping?: string) => {
  const form = statementForm(file, 'promet.csv')
  if (mapping !== undefined) form.append('mapping_id', mapping)
  return clerk.call(uploadStatement, { form })
}
const formOf = (guess: MappingForm['mapping'], more: Partial<MappingForm> = {}) => {
  const columns = Object.fromEntries(Object.entries(guess.columns).filter(([, title]) => title !== ''))
  return { name: 'Banka Lipograd', titles: titles.split(';'), mapping: { ...guess, columns }, ...more }
}

test('a new file is understood as far as possible, its mapping saved, and found by itself for the next one', async () => {
  const application = await approved(product)
  const first = fileOf(line('3.11.2026', application.reference, application.fee_cents - 200))
  expect((await upload(first)).body.error.fields).toMatchObject([{ path: 'file', rule: 'statement_mapping' }])

  const seen = await preview(first)
  expect(seen).toMatchObject({
    saved_id: null,
    fault: null,
    titles: titles.split(';'),
    guess: {
      encoding: 'windows-1250',
      delimiter: ';',
      skipped_lines: 1,
      decimal_sign: ',',
      date_form: 'D.M.YYYY',
      columns: { booked_on: 'Datum knjiženja', amount: 'V dobro', debit: 'V breme', reference: 'Sklic v dobro', payer_name: 'Naziv' },
    },
    entries: [{ booked_on: '2026-11-03', cents: application.fee_cents - 200, payer_name: 'Žagar Špela', reference: application.reference }],
  })
  const { body: made } = await clerk.call(createStatementMapping, { body: formOf(seen.guess) })
  expect((await upload(first, made.id)).body).toMatchObject({ format: 'csv', entries: 1, added: 1, outcomes: [{ status: 'underpaid' }] })

  const next = fileOf(
    line('3.11.2026', application.reference, application.fee_cents - 200),
    line('4.11.2026', application.reference, 100),
    line('4.11.2026', application.reference, 100),
  )
  expect(await preview(next)).toMatchObject({ saved_id: made.id, entries: [{}, {}, { cents: 100 }] })
  expect((await upload(next, made.id)).body).toMatchObject({ entries: 3, added: 2 })
  expect((await upload(next, made.id)).body).toMatchObject({ entries: 3, added: 0 })
  // Another file that holds this day has the same two equal movements.
  expect((await upload(fileOf(...Array(2).fill(line('4.11.2026', application.reference, 100))), made.id)).body).toMatchObject({ added: 0 })
})

test('says why a file cannot be read so, and shows the titles of the chosen line', async () => {
  const file = fileOf(line('3.11.2026', 'SI00 1', 100))
  const { guess } = await preview(file)
  const { mapping } = formOf(guess)
  const wrong = { ...mapping, columns: { ...mapping.columns, amount: 'Znesek' } }
  expect(await preview(file, { mapping: wrong })).toMatchObject({ entries: [], fault: expect.stringContaining('»Znesek«') })
  expect(await preview(file, { layout: { encoding: 'windows-1250', delimiter: ';', skipped_lines: 0 } })).toMatchObject({
    titles: ['Promet na računu', 'SI56 0201 7001 4356 205'],
  })
  expect((await clerk.call(previewStatement, { body: { head: Buffer.from('PK\u0003\u0000').toString('base64') } })).status).toBe(415)
})

test('a mapping is changed, has a name of its own, and is deleted; what it read stays', async () => {
  const { guess } = await preview(fileOf(line('5.11.2026', 'SI00 2', 100)))
  const body = formOf(guess, { name: 'Druga banka' })
  const { body: made } = await clerk.call(createStatementMapping, { body })
  const again = await clerk.call(createStatementMapping, { body })
  expect([again.status, again.body.error.fields[0].rule]).toEqual([409, 'statement_mapping_taken'])
  const change = (version: number) =>
    clerk.call(updateStatementMapping, { params: { id: made.id }, body: { ...body, name: 'Tretja banka', version } })
  expect((await change(1)).status).toBe(204)
  expect((await change(1)).status).toBe(409)
  const names = async () => (await clerk.call(listStatementMappings, {})).body.mappings.map(({ name }: { name: string }) => name)
  expect(await names()).toContain('Tretja banka')
  const { body: uploaded } = await upload(fileOf(line('5.11.2026', 'SI00 2', 100)), made.id)
  expect((await clerk.call(deleteStatementMapping, { params: { id: made.id } })).status).toBe(204)
  expect(await names()).not.toContain('Tretja banka')
  expect(uploaded).toMatchObject({ added: 1 })
  expect((await upload(fileOf(line('6.11.2026', 'SI00 2', 100)), made.id)).status).toBe(404)
})

test('a file in another encoding than was said shows nothing of it, and says why', async () => {
  const file = fileOf(line('3.11.2026', 'SI12 1234', 200))
  const { guess } = await preview(file)
  const seen = await preview(file, { mapping: { ...formOf(guess).mapping, encoding: 'utf-8' } })
  expect(seen).toMatchObject({ titles: [], lines: [], entries: [] })
  expect(seen.fault).toContain('utf-8')
})
