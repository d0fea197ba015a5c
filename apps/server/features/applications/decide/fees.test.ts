import { createApplication, submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { approveApplication } from '@dovolilnice/contract/applications/decide/operations'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import type { FeeWaiver } from '@dovolilnice/contract/money/fees/fee-waiver'
import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import { issueApplicationPermit } from '@dovolilnice/contract/permits/issue/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, kindId, residentFields, testFiles } from '../../../test/applicant/application-forms.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
})
afterAll(() => product.close())

type Fields = Awaited<ReturnType<typeof residentFields>>

/** An application of an owner: a year by started months. */
const ownerFields = async (changes: Fields = {}): Promise<Fields> =>
  residentFields(product, {
    permit_kind_id: await kindId(product, 'owner'),
    user_type_code: 'owner',
    'document.identity': undefined,
    'document.ownership': testFiles.pdf(),
    ...changes,
  })
const garageFields = async (changes: Fields = {}): Promise<Fields> =>
  residentFields(product, {
    permit_kind_id: await kindId(product, 'garage'),
    'document.identity': undefined,
    'document.ownership_or_lease': testFiles.pdf(),
    ...changes,
  })
const submit = async (fields: Fields) => {
  const { status, body, raw } = await product.visitor().call(submitApplication, { form: formOf(fields) })
  expect(status, raw.toString()).toBe(200)
  return body as { id: string; number: string; token: string }
}
const read = async (id: string) => (await clerk.call(getApplication, { params: { id } })).body
const inReview = async (fields: Fields): Promise<string> => {
  const { id } = await submit(fields)
  await clerk.call(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })
  return id
}
const approve = (id: string, more: { waiver?: FeeWaiver } = {}) =>
  clerk.call(approveApplication, { params: { id }, body: { version: 2, ...more } })
const centsOf = (lines: readonly MoneyLine[]): number[] => lines.map(({ cents }) => cents)
const waiver: FeeWaiver = { ground: 'hardship', covers: 'everything', percent: 100, reason: 'Prejema socialno pomoč.', document_id: null }

test('a year that ends on 31 January is paid by its started months; the administrative fee is no part of the price', async () => {
  const { id, number, token } = await submit(await ownerFields())
  const lines = [
    {
      code: 'price',
      text: { sl: 'Lastnik nepremičnine brez prijavljenega prebivališča na območju (leto)' },
      explanation: { sl: '2 začeta meseca od 12' },
      unit_cents: 10_000,
      cents: 1667,
      vat_basis_points: 2200,
    },
  ]
  expect(await read(id)).toMatchObject({ fee_cents: 1667, fee_lines: lines, fee: lines, wants_device: false })
  expect((await product.visitor().call(readApplicationStatus, { query: { number, token } })).body).toMatchObject({ fee_lines: lines })
})

test('a card is bought where the kind sells one', async () => {
  const enter = async (fields: Fields) => (await clerk.call(createApplication, { form: formOf(fields) })).body.id as string
  const owner = await read(await enter(await ownerFields({ wants_device: 'true' })))
  expect([centsOf(owner.fee_lines), owner.wants_device]).toEqual([[1667], false])
  const resident = await read(await enter(await residentFields(product, { wants_device: 'true' })))
  expect([centsOf(resident.fee_lines), resident.wants_device]).toEqual([[6000, 1000], true])
})

test('what was told when it was sent is what approval fixes, whatever was changed since', async () => {
  const id = await inReview(await ownerFields())
  const { kysely } = product.services.database
  const kind = await kindId(product, 'owner')
  await kysely.updateTable('tariff').set({ price_cents: 1 }).where('permit_kind_id', '=', kind).where('valid_until', 'is', null).execute()
  await approve(id)
  await kysely
    .updateTable('tariff')
    .set({ price_cents: 10_000 })
    .where('permit_kind_id', '=', kind)
    .where('valid_until', 'is', null)
    .execute()
  expect(await read(id)).toMatchObject({ status: 'approved', fee_cents: 1667, fee_lines: [{ cents: 1667 }] })
})

