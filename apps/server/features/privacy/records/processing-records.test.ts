import {
  downloadProcessingRecords,
  type ProcessingRecords,
  readProcessingRecords,
} from '@dovolilnice/contract/privacy/records/processing-records'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
let root: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  root = await product.as('root')
})
afterAll(() => product.close())

const read = async (): Promise<ProcessingRecords> => (await root.call(readProcessingRecords, {})).body
const file = (format: 'pdf' | 'csv') => root.call(downloadProcessingRecords, { params: { format } })

test('no half of the records leaves: what is missing is named, and then each activity is whole in both files', async () => {
  const set = async (body: object) => {
    const answer = await root.call(updateParameters, { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  expect((await read()).gaps).toEqual(['address', 'contact', 'officer', 'officer_email', 'transfer'])
  const refused = await file('pdf')
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'records_incomplete', details: { gaps: expect.any(Array) } } } })

  const whole = {
    controller: 'Občina Preizkus',
    officer: 'Ana Varuh',
    officer_email: 'ana@preizkus.example',
    processor: 'Vzdrževalec d.o.o.',
  }
  await set({
    municipality: {
      ...{
        name: 'Občina Preizkus',
        genitive: 'Občine Preizkus',
        coat_of_arms: null,
        street: 'Trg 1',
        post_code: '1000',
        city: 'Ljubljana',
      },
      ...{ email: 'obcina@preizkus.example', phone: '+38615555555', tax_number: '10000003' },
    },
    privacy: { ...whole, legal_basis: { sl: 'Odlok o prometni ureditvi', en: 'Traffic ordinance' } },
    texts: { privacy_transfer: { sl: 'Gostitelj je v Švici.', en: 'The host is in Switzerland.' } },
  })
  const records = await read()
  expect(records.gaps).toEqual([])
  expect(records.transfer.sl).toBe('Gostitelj je v Švici.')
  expect(records).toMatchObject({ address: 'Trg 1, 1000 Ljubljana', contact: 'obcina@preizkus.example, +386 1 555 55 55' })
  expect(records.security.sl).not.toContain('dveh korakih')
  expect(records.activities.length).toBeGreaterThan(5)
  for (const activity of records.activities) {
    expect(activity.tables.length, activity.code).toBeGreaterThan(0)
    expect(activity.data.length, activity.code).toBeGreaterThan(0)
    const { name, purpose, basis, people, recipients } = activity
    for (const words of [name, purpose, basis, people, recipients, ...activity.data, ...activity.terms])
      expect(
        [words.sl, words.en].every((text) => text.length > 2),
        JSON.stringify(words),
      ).toBe(true)
  }
  const application = records.activities.flatMap(({ tables }) => tables).find(({ table }) => table === 'application')
  expect(application?.columns).toEqual(expect.arrayContaining(['name', 'email', 'plates', 'tax_number']))
  expect(application?.columns).not.toContain('status')

  const csv = (await file('csv')).raw.toString()
  expect(csv.trim().split('\r\n')).toHaveLength(records.activities.length + 1)
  const pdf = await file('pdf')
  expect(pdf.headers['content-type']).toBe('application/pdf')
  const text = canReadPdf ? pdfText(pdf.raw).replace(/\s+/g, ' ') : ''
  for (const { name } of records.activities) {
    expect(csv).toContain(name.sl)
    if (canReadPdf) expect(text).toContain(name.sl)
  }
  if (canReadPdf)
    for (const words of ['Ana Varuh', 'Odlok o prometni ureditvi', '10 let', 'registrska oznaka', 'Gostitelj je v Švici'])
      expect(text).toContain(words)
  expect((await (await product.as('admin')).call(readProcessingRecords, {})).status).toBe(403)
  await product.services.database.kysely.insertInto('sign_in_policy').values({ role: 'admin', rule: 'required' }).execute()
  expect((await read()).security.sl).toContain('obvezna prijava v dveh korakih (vloge: Skrbnik)')
})

test('what the town writes of its controller is not repeated', async () => {
  const controller = 'Občina Preizkus, Trg 1, 1000 Ljubljana, obcina@preizkus.example'
  const { officer, officer_email, processor, legal_basis } = await read()
  await root.call(updateParameters, { body: { privacy: { controller, officer, officer_email, processor, legal_basis } } })
  expect(await read()).toMatchObject({ controller, address: '', contact: '+386 1 555 55 55', gaps: [] })
})
