import { readDashboard } from '@dovolilnice/contract/dashboard/operations'
import type { Text } from '@dovolilnice/contract/locale'
import { privacyParts } from '@dovolilnice/contract/notices/notice-texts'
import {
  downloadImpactAssessment,
  downloadProcessingRecords,
  type ProcessingRecords,
  readProcessingRecords,
} from '@dovolilnice/contract/privacy/records/processing-records'
import { readParameters, updateParameters } from '@dovolilnice/contract/resources/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveDevice } from '../../../test/gates/gate-scene.ts'
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

test('grounds and terms of the settings stand in the records, in every form of the notice and in the template of the assessment', async () => {
  await giveDevice(product, 'brod', 'core')
  const { privacy, retention } = await product.services.capabilities.readParameters(product.services.database.kysely)
  const own = 'tretji odstavek 25. člena ZCPN'
  const cameras = [
    { device_code: 'brod', ground: own },
    { device_code: 'trg', ground: ' ' },
  ]
  const body = {
    privacy: { ...privacy, grounds: { ...privacy.grounds, cameras } },
    retention: { ...retention, passage_months: 18, refused_hours: 24 },
  }
  expect((await root.call(updateParameters, { body })).status).toBe(200)
  const { grounds, activities } = await read()
  expect(grounds.map(({ name, ground }) => [name.sl, ground.sl])).toEqual([
    ['Registrska oznaka', privacy.grounds.plate.sl],
    ['Kartica', privacy.grounds.rfid.sl],
    ['Telefonska številka', privacy.grounds.phone.sl],
    ['Kamera: Stebriček brod', own],
  ])
  await giveDevice(product, 'trg', 'core')
  expect((await read()).grounds.slice(3).map(({ name, ground }) => [name.sl, ground.sl])).toEqual([
    ['Kamera: Stebriček brod', own],
    ['Druge kamere', privacy.grounds.plate.sl],
  ])
  expect(privacy.grounds.plate.sl).toContain('25. člen Zakona o celostnem prometnem načrtovanju')
  expect(JSON.stringify(activities)).toContain('18 mesecev od dogodka')

  const { notice } = (await product.visitor().call(readParameters, {})).body
  expect(Object.keys(notice)).toEqual([...privacyParts])
  for (const text of Object.values<Text>(notice)) for (const words of Object.values(text)) expect(words).not.toMatch(/[{}]/)
  expect(notice['privacy_retention']).toMatchObject({ sl: expect.stringContaining('24 ur'), it: expect.stringContaining('18 mesi') })
  expect(notice['privacy_grounds'].sl).toContain(`Kamera brod – ${own}`)

  for (const [language, words] of [
    ['sl', ['Ocena učinka', '18 mesecev', '24 ur', own, 'Mnenje pooblaščene osebe']],
    ['en', ['impact assessment', '18 months', '24 hours', own, 'Opinion of the data protection officer']],
  ] as const) {
    const answer = await root.call(downloadImpactAssessment, { params: { language } })
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    if (!canReadPdf) continue
    const text = pdfText(answer.raw).replace(/\s+/g, ' ')
    for (const part of words) expect(text).toContain(part)
    for (const { name } of activities) expect(text).toContain(name[language])
    const last = pdfText(answer.raw).trim().split('\f').at(-1) ?? ''
    for (const part of { sl: ['5. Mnenja', 'Kraj, datum in podpis'], en: ['5. Opinions', 'Place, date and signature'] }[language])
      expect(last).toContain(part)
    expect(last).not.toContain('____')
  }
})

test('the dashboard asks who looks after data protection for the assessment until its day is entered', async () => {
  const isAsked = async (client: TestClient) => (await client.call(readDashboard, {})).body.assessment_missing
  expect(await isAsked(root)).toBe(true)
  const { privacy } = await product.services.capabilities.readParameters(product.services.database.kysely)
  expect((await root.call(updateParameters, { body: { privacy: { ...privacy, assessed_on: '2026-11-02' } } })).status).toBe(200)
  expect(await isAsked(root)).toBe(false)
})
