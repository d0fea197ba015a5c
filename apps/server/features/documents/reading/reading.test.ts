import { Resvg } from '@resvg/resvg-js'
import { submitApplication } from '@dovolilnice/contract/applications/apply/submit-application'
import { getApplication } from '@dovolilnice/contract/applications/record/get-application'
import type { RecordDocument } from '@dovolilnice/contract/documents/document'
import { deleteDocument } from '@dovolilnice/contract/documents/delete-document'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, residentFields } from '../../../test/applicant/application-forms.ts'
import { startTestProduct } from '../../../test/test-product.ts'
import type { TestProduct } from '../../../test/test-product.ts'
import { samplePdf } from '../../../town/demo/records/sample-files.ts'
import { documentPrivacy } from '../document-privacy.ts'
import { findTesseract } from './find-tesseract.ts'
import { readFile } from './read-file.ts'
import { readDocumentsJob } from './read-documents.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ env: { READ_DOCUMENTS: '1' } })
})
afterAll(() => product.close())

const db = () => product.services.database.kysely
const run = () => product.jobs.runDue(readDocumentsJob.name)
const tesseract = await findTesseract()
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
  await product.services.database.transaction((trx) => product.services.send(trx, readDocumentsJob, { application_id: id }))
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

const reading = (bytes: Uint8Array, type: string) => readFile(Readable.from([bytes]), type, tesseract, new AbortController().signal)

test('what cannot be read is refused by the program, which ends', async () => {
  await expect(reading(Buffer.from('%PDF-1.7 nothing'), 'application/pdf')).rejects.toThrow('The reading program ended with')
  const plain = { create: { width: 9000, height: 9000, channels: 3 as const, background: '#fff' } }
  const huge = await sharp(plain).png({ compressionLevel: 1 }).toBuffer()
  await expect(readFile(Readable.from([huge]), 'image/png', 'tesseract', new AbortController().signal)).rejects.toThrow(
    'exceeds pixel limit',
  )
  const abort = new AbortController()
  abort.abort()
  await expect(readFile(Readable.from([samplePdf(['x'])]), 'application/pdf', tesseract, abort.signal)).rejects.toThrow()
})

/** A page of letters as a picture. */
const picture = (lines: readonly string[]): Buffer => {
  const fontFiles = [createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')]
  const drawn = lines.map((line, index) => `<text x="60" y="${90 + 50 * index}" font-size="30">${line}</text>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="500" font-family="DejaVu Sans"><rect width="900" height="500" fill="#fff"/>${drawn}</svg>`
  return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render().asPng()
}

test.skipIf(tesseract === undefined)('a picture that lies on its side is read, and its words stand where they are in it', async () => {
  const upright = picture([
    'PROMETNO DOVOLJENJE',
    'registrska oznaka LJ KM-318',
    'lastnica Marjeta Hribar',
    'naslov Čevljarska ulica 7, Lipograd',
  ])
  const { source, words } = await reading(await sharp(upright).rotate(90).png().toBuffer(), 'image/png')
  expect(source).toBe('picture')
  expect(words.map(({ text }) => text).join(' ')).toContain('Čevljarska ulica 7, Lipograd')
  // The first line, at the left edge of what lies on its right side, is at the right.
  expect(words.find(({ text }) => text === 'PROMETNO')?.place.x).toBeGreaterThan(0.8)
})
