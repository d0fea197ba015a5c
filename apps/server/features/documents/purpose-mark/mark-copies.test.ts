import { buffer } from 'node:stream/consumers'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { listApplicationDocuments, readDocumentContent } from '@dovolilnice/contract/documents/operations'
import { readResources } from '@dovolilnice/contract/resources/operations'
import { PDFDocument, degrees } from '@cantoo/pdf-lib'
import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm, testFiles } from '../../../test/applicant/application-forms.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
  const { kysely } = product.services.database
  for (const { id, documents } of await kysely.selectFrom('permit_kind').select(['id', 'documents']).execute()) {
    const marked = documents.map((document) => ({ ...document, marked: document.type === 'identity' }))
    await kysely
      .updateTable('permit_kind')
      .set({ documents: JSON.stringify(marked) as never })
      .where('id', '=', id)
      .execute()
  }
})
afterAll(() => product.close())

const fileOf = (bytes: Uint8Array, name: string): File => new File([new Uint8Array(bytes)], name)

const submit = async (identity: File, language = 'sl') =>
  product.visitor().call(submitApplication, {
    form: await residentForm(product, { 'document.identity': identity }),
    headers: { 'accept-language': language },
  })

/** The kept identity document of an application: its row and its bytes. */
const kept = async (id: string) => {
  const { body } = await clerk.call(listApplicationDocuments, { params: { id }, body: {} })
  const row = body.items.find(({ type }: { type: string }) => type === 'identity')
  const { raw } = await clerk.call(readDocumentContent, { params: { id: row.id } })
  return { row, bytes: new Uint8Array(raw) }
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Hashes of all files in storage. */
const stored = async (): Promise<string[]> => {
  const { storage } = product.services
  const hashes: string[] = []
  for await (const key of storage.list()) hashes.push(sha256(await buffer(await storage.open(key))))
  return hashes
}

const threePages = async (): Promise<PDFDocument> => {
  const document = await PDFDocument.create()
  document.addPage([300, 500])
  document.addPage([800, 400]).setRotation(degrees(90))
  document.addPage([600, 600]).setCropBox(100, 100, 300, 200)
  return document
}

test.skipIf(!canReadPdf)('each page of a PDF bears the purpose, in Slovenian and in the language of who sent it', async () => {
  const original = await (await threePages()).save()
  const { body } = await submit(fileOf(original, 'osebna.pdf'), 'en')
  const { row, bytes } = await kept(body.id)
  const pages = pdfText(bytes).split('\f').slice(0, 3)
  for (const page of pages) {
    expect(page).toContain('Kopija samo za postopek izdaje dovolilnice, Občina, 16. 11. 2026')
    expect(page).toContain('Copy only for the procedure of issuing a permit, Občina, 16 November 2026')
  }
  expect(row).toMatchObject({ sha256: sha256(bytes), byte_size: bytes.length, media_type: 'application/pdf', file_name: 'osebna.pdf' })
  // The bytes that came are nowhere any more.
  expect(await stored()).toContain(sha256(bytes))
  expect(await stored()).not.toContain(sha256(original))
})

/** Whether rows of a grey picture, from a part of its height to another, hold other pixels than grey ones. */
const isMarkedBetween = async (bytes: Uint8Array, from: number, until: number): Promise<boolean> => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const row = info.width * info.channels
  const pixels = data.subarray(Math.floor(from * info.height) * row, Math.floor(until * info.height) * row)
  for (let at = 0; at < pixels.length; at += info.channels) if (Math.abs((pixels[at] ?? 0) - (pixels[at + 1] ?? 0)) > 60) return true
  return false
}

const grey = { r: 128, g: 128, b: 128 }