test('the second permit of a household costs more, found out only at approval', async () => {
  const address = { street: 'Žitna ulica 5a' }
  const first = await inReview(await garageFields(address))
  const second = await inReview(await garageFields({ street: 'žitna ulica 5 A', email: 'drugi@preizkus.si' }))
  const elsewhere = await inReview(await garageFields({ street: 'Žitna ulica 6' }))
  expect(centsOf((await read(second)).fee)).toEqual([3000])
  await approve(first)
  const shown = await read(second)
  expect(centsOf(shown.fee_lines)).toEqual([3000])
  expect(shown.fee).toMatchObject([{ cents: 6000, explanation: { sl: '2. dovolilnica imetnika ali gospodinjstva' } }])
  await approve(second)
  expect(await read(second)).toMatchObject({ fee_cents: 6000, fee_lines: [{ cents: 6000 }] })
  await approve(elsewhere)
  expect(await read(elsewhere)).toMatchObject({ fee_cents: 3000 })
})

test('of a household whose applications are approved at the same moment, one alone gets the price of the first permit', async () => {
  const spelled = ['Jesenova 7', 'jesenova  7', 'JESENOVA 7', 'Jesenova 7 ']
  const ids = []
  for (const [index, street] of spelled.entries())
    ids.push(await inReview(await garageFields({ street, email: `jesen${index}@preizkus.si` })))
  const answers = await Promise.all(ids.map((id) => approve(id)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const fees = await Promise.all(ids.map(async (id) => (await read(id)).fee_cents))
  expect(fees.toSorted()).toEqual([3000, 6000, 6000, 6000])
})

test('with a full exemption nothing is to be paid, and the permit is issued at once', async () => {
  const id = await inReview(await ownerFields())
  const { documents } = await read(id)
  const given = { ...waiver, document_id: documents[0].id }
  expect((await approve(id, { waiver: given })).status).toBe(200)
  const after = await read(id)
  expect(after).toMatchObject({ fee_cents: 0, due_on: null, fee_waiver: given, actions: ['withdraw', 'issue_permit'] })
  expect(centsOf(after.fee_lines)).toEqual([1667, -1667])
  expect(after.fee_lines.at(-1)).toMatchObject({ code: 'exemption', vat_basis_points: 2200 })
  // Why somebody is exempt may tell of illness or need: it is printed on no paper of money.
  expect(JSON.stringify(after.fee_lines)).not.toMatch(/socialno|premoženj/)
  expect(after.history[0]).toMatchObject({ action: 'application:approve', after: { fee_cents: 0, fee_waiver: { ground: 'hardship' } } })
  expect((await clerk.call(issueApplicationPermit, { form: formOf({ application_uuid: id }) })).status).toBe(200)
})

test('of an application from before, whose fee is among its lines, half of it is taken off alone', async () => {
  const id = await inReview(await ownerFields())
  const old = { code: 'administrative_fee', text: { sl: 'Upravna taksa', en: 'Administrative fee' }, explanation: null }
  const lines = [...(await read(id)).fee_lines, { ...old, quantity: 1, unit_cents: 1810, cents: 1810, vat_basis_points: null }]
  await product.services.database.kysely
    .updateTable('application')
    .set({ fee_lines: JSON.stringify(lines), fee_cents: 1667 + 1810 })
    .where('id', '=', id)
    .execute()
  await approve(id, { waiver: { ...waiver, covers: 'administrative_fee', percent: 50 } })
  expect(await read(id)).toMatchObject({ fee_cents: 1667 + 905, status: 'approved' })
})

test('an exemption says on what ground and why, takes something off, and is proved by a document of the application', async () => {
  const id = await inReview(await residentFields(product))
  const other = await read((await submit(await ownerFields())).id)
  const refused = async (given: object) => {
    const { status, body } = await approve(id, { waiver: { ...waiver, ...given } })
    expect(status).toBe(422)
    return body.error.fields.map(({ path, rule }: { path: string; rule: string }) => [path, rule])
  }
  expect(await refused({ reason: ' ' })).toEqual([['waiver.reason', 'too_short']])
  expect(await refused({ ground: 'because' })).toEqual([['waiver.ground', 'choice']])
  expect(await refused({ percent: 101 })).toEqual([['waiver.percent', 'too_big']])
  expect(await refused({ covers: 'administrative_fee' })).toEqual([['waiver.covers', 'nothing_to_waive']])
  expect(await refused({ document_id: other.documents[0].id })).toEqual([['waiver.document_id', 'choice']])
  expect(await read(id)).toMatchObject({ status: 'in_review', fee_waiver: null })
})

test('the database refuses a fee that is not the sum of its lines', async () => {
  const { id } = await submit(await ownerFields())
  const changed = product.services.database.kysely.updateTable('application').set({ fee_cents: 1 }).where('id', '=', id).execute()
  await expect(changed).rejects.toThrow(/application_fee_is_its_lines/)
})
