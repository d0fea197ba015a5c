import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { readDashboard } from '@dovolilnice/contract/dashboard/operations'
import { listDocuments } from '@dovolilnice/contract/documents/operations'
import { getPermit, suspendPermit } from '@dovolilnice/contract/permits/record/operations'
import { replacePermit } from '@dovolilnice/contract/permits/issue/operations'
import { addDays } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { somePermit } from '../../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { documentRemindersJob } from './document-reminders.ts'
import { found } from '../../../test/applicant/grounds.ts'

const start = '2026-11-16'
let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())
beforeEach(() => product.clock.set(`${start}T09:00:00Z`))

const runOn = async (day: string): Promise<void> => {
  product.clock.set(`${day}T08:00:00Z`)
  await product.runJob(documentRemindersJob)
}
const addDocument = async (permitId: string, expiresOn: string | null, type = 'vehicle_registration'): Promise<string> => {
  const row = {
    id: v7(),
    type,
    permit_id: permitId,
    file_name: 'prometno.pdf',
    media_type: 'application/pdf',
    byte_size: 3,
    sha256: '0',
    storage_key: v7(),
    expires_on: expiresOn,
    created_at: product.clock.now(),
  }
  await product.services.database.kysely.insertInto('document').values(row).execute()
  return row.id
}
const mailsOf = (id: string) =>
  product.services.database.kysely
    .selectFrom('mail')
    .select(['subject', 'body_text as text'])
    .where('subject_id', '=', id)
    .where('template', '=', 'permit:document_expiring')
    .execute()
const outlived = async () => (await (await product.as('admin')).call(listDocuments, { body: { filters: { outlived: true } } })).body.items

test('reminds 30 and 7 days before a required document ends that the permit outlives, once each', async () => {
  const permit = await somePermit(product, { valid_until: addDays(start, 70) })
  await addDocument(permit, addDays(start, 40))
  await runOn(addDays(start, 9))
  expect(await mailsOf(permit)).toEqual([])
  await runOn(addDays(start, 10))
  await runOn(addDays(start, 10))
  await runOn(addDays(start, 20))
  expect(await mailsOf(permit)).toHaveLength(1)
  await runOn(addDays(start, 33))
  await runOn(addDays(start, 39))
  await runOn(addDays(start, 41))
  const mails = await mailsOf(permit)
  expect(mails).toHaveLength(2)
  expect(mails[0]!.text).toContain('Dokazilo »Prometno dovoljenje«')
  expect(mails[0]!.text).toMatch(/26\. \S+ 2026/)
  product.clock.set(`${start}T09:00:00Z`)
  const { history } = (await (await product.as('admin')).call(getPermit, { params: { id: permit } })).body
  expect(history.filter(({ action }: { action: string }) => action === 'permit:remind_document')).toHaveLength(2)
})

test('in the language of the holder', async () => {
  const permit = await somePermit(product, { valid_until: addDays(start, 70), locale: 'en' })
  await addDocument(permit, addDays(start, 5))
  await runOn(start)
  const mails = await mailsOf(permit)
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).toContain('The document “Vehicle registration”')
})

test('not when the permit ends first, is suspended, when nobody asks for the document, or when a newer one came', async () => {
  const last = addDays(start, 70)
  const [endsFirst, suspended, notAsked, renewed] = await Promise.all(
    [addDays(start, 11), last, last, last].map((until) => somePermit(product, { valid_until: until })),
  )
  await addDocument(endsFirst!, addDays(start, 10))
  await addDocument(suspended!, addDays(start, 10))
  await addDocument(notAsked!, addDays(start, 10), 'flat_number')
  await addDocument(renewed!, addDays(start, 10))
  product.clock.advance(60_000)
  await addDocument(renewed!, addDays(start, 400))
  await (
    await product.as('admin')
  ).call(suspendPermit, { params: { id: suspended! }, body: { version: 1, ...found, reason: 'Upravičenost stranke se preverja.' } })
  await runOn(start)
  for (const id of [endsFirst, suspended, notAsked, renewed]) expect(await mailsOf(id!)).toEqual([])
})

test('where there is no address nothing is sent, and nothing is noted as sent until there is one', async () => {
  const permit = await somePermit(product, { valid_until: addDays(start, 70), email: undefined })
  await addDocument(permit, addDays(start, 5))
  await runOn(start)
  const { kysely } = product.services.database
  expect(await kysely.selectFrom('document_reminder').selectAll().where('permit_id', '=', permit).execute()).toEqual([])
  await kysely.updateTable('permit').set({ email: 'znova@example.test' }).where('id', '=', permit).execute()
  await runOn(start)
  expect(await mailsOf(permit)).toHaveLength(1)
})

test('a clerk sees them on the dashboard, in a list and on the permit, until a new document comes', async () => {
  const before = (await outlived()).length
  const permit = await somePermit(product, { valid_until: addDays(start, 70) })
  const id = await addDocument(permit, addDays(start, 12))
  const admin = await product.as('admin')
  const row = (await outlived()).find((one: { id: string }) => one.id === id)
  expect(row.outlived_by).toMatchObject({ id: permit, valid_until: addDays(start, 70) })
  const { documents } = (await admin.call(readDashboard)).body
  expect(documents.expiring).toBeGreaterThan(0)
  const { outlived_documents: shown } = (await admin.call(getPermit, { params: { id: permit } })).body
  expect(shown).toEqual([{ id, name: expect.objectContaining({ sl: 'Prometno dovoljenje' }), expires_on: addDays(start, 12) }])
  product.clock.advance(60_000)
  await addDocument(permit, null)
  expect(await outlived()).toHaveLength(before)
  expect((await admin.call(readDashboard)).body.documents.expiring).toBe(documents.expiring - 1)
})

const replaced = async (id: string): Promise<string> => {
  const body = { version: 1, reason: 'lost' }
  return (await (await product.as('admin')).call(replacePermit, { params: { id }, body })).body.permit_uuid
}

test('what proved the permits that were replaced proves the one in their place, until a new document comes', async () => {
  const admin = await product.as('admin')
  const first = await somePermit(product, { valid_until: addDays(start, 70) })
  const id = await addDocument(first, addDays(start, 12))
  const second = await replaced(first)
  const third = await replaced(second)
  const shown = async () => (await admin.call(getPermit, { params: { id: third } })).body.outlived_documents
  expect(await shown()).toMatchObject([{ id }])
  expect((await outlived()).find((one: { id: string }) => one.id === id).outlived_by).toMatchObject({ id: third })
  await runOn(start)
  expect(await mailsOf(third)).toHaveLength(1)
  expect(await mailsOf(first)).toEqual([])
  product.clock.set(`${start}T10:00:00Z`)
  const between = await addDocument(second, addDays(start, 14))
  expect(await shown()).toMatchObject([{ id: between }])
  product.clock.advance(60_000)
  await addDocument(third, null)
  expect(await shown()).toEqual([])
})

test('so does what came with the application for the one that was replaced', async () => {
  const { kysely } = product.services.database
  const first = await somePermit(product, { valid_until: addDays(start, 70) })
  const second = await replaced(first)
  const application = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body.id
  await kysely.updateTable('permit').set({ application_id: application }).where('id', '=', first).execute()
  await kysely
    .updateTable('document')
    .set({ expires_on: addDays(start, 12) })
    .where('application_id', '=', application)
    .where('type', '=', 'vehicle_registration')
    .execute()
  const { outlived_documents: shown } = (await (await product.as('admin')).call(getPermit, { params: { id: second } })).body
  expect(shown).toMatchObject([{ expires_on: addDays(start, 12) }])
})
