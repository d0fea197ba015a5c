import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { withdrawApplication } from '@dovolilnice/contract/applications/apply/supplement-and-withdraw'
import { rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { deleteDocument } from '@dovolilnice/contract/documents/operations'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { allowConsole } from '../../../../../tools/testing/fail-on-console.ts'
import { formOf, residentFields } from '../../../test/applicant/application-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { samplePdf } from '../../../town/demo/records/documents.ts'
import { documentPrivacy } from '../document-tables.ts'
import { readDocumentsJob } from './read-documents.ts'
import { byRecords } from '../../../test/applicant/grounds.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ env: { READ_DOCUMENTS: '1' } })
})
afterAll(() => product.close())
afterEach(() => {
  vi.restoreAllMocks()
})

const db = () => product.services.database.kysely
const run = () => product.jobs.runDue(readDocumentsJob.name)
const ask = (id: string) =>
  product.services.database.transaction((trx) => product.services.send(trx, readDocumentsJob, { application_id: id }))
const pdf = (lines: string[]) => new File([new Uint8Array(samplePdf(lines))], 'listina.pdf', { type: 'application/pdf' })

/** An application with two documents that are not read yet. */
const submit = async () => {
  const fields = await residentFields(product)
  const files = { 'document.identity': pdf([`Ime in priimek: ${fields.name}`]), 'document.vehicle_registration': pdf(['x']) }
  const sent = await product.visitor().call(submitApplication, { form: formOf({ ...fields, ...files }) })
  expect(sent.status).toBe(200)
  return sent.body as Sent
}
interface Sent {
  id: string
  number: string
  token: string
}

/** Whether a reading is kept: of the document with this file, and of the other ones of its application. */
const keptOf = async (id: string, key: string) => {
  const rows = await db().selectFrom('document').select(['storage_key', 'reading']).where('application_id', '=', id).execute()
  const kept = (isIt: boolean) => rows.filter((row) => (row.storage_key === key) === isIt).map(({ reading }) => reading !== null)
  return { it: kept(true), others: kept(false) }
}

/** What happens while the first document is read: its file is fetched, and nothing of it is kept yet. Gives the name of its file afterwards. */
const meanwhile = (happens: (key: string) => Promise<unknown>): (() => string) => {
  const { storage } = product.services
  const open = storage.open.bind(storage)
  let read = ''
  vi.spyOn(storage, 'open').mockImplementationOnce(async (key) => {
    const file = await open(key)
    read = key
    await happens(key)
    return file
  })
  return () => read
}

const reject = async ({ id }: Sent) => {
  const admin = await product.as('admin')
  const body = {
    application_uuid: id,
    version: 1,
    ...byRecords,
    reason: 'Na naslovu ne prebivate več.',
  }
  expect((await admin.call(rejectApplication, { body })).status).toBe(200)
}
const ends: [string, (sent: Sent) => Promise<unknown>][] = [
  ['withdrawn', ({ number, token }) => product.visitor().call(withdrawApplication, { body: { number, token } })],
  ['decided', reject],
  ['corrected', ({ id }) => db().updateTable('application').set({ name: 'Vida Perovšek' }).where('id', '=', id).execute()],
  [
    'restricted',
    ({ id }) =>
      db()
        .insertInto('restriction')
        .values({ record_id: id, request_id: v7(), request_number: 'ZP-2026-000010', since: product.clock.now() })
        .execute(),
  ],
]
test.each(ends)('of an application that is %s while its document is read nothing of that reading is kept', async (_, happens) => {
  const sent = await submit()
  const read = meanwhile(() => happens(sent))
  await run()
  expect((await keptOf(sent.id, read())).it).toEqual([false])
})

test('a document that is deleted, or forgotten with its application, while it is read stays without a reading', async () => {
  const sent = await submit()
  const root = await product.as('root')
  const read = meanwhile(async (key) => {
    const { id } = await db().selectFrom('document').select('id').where('storage_key', '=', key).executeTakeFirstOrThrow()
    await root.call(deleteDocument, { params: { id }, query: { reason: 'Napačen dokument.' } })
  })
  await run()
  expect(await keptOf(sent.id, read())).toEqual({ it: [false], others: [true] })
  const other = await submit()
  const forgotten = meanwhile(() =>
    product.services.database.transaction(async (trx) => documentPrivacy.forget?.(trx, [other.id], product.clock.now())),
  )
  await run()
  expect(await keptOf(other.id, forgotten())).toEqual({ it: [], others: [] })
})

test('what is not read in the time for one application waits until somebody asks again', async () => {
  allowConsole(/take too long/)
  const { id } = await submit()
  const now = performance.now.bind(performance)
  // The whole time passes while the first one is read; it is kept all the same.
  const read = meanwhile(async () => vi.spyOn(performance, 'now').mockImplementation(() => now() + 600_000))
  await run()
  vi.restoreAllMocks()
  expect(await keptOf(id, read())).toEqual({ it: [true], others: [false] })
  await ask(id)
  await run()
  expect(await keptOf(id, read())).toEqual({ it: [true], others: [true] })
})