test('a picture bears it in its pixels, upright, and nothing of the camera stays', async () => {
  const original = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: grey } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '46/1 3/1 0/1' } })
    .jpeg()
    .toBuffer()
  const { body } = await submit(fileOf(original, 'osebna.jpg'))
  const { row, bytes } = await kept(body.id)
  const seen = await sharp(bytes).metadata()
  expect([seen.format, seen.width, seen.height, seen.exif]).toEqual(['jpeg', 1200, 1600, undefined])
  for (const middle of [1, 3, 5]) expect(await isMarkedBetween(bytes, middle / 6 - 0.03, middle / 6 + 0.03)).toBe(true)
  expect(await isMarkedBetween(bytes, 0.24, 0.26)).toBe(false)
  expect(row).toMatchObject({ sha256: sha256(bytes), byte_size: bytes.length, media_type: 'image/jpeg' })
  expect(await stored()).not.toContain(sha256(original))
})

test('a small picture is enlarged until the mark can be read, and a low one made as high as the mark', async () => {
  const small = await sharp({ create: { width: 400, height: 20, channels: 4, background: { ...grey, alpha: 1 } } })
    .png()
    .toBuffer()
  const { bytes } = await kept((await submit(fileOf(small, 'osebna.png'))).body.id)
  const { width, height } = await sharp(bytes).metadata()
  expect([width, height > 20]).toEqual([1000, true])
  expect(await isMarkedBetween(bytes, 0, 1)).toBe(true)
})

const locked = async (): Promise<Uint8Array> => {
  const document = await threePages()
  document.encrypt({ userPassword: 'geslo', ownerPassword: 'geslo' })
  return document.save()
}
/** A PDF that opens, with a stream of objects that unpacks to 200 MB of nothing. */
const swelling = (): Uint8Array => {
  const packed = deflateSync(new Uint8Array(200_000_000))
  const head = `%PDF-1.7
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Resources <<>>>> endobj
4 0 obj <</Type /ObjStm /N 0 /First 0 /Filter /FlateDecode /Length ${packed.length}>> stream
`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R /Size 5>>\n%%EOF\n')])
}
const manyPages = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.create()
  for (let page = 0; page < 51; page += 1) document.addPage([10, 10])
  return document.save()
}
/** 90 megapixels of black, one bit each: a PNG of some kB. */
const huge = (): Uint8Array => {
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(10_000, 0)
  head.writeUInt32BE(9000, 4)
  head[8] = 1
  const rows = deflateSync(Buffer.alloc(9000 * (1 + 10_000 / 8)))
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
  ['a PDF with a password', locked, 'osebna.pdf'],
  ['a PDF that swells while it is read', swelling, 'osebna.pdf'],
  ['a PDF of 51 pages', manyPages, 'osebna.pdf'],
  ['a broken PDF', () => testFiles.pdf().bytes(), 'osebna.pdf'],
  ['a broken picture', () => testFiles.png().bytes(), 'osebna.png'],
  ['a picture of 90 megapixels', huge, 'osebna.png'],
  ['a HEIC picture', () => testFiles.heic().bytes(), 'osebna.heic'],
])('%s is refused at its field, and nothing of the form is kept', async (_, make, name) => {
  const before = await stored()
  const answer = await submit(fileOf(await make(), name))
  expect(answer).toMatchObject({
    status: 415,
    body: { error: { code: 'unsupported_file', fields: [{ path: 'document.identity', rule: 'copy_unmarked' }] } },
  })
  expect((await stored()).toSorted()).toEqual(before.toSorted())
})

test('the form says beforehand that the copy will be marked, in each language of the town', async () => {
  const { body } = await product.visitor().call(readResources)
  const documents = body.permit_kinds.flatMap(({ documents }: { documents: { type: string }[] }) => documents)
  const identity = documents.find(({ type }: { type: string }) => type === 'identity')
  const other = documents.find(({ type }: { type: string }) => type !== 'identity')
  expect(identity.explanation).toMatchObject({
    sl: expect.stringMatching(/Na kopijo ob oddaji vidno vpišemo/),
    en: expect.stringMatching(/write visibly on the copy/),
    it: expect.stringMatching(/scriviamo in modo visibile sulla copia/),
  })
  expect(other.explanation.sl).not.toMatch(/vidno vpišemo/)
})
