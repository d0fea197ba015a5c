import { locales, type Locale } from '@dovolilnice/contract/locale'
import { readAdminResources } from '@dovolilnice/contract/resources/read-admin-resources'
import { readOperatorResources } from '@dovolilnice/contract/resources/read-operator-resources'
import { readParameters, readResources, updateParameters } from '@dovolilnice/contract/resources/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailFooter } from '../../platform/mail/queue-mail.ts'
import { keepPageValues } from './page-values.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

const townAddress = {
  name: 'Občina Kamen',
  genitive: 'Občine Kamen',
  coat_of_arms: null,
  street: 'Trg 1',
  post_code: '9999',
  city: 'Kamen',
  email: 'obcina@preizkus.example',
  phone: '01 234 56 78',
  tax_number: '50223054',
}

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

test.each([
  [readParameters, 'visitor'],
  [readResources, 'visitor'],
  [readAdminResources, 'admin'],
  [readOperatorResources, 'operator'],
] as const)('says once what does not change: %s', async ({ ...operation }, who) => {
  const client = who === 'visitor' ? product.visitor() : await product.as(who)
  const first = await client.call(operation)
  expect(first.status).toBe(200)
  expect(first.headers['cache-control']).toBe('private, no-cache')
  const etag = String(first.headers['etag'])
  const again = await client.call(operation, { headers: { 'if-none-match': `"other", W/${etag}` } })
  expect([again.status, again.raw.length]).toEqual([304, 0])
  expect((await client.call(operation, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('gives each role its own resources', async () => {
  const admin = (await (await product.as('admin')).call(readAdminResources)).body
  expect(admin.staff.map((one: { name: string }) => one.name)).toEqual(['Ana Referent', 'Oto Operater', 'Rado Redar', 'Rok Koren'])
  const operator = (await (await product.as('operator')).call(readOperatorResources)).body
  expect(operator).toMatchObject({ attention: 0, devices: expect.any(Array) })
  expect((await (await product.as('operator')).call(readAdminResources)).status).toBe(403)
  expect((await (await product.as('admin')).call(readOperatorResources)).status).toBe(403)
  expect((await (await product.as('regular')).call(readAdminResources)).status).toBe(403)
  expect((await product.visitor().call(readOperatorResources)).status).toBe(401)
})

test('lets an administrator set what the municipality says about itself', async () => {
  const admin = await product.as('admin')
  const before = (await product.visitor().call(readParameters)).headers['etag']
  const colours = { primary: '#0B3D2E', secondary: '#145a32', tertiary: '#5b2c6f' }
  const answer = await admin.call(updateParameters, {
    body: { colours, lapse_days: 45, texts: { notice: { sl: 'Obvestilo', en: 'Notice' } } },
  })
  expect(answer.body).toMatchObject({
    colours: { primary: '#0b3d2e' },
    lapse_days: 45,
    terms: { supplement_days: 15, supplement_min_days: 8 },
  })
  const after = await product.visitor().call(readParameters, { headers: { 'if-none-match': String(before) } })
  expect(after.body.texts).toEqual({ notice: { sl: 'Obvestilo', en: 'Notice' } })
})

const money = { iban: '', reference_model: 'SI12', purpose_code: 'OTHR', reminder_days: 7 }

test('the account is stored without blanks, and a setting that is younger than what was stored has its starting value', async () => {
  const admin = await product.as('admin')
  const set = await admin.call(updateParameters, { body: { money: { ...money, iban: 'si56 0201 7001 4356 205', purpose_code: 'govt' } } })
  expect(set.body.money).toMatchObject({ iban: 'SI56020170014356205', bank: '', purpose_code: 'GOVT' })
  await product.services.database.execute(`update parameter set value = value::jsonb - 'reminder_days' - 'bank' where key = 'money'`)
  expect((await product.visitor().call(readParameters)).body.money).toMatchObject({ reminder_days: 7, bank: '', purpose_code: 'GOVT' })
})

test.each([
  [{ colours: { primary: '#ffee00', secondary: '#145a32', tertiary: '#5b2c6f' } }, 'colours.primary', 'colour_too_light'],
  [{ colours: { primary: 'red', secondary: '#145a32', tertiary: '#5b2c6f' } }, 'colours.primary', 'colour'],
  [{ lapse_days: 0 }, 'lapse_days', 'too_small'],
  [{ demo: true }, 'demo', 'unknown_field'],
  [{ money: { ...money, iban: 'SI56 0201 7001 4356 206' } }, 'money.iban', 'iban'],
  [{ money: { ...money, bic: 'BANKA' } }, 'money.bic', 'bic'],
  [{ money: { ...money, purpose_code: 'X1' } }, 'money.purpose_code', 'purpose_code'],
  [{ money: { ...money, reminder_days: 0 } }, 'money.reminder_days', 'too_small'],
  [{ money: { ...money, budget_user_code: '75699' } }, 'money.budget_user_code', 'reference_code'],
  [{ money: { ...money, reference_model: 'SI11', account_code: '7111207' } }, 'money.budget_user_code', 'required'],
])('refuses %j', async (body, path, rule) => {
  const answer = await (await product.as('admin')).call(updateParameters, { body })
  expect(answer.status).toBe(422)
  expect(answer.body.error.fields[0]).toMatchObject({ path, rule })
})

test('opens the parameters to those who may set them', async () => {
  expect((await (await product.as('operator')).call(updateParameters, { body: {} })).status).toBe(403)
  expect((await product.visitor().call(updateParameters, { body: {} })).status).toBe(401)
  expect((await (await product.as('admin')).call(updateParameters, { body: {}, forged: true })).status).toBe(419)
})

test('the municipality has a name in each of its languages, and its Slovenian one where it has no other', async () => {
  const { body: before } = await product.visitor().call(readParameters)
  const names = { en: ' ', it: 'Comune di Kamen Alto', hu: '' }
  const answer = await (await product.as('admin')).call(updateParameters, { body: { municipality: { ...townAddress, names } } })
  const { municipality } = answer.body
  expect([before.municipality.names, municipality.names]).toEqual([{}, { it: 'Comune di Kamen Alto' }])
  const firstLine = (locale: Locale) => mailFooter(municipality, locale).split('\n')[0]
  expect(locales.map(firstLine)).toEqual(['Občina Kamen', 'Občina Kamen', 'Comune di Kamen Alto', 'Občina Kamen'])
  const pages = await keepPageValues(product.services)
  const values = await pages.read()
  await pages.stop()
  expect(['en', 'it'].map((locale) => values.get(`municipality.names.${locale}`))).toEqual(['Občina Kamen', 'Comune di Kamen Alto'])
})
