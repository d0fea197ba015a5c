import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import type { RecordDocument } from '@dovolilnice/contract/documents/document'
import { deleteDocument } from '@dovolilnice/contract/documents/operations'
import { Readable } from 'node:stream'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, residentFields } from '../../../test/applicant/application-forms.ts'
import { allowConsole } from '../../../../../tools/testing/fail-on-console.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { samplePdf } from '../../../town/demo/records/documents.ts'
import { documentPrivacy } from '../document-tables.ts'
import { readDocumentsJob } from './read-documents.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ env: { READ_DOCUMENTS: '1' } })
})
afterAll(() => product.close())

const db = () => product.services.database.kysely
const run = () => product.jobs.runDue(readDocumentsJob.name)
const ask = (id: string) =>
  product.services.database.transaction((trx) => product.services.send(trx, readDocumentsJob, { application_id: id }))
const plateOnPaper = 'MB AA-001'
const pdf = (lines: string[]) => new File([new Uint8Array(samplePdf(lines))], 'listina.pdf', { type: 'application/pdf' })

/** An application whose two documents have these lines. */
const submit = async (identity: string[], registration: string[]) => {
  const fields = await residentFields(product)
  const files = { 'document.identity': pdf(identity), 'document.vehicle_registration': pdf(registration) }
  const sent = await product.visitor().call(submitApplication, { form: formOf({ ...fields, ...files }) })
  expect(sent.status).toBe(200)
  return { id: sent.body.id as string, street: String(fields.street), plate: String(fields['plates[]']) }
}
const documentOf = async (id: string, type: string): Promise<RecordDocument> => {
  const { body } = await (await product.as('admin')).call(getApplication, { params: { id } })
  return body.documents.find((row: { type: string }) => row.type === type)
}
const outcomesOf = async (id: string, type: string) =>
  (await documentOf(id, type)).reading?.comparisons.map(({ fact, outcome, found }) => [fact, outcome, found])

const person = 'Čedomir Žagar Škrjanec'

test('the letters of a file are compared with the application: what agrees, what differs, and where it stands', async () => {
  const { id, street, plate } = await submit(['Osebna izkaznica', `Ime in priimek: ${person}`], ['Prometno dovoljenje'])
  expect((await documentOf(id, 'identity')).reading).toBe(null)
  await run()
  expect(await outcomesOf(id, 'identity')).toEqual([
    ['name', 'agrees', person],
    ['street', 'not_found', null],
  ])
  const { reading } = await documentOf(id, 'identity')
  expect(reading).toMatchObject({ source: 'text', pages: 1, pages_read: 1 })
  const place = reading?.comparisons[0]?.places[0]
  // 736 points from the foot of a page of 842, 60 from its edge of 595.
  expect([place?.page, place?.x.toFixed(2), place?.y.toFixed(2)]).toEqual([1, expect.stringMatching(/^0\.[12]/), '0.11'])
  expect(await outcomesOf(id, 'vehicle_registration')).toEqual([
    ['plate', 'not_found', null],
    ['name', 'not_found', null],
    ['street', 'not_found', null],
  ])
  const other = await submit(['x'], [plate.replace('PR', 'PZ'), 'Ime in priimek: Zvonka Žagar', `Naslov: ${street.replace(/\d+/, '9')}`])
  await run()
  expect(await outcomesOf(other.id, 'vehicle_registration')).toEqual([
    ['plate', 'differs', plate.replace('PR', 'PZ')],
    ['name', 'differs', 'Zvonka Žagar'],
    ['street', 'differs', 'Stari trg 9'],
  ])
})

test('a reading is the person’s data, goes with the document, and is read anew when a clerk corrected the application', async () => {
  const { id } = await submit([`Ime in priimek: ${person}`], ['x'])
  await run()
  const { id: documentId } = await documentOf(id, 'identity')
  const collected = await documentPrivacy.collect?.documents?.(db(), [id])
  expect(JSON.stringify(collected)).toContain('"outcome":"agrees"')
  await db().updateTable('application').set({ name: 'Vida Perovšek' }).where('id', '=', id).execute()
  await ask(id)
  await run()
  expect((await outcomesOf(id, 'identity'))?.[0]).toEqual(['name', 'differs', person])
  await (await product.as('root')).call(deleteDocument, { params: { id: documentId }, query: { reason: 'Napačen dokument.' } })
  expect((await documentOf(id, 'identity')).reading).toBe(null)
})

test('of a restricted application nothing is read', async () => {
  const { id } = await submit([`Ime in priimek: ${person}`], ['x'])
  await db()
    .insertInto('restriction')
    .values({ record_id: id, request_id: v7(), request_number: 'ZP-2026-000009', since: product.clock.now() })
    .execute()
  await run()
  expect((await documentOf(id, 'identity')).reading).toBe(null)
})

test('a plate that was added to an application is compared, and so is every document again', async () => {
  const { id, plate } = await submit(['x'], ['Prometno dovoljenje', plateOnPaper])
  await run()
  expect((await outcomesOf(id, 'vehicle_registration'))?.[0]).toEqual(['plate', 'differs', plateOnPaper])
  await db()
    .updateTable('application')
    .set({ plates: [plate, plateOnPaper] })
    .where('id', '=', id)
    .execute()
  await ask(id)
  await run()
  expect((await outcomesOf(id, 'vehicle_registration'))?.[0]).toEqual(['plate', 'agrees', plateOnPaper])
})

test('a file that cannot be fetched is tried again, the others are read, and nothing is said of it', async () => {
  allowConsole(/MissingFileError/)
  const { id } = await submit([`Ime in priimek: ${person}`], ['x'])
  const { id: documentId } = await documentOf(id, 'identity')
  const { storage_key: key } = await db()
    .selectFrom('document')
    .select('storage_key')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow()
  await db().updateTable('document').set({ storage_key: 'nothing-there' }).where('id', '=', documentId).execute()
  await run()
  expect((await documentOf(id, 'identity')).reading).toBe(null)
  expect((await documentOf(id, 'vehicle_registration')).reading).not.toBe(null)
  await db().updateTable('document').set({ storage_key: key }).where('id', '=', documentId).execute()
  await ask(id)
  await run()
  expect((await outcomesOf(id, 'identity'))?.[0]).toEqual(['name', 'agrees', person])
})

test('what a file holds instead of a document is told as not legible', async () => {
  const { id } = await submit(['x'], ['x'])
  const { id: documentId } = await documentOf(id, 'identity')
  const { storage_key: key } = await product.services.storage.receive(Readable.from([Buffer.from('%PDF-1.7 nothing')]))
  await db().updateTable('document').set({ storage_key: key }).where('id', '=', documentId).execute()
  await run()
  expect((await documentOf(id, 'identity')).reading).toMatchObject({ source: 'none', pages_read: 0 })
})

test('what was sent before the town switched reading off is not read', async () => {
  const { id } = await submit([`Ime in priimek: ${person}`], ['x'])
  const { config } = product.services
  Object.assign(config, { readsDocuments: false })
  try {
    await run()
  } finally {
    Object.assign(config, { readsDocuments: true })
  }
  expect((await documentOf(id, 'identity')).reading).toBe(null)
})
