import { readLedgerAccounts, updateLedgerAccounts } from '@dovolilnice/contract/accounting/operations'
import { readActSettings, updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import { parameterChangesSchema, readParameters, updateParameters } from '@dovolilnice/contract/resources/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const colour = { primary: '#14508c', secondary: '#2672b8', tertiary: '#1f5c3a' }

test('a form that began with what is stored is no collision, as it shows it', async () => {
  const admin = await product.as('admin')
  const parameters = (await admin.call(readParameters)).body
  const { money, administrative_fees: fees } = parameters
  for (const key of Object.keys(parameterChangesSchema.shape)) {
    const seen = { [key]: parameters[key] }
    expect((await admin.call(updateParameters, { body: { lapse_days: 30, seen } })).status, key).toBe(200)
  }
  const shown = {
    money: { ...money, iban: formatIban(money.iban) },
    administrative_fees: { ...fees, iban: formatIban(fees.iban) },
    municipality: { ...parameters.municipality, names: { en: '', it: '' } },
  }
  expect((await admin.call(updateParameters, { body: { lapse_days: 30, seen: shown } })).status).toBe(200)
})

test('who saves a section over what somebody else has saved since is refused; other sections do not matter', async () => {
  const admin = await product.as('admin')
  const seen = { colours: (await admin.call(readParameters)).body.colours }
  const save = (primary: string, more: object = { seen }) =>
    admin.call(updateParameters, { body: { colours: { ...colour, primary }, ...more } })
  expect((await admin.call(updateParameters, { body: { lapse_days: 31 } })).status).toBe(200)
  expect((await save('#102030')).status).toBe(200)
  const second = await save('#203040')
  expect([second.status, second.body.error?.code, second.body.error?.details]).toEqual([409, 'conflict', { seen: true }])
  expect((await admin.call(readParameters)).body.colours.primary).toBe('#102030')
  expect((await save('#203040', {})).status).toBe(200)
})

test('two forms over the settings of acts that are saved at once both hold; the same one twice is refused', async () => {
  const admin = await product.as('admin')
  const settings = (await admin.call(readActSettings)).body
  const save = (body: object) => admin.call(updateActSettings, { body })
  const days = (court_days: number) => save({ court_days, seen: { court_days: settings.court_days } })
  const bases = [{ title: 'Odlok o prometu', gazette: '', articles: '', permit_kind_ids: [], reason_codes: [] }]
  const both = await Promise.all([days(20), save({ legal_bases: bases, seen: { legal_bases: settings.legal_bases } })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await admin.call(readActSettings)).body).toMatchObject({ court_days: 20, legal_bases: bases })
  expect((await days(25)).body.error.code).toBe('conflict')
  expect((await save({ legal_bases: [], seen: { legal_bases: [] } })).body.error.code).toBe('conflict')
})

test('accounts of the ledger are set over those that the form began with, and refused over others', async () => {
  const admin = await product.as('admin')
  const { roles, kinds } = (await admin.call(readLedgerAccounts, {})).body
  const seen = { roles, kinds: Object.fromEntries(kinds.map(({ id }: { id: string }) => [id, ''])) }
  const save = (vat: string, more: object) => admin.call(updateLedgerAccounts, { body: { roles: { ...roles, vat }, kinds: {}, ...more } })
  const both = await Promise.all([save('2600', { seen }), save('2601', { seen })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
  const refused = await save('2602', { seen })
  expect([refused.body.error.code, refused.body.error.details]).toEqual(['conflict', { seen: true }])
  expect((await save('2602', {})).status).toBe(204)
  expect((await admin.call(readLedgerAccounts, {})).body.roles.vat).toBe('2602')
})
