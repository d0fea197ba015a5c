import type { Row } from '../../../platform/database/db.ts'
import { crc32, deflateSync } from 'node:zlib'
import { Readable } from 'node:stream'
import type { Storage } from '../../../platform/storage/storage.ts'
import { openStatuses } from '@dovolilnice/contract/applications/application-status'
import type { StoredReading } from '../../../features/documents/document-tables.ts'
import { comparedWords } from '../../../features/documents/reading/compare/compare-document.ts'
import { ownWordsOf, readingOf } from '../../../features/documents/reading/read-documents.ts'
import type { Application } from './applications.ts'
import type { Random } from '../random.ts'

/** What a demo document is about. */
interface Matter {
  type: string
  name: string
  row: Pick<Row<'application'>, 'number' | 'name' | 'street' | 'post_code' | 'city' | 'plates' | 'valid_from'>
  /** The document's last day, if it has one. */
  expires: string | null
  /** It names another house than the application: the applicant has moved. */
  moved: boolean
}

const inWords = (day: string): string => day.split('-').toReversed().map(Number).join('. ')

/** Two houses further: `Lipova ulica 7` is `Lipova ulica 9`. */
const neighbour = (street: string): string => street.replace(/\d+/, (number) => String(Number(number) + 2))

/** The lines of a document as its kind would say them; the first is its title. Each says that it is invented. */
const documentWords = ({ type, name, row, expires, moved }: Matter): string[] => {
  const street = moved ? neighbour(row.street) : row.street
  const address = `${street}, ${row.post_code} ${row.city}`
  const end = expires === null ? [] : ['', `Velja do: ${inWords(expires)}`]
  const about: Record<string, string[]> = {
    vehicle_registration: [
      ...row.plates.map((plate) => `A   registrska oznaka: ${plate}`),
      `C.1.1   ime in priimek lastnika: ${row.name}`,
      `C.1.3   naslov: ${address}`,
    ],
    temporary_residence: ['Potrjuje se prijava začasnega prebivališča.', '', `Ime in priimek: ${row.name}`, `Naslov: ${address}`],
    company_vehicle: [`Vozilo ${row.plates.join(', ')} uporablja:`, row.name],
    reason_statement: ['Dostava in dovoz na naslov na območju.', `Vozilo: ${row.plates.join(', ')}`, `Dan: ${inWords(row.valid_from)}`],
    event_approval: [`Organizator: ${row.name}`, `Dan prireditve: ${inWords(row.valid_from)}`],
    plate_list: ['Vozila:', ...row.plates],
    official_list: ['Službena vozila:', ...row.plates],
  }
  const usual = [`Ime ali naziv: ${row.name}`, `Naslov: ${address}`]
  return [name, `Vloga ${row.number}`, '', ...(about[type] ?? usual), ...end, '', 'Vzorec. Dokument je izmišljen.']
}

const letterNames: Record<string, string> = {
  č: 'ccaron',
  Č: 'Ccaron',
  ć: 'cacute',
  Ć: 'Cacute',
  đ: 'dcroat',
  Đ: 'Dcroat',
  š: 'scaron',
  Š: 'Scaron',
  ž: 'zcaron',
  Ž: 'Zcaron',
}
const letters = Object.keys(letterNames)
const firstCode = 128

/** A line in the encoding of the sample's font: the ten letters of the region stand from 128 on. */
const encoded = (line: string): string =>
  [...line]
    .map((letter) => {
      const index = letters.indexOf(letter)
      const code = index < 0 ? letter.charCodeAt(0) : firstCode + index
      return code > 126 || '()\\'.includes(letter) ? `\\${(code & 255).toString(8).padStart(3, '0')}` : letter
    })
    .join('')

