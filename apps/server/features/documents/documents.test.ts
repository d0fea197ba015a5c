import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import {
  deleteDocument,
  listApplicationDocuments,
  listDocuments,
  listUserDocuments,
  readDocumentContent,
} from '@dovolilnice/contract/documents/operations'
import { listEvents } from '@dovolilnice/contract/events/operations'
import { safeFileName } from '@dovolilnice/contract/documents/file-name'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm, testFiles } from '../../test/applicant/application-forms.ts'
import { openMailedLink } from '../../test/applicant/mailed-link.ts'
import type { TestClient } from '../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { sweepFiles } from './remove-documents.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
})
afterAll(() => product.close())

const unknown = '01999999-9999-7999-8999-999999999999'

const submit = async (changes: Parameters<typeof residentForm>[1] = {}): Promise<string> =>
  (await product.visitor().call(submitApplication, { form: await residentForm(product, changes) })).body.id

const documentsOf = async (id: string) => (await clerk.call(listApplicationDocuments, { params: { id }, body: {} })).body.items

test('lists documents of all, of an application, of a user', async () => {
  const id = await submit({ email: 'uporabnik@preizkus.si', 'document.flat_number': testFiles.heic() })
  await openMailedLink(product, id)
  const rows = await documentsOf(id)
  expect(rows.map((row: { type: string }) => row.type).toSorted()).toEqual(['flat_number', 'identity', 'vehicle_registration'])
  expect(rows.find((row: { type: string }) => row.type === 'identity')).toMatchObject({
    type_name: { sl: 'Osebni dokument', en: 'Identity document' },
    media_type: 'application/pdf',
    byte_size: 600,
    holder_name: 'Čedomir Žagar Škrjanec',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  for (const search of ['V%', 'V_2026'])
    expect((await clerk.call(listUserDocuments, { params: { id: product.town.regular }, body: { filters: { search } } })).body.total).toBe(
      0,
    )
  const mine = await clerk.call(listUserDocuments, { params: { id: product.town.regular }, body: { sortByKey: 'type', sortOrder: 'asc' } })
  expect(mine.body.items.map((row: { application_id: string }) => row.application_id)).toEqual([id, id, id])
  const found = await clerk.call(listDocuments, { body: { filters: { search: 'osebna', type: 'identity' } } })
  expect(found.body.total).toBeGreaterThan(0)
  for (const operation of [listApplicationDocuments, listUserDocuments])
    expect(await clerk.call(operation, { params: { id: unknown }, body: {} })).toMatchObject({ status: 404 })
})

test('serves content only to those who may, never as anything active', async () => {
  const rows = await documentsOf(await submit({ 'document.flat_number': testFiles.heic() }))
  const content = (type: string, client = clerk) =>
    client.call(readDocumentContent, { params: { id: rows.find((row: { type: string }) => row.type === type).id } })
  const pdf = await content('identity')
  expect(pdf.status).toBe(200)
  expect(pdf.raw).toHaveLength(600)
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "sandbox; default-src 'none'",
  })
  expect(pdf.headers['content-disposition']).toMatch(/^attachment; filename="osebna izkaznica.pdf"/)
  expect((await content('flat_number')).headers['content-disposition']).toMatch(/^attachment/)
  expect((await content('identity', await product.as('regular'))).status).toBe(403)
  expect((await content('identity', product.visitor())).status).toBe(401)
  expect((await clerk.call(readDocumentContent, { params: { id: unknown } })).status).toBe(404)
  const seen = await product.services.database.kysely
    .selectFrom('event')
    .select('subject_label')
    .where('action', '=', 'document:read')
    .execute()
  expect(seen.map(({ subject_label: label }) => label)).toContain('osebna izkaznica.pdf')
})

test('deletes the content for a reason and keeps the line', async () => {
  const id = await submit()
  const [document] = await documentsOf(id)
  const params = { id: document.id }
  expect(await clerk.call(deleteDocument, { params })).toMatchObject({ status: 422, body: { error: { fields: [{ path: 'reason' }] } } })
  expect(await clerk.call(deleteDocument, { params, query: { reason: 'Napačna oseba' }, forged: true })).toMatchObject({ status: 419 })
  expect(await clerk.call(deleteDocument, { params, query: { reason: 'Napačna oseba' } })).toMatchObject({ status: 204 })
  await product.jobs.runDue()
  expect((await clerk.call(readDocumentContent, { params })).status).toBe(404)
  expect((await clerk.call(deleteDocument, { params, query: { reason: 'Še enkrat' } })).status).toBe(404)
  expect(await documentsOf(id)).toHaveLength(1)
  const all = await clerk.call(listApplicationDocuments, { params: { id }, body: { filters: { deleted: true } } })
  expect(all.body.items.find((row: { id: string }) => row.id === document.id)).toMatchObject({
    delete_reason: 'Napačna oseba',
    deleted_by_name: 'Ana Referent',
  })
  const { history } = (await clerk.call(getApplication, { params: { id } })).body
  expect(history[0]).toMatchObject({
    action: 'document:delete',
    subject_type: 'document',
    actor_name: 'Ana Referent',
    reason: 'Napačna oseba',
    before: { file_name: document.file_name, application_id: id },
  })
  const looks = (await clerk.call(listEvents, { body: { filters: { subject_id: id } } })).body.items
  expect(looks.map(({ action }: { action: string }) => action)).toEqual(expect.arrayContaining(['document:delete', 'application:read']))
  const row = await product.services.database.kysely
    .selectFrom('document')
    .select('storage_key')
    .where('id', '=', document.id)
    .executeTakeFirstOrThrow()
  await expect(product.services.storage.open(row.storage_key)).rejects.toThrow('ENOENT')
})

test('sweeps files that no document names, but not those that may belong to a call under way', async () => {
  const id = await submit()
  const { storage } = product.services
  const orphan = await storage.receive(Readable.from([Buffer.from('brez vrstice')]))
  expect(await sweepFiles(product.services, new Date(0))).toBe(0)
  expect(await sweepFiles(product.services, new Date(8.64e15))).toBe(1)
  await expect(storage.open(orphan.storage_key)).rejects.toThrow('ENOENT')
  const [document] = await documentsOf(id)
  expect((await clerk.call(readDocumentContent, { params: { id: document.id } })).status).toBe(200)
})

const oddNames = ['osebna.html', 'racun\u202Efdp.exe', 'C:\\x\\osebna.pdf', '\u200B.hta', 'račun 12.2026', 'a:b\u3164c.PDF', 'žig.scr']

test('the name of a file is visible and ends as its content says, however it was sent', async () => {
  for (const name of oddNames) {
    const form = await residentForm(product)
    form.set('document.identity', new File([testFiles.pdf()], name))
    const { body } = await product.visitor().call(submitApplication, { form })
    const identity = (await documentsOf(body.id)).find((row: { type: string }) => row.type === 'identity')
    expect(identity.file_name).toBe(safeFileName(name, 'application/pdf'))
    const { headers } = await clerk.call(readDocumentContent, { params: { id: identity.id } })
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(identity.file_name)}`)
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w .-]+\.pdf";/)
  }
})