/** One A4 page as a PDF of a kilobyte. @param lines the first one is the title */
export const samplePdf = ([title = '', ...lines]: readonly string[]): Buffer => {
  const text = [
    'BT /F1 20 Tf 60 770 Td',
    `(${encoded(title)}) Tj /F1 11 Tf 0 -34 Td 18 TL`,
    ...lines.map((line) => `(${encoded(line)}) Tj T*`),
    'ET 0.8 w 60 752 475 0.5 re S',
  ].join('\n')
  const differences = letters.map((letter) => `/${letterNames[letter]}`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (sl-SI) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${firstCode} ${differences}] >> >>`,
  ]
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = pdf.length
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = pdf.length
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(pdf, 'latin1')
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

type Colour = readonly [red: number, green: number, blue: number]

/** A drawing that resembles a photographed card: a band, a picture, lines of text. */
const colourAt = (x: number, y: number, tint: Colour): Colour => {
  if (y < 34) return tint
  if (x > 18 && x < 96 && y > 54 && y < 152) return [196, 204, 214]
  const writing = x > 116 && x < 116 + 60 + ((y * 7) % 97) && y > 54 && y % 18 < 6
  return writing ? [70, 82, 98] : [246, 244, 236]
}

/** A picture of a card, 300 × 190, as a PNG. @param tint sets cards apart */
export const samplePng = (tint: Colour): Buffer => {
  const [width, height] = [300, 190]
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) rows.set(colourAt(x, y, tint), y * (1 + width * 3) + 1 + x * 3)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

type DocumentRow = Row<'document'>

/** A document before its file lies in storage. */
interface Attached {
  application: Application
  type: string
  name: string
  picture: boolean
  expires: boolean
}

/** What someone in town would call the file: `Lastništvo ali najem` is `lastnistvo-ali-najem`. */
const fileNameOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')

const attachedTo = (random: Random, application: Application): Attached[] =>
  application.kind.documents
    .filter(({ required }) => required || random.chance(0.35))
    .map(({ type, name, expires }) => ({ application, type, name: name.sl, expires, picture: random.chance(0.3) }))

/** Every fifth application that waits for a clerk has a document with another house number. */
const hasMoved = ({ status, number }: Application['row']): boolean => openStatuses.includes(status) && Number(number.slice(-2)) % 5 === 0

const fileOf = (random: Random, attached: Attached): Buffer => {
  const { picture, application } = attached
  const { row, proofExpiresOn } = application
  return picture
    ? samplePng([random.int(20, 120), random.int(60, 140), random.int(90, 200)])
    : samplePdf(documentWords({ ...attached, row, expires: attached.expires ? proofExpiresOn : null, moved: hasMoved(row) }))
}

/** Of what waits for a clerk the documents were read when they came, as in a town where the program is set up. */
const readingOfFile = async ({ application, type, picture, expires }: Attached, content: Buffer): Promise<StoredReading | null> => {
  const { row, proofExpiresOn } = application
  if (picture || !openStatuses.includes(row.status)) return null
  const { readPdf } = await import('../../../features/documents/reading/program/read-pdf.ts')
  const own = ownWordsOf(row, { expires_on: expires ? proofExpiresOn : null })
  return readingOf(own, comparedWords(type, own, await readPdf(new Uint8Array(content), undefined)), row.created_at)
}

const store = async (random: Random, storage: Storage, attached: Attached, content: Buffer): Promise<DocumentRow> => {
  const { application, type, name, picture, expires } = attached
  const { row, proofExpiresOn } = application
  return {
    id: random.id(row.created_at),
    type,
    application_id: row.id,
    permit_id: null,
    user_id: row.user_id,
    file_name: `${fileNameOf(name)}.${picture ? 'png' : 'pdf'}`,
    media_type: picture ? 'image/png' : 'application/pdf',
    ...(await storage.receive(Readable.from([content]))),
    expires_on: expires ? proofExpiresOn : null,
    created_at: row.created_at,
    deleted_at: null,
    delete_reason: null,
    verdict: null,
    verdict_reason: null,
    judged_at: null,
    judged_by: null,
    reading: await readingOfFile(attached, content),
  }
}

/** The documents of the applications, each with a small real file in storage. */
export const makeDocuments = async (random: Random, storage: Storage, applications: readonly Application[]): Promise<DocumentRow[]> => {
  const attached = applications.flatMap((application) => attachedTo(random, application)).map((one) => [one, fileOf(random, one)] as const)
  return Promise.all(attached.map(([one, content]) => store(random, storage, one, content)))
}
