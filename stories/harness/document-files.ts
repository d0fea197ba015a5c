import { crc32, deflateSync } from 'node:zlib'

/** A PDF of these objects, numbered from 1; the first is the catalogue. @param trailer further entries of the trailer */
const pdfOf = (objects: readonly string[], trailer = ''): Buffer => {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const stream = (text: string): string => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`

interface PdfContent {
  /** A page for each. */
  lines: readonly string[]
  /** Further entries of the catalogue and of each page. */
  catalogue?: string
  page?: string
  trailer?: string
}

/** A PDF without a font of its own, as office programs of old write it. */
export const pdfWith = ({ lines, catalogue = '', page = '', trailer }: PdfContent): Buffer => {
  const kids = lines.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  return pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
      `<< /Type /Pages /Kids [${kids}] /Count ${lines.length} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      ...lines.flatMap((line, index) => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> ${page} >>`,
        stream(`BT /F1 24 Tf 60 760 Td (${line}) Tj ET`),
      ]),
    ],
    trailer,
  )
}

/** 60 by 60 blue points in JPEG 2000. */
const bluePoints = Buffer.from(
  [
    'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAPAAAADwAAw8HAAAAAAAPY29scgEAAAAAABAAAAC1an',
    'AyY/9P/1EALwAAAAAAPAAAADwAAAAAAAAAAAAAADwAAAA8AAAAAAAAAAAAAw8BAQ8BAQ8BAf9SAAwAAAABAQUEBAAB/1wAE0CAiIiQiIiQiIiQ',
    'iIiQiIiQ/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS4w/5AACgAAAAAALgAB/5PP/DAUCJDemEff+JAYAcq/gICAgICAgI',
    'CAgICAgICAgP/Z',
  ].join(''),
  'base64',
)

/** A page as a scanner writes it: a picture in JPEG 2000, which no browser decodes by itself, and no words. */
export const scannedPdf = (): Buffer => {
  const points = bluePoints.toString('latin1')
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << /XObject << /Im 5 0 R >> >> >>',
    stream('200 0 0 200 50 50 cm /Im Do'),
    `<< /Type /XObject /Subtype /Image /Width 60 /Height 60 /Filter /JPXDecode /Length ${points.length} >>\nstream\n${points}\nendstream`,
  ])
}

const script = (code: string): string => `<< /S /JavaScript /JS (${code}) >>`

/** Scripts that a reader which runs them would run: on opening, by name, on showing a page; and a link that covers the page. */
export const scriptedPdf = (): Buffer =>
  pdfWith({
    lines: ['Skripta ne tece'],
    catalogue: `/OpenAction ${script('app.alert\\(1\\)')} /Names << /JavaScript << /Names [(a) ${script('app.launchURL\\("/odjava"\\)')}] >> >>`,
    page: `/AA << /O ${script('app.alert\\(2\\)')} >> /Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /URI /URI (https://primer.si) >> >>]`,
  })

/** Encrypted with a password that nobody here knows. */
export const lockedPdf = (): Buffer => {
  const secret = 'a7'.repeat(32)
  return pdfWith({
    lines: ['Zaklenjeno'],
    trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${secret}> /U <${secret}> >> /ID [<00> <00>]`,
  })
}

/** Begins as a PDF and then is none. */
export const damagedPdf = (): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(900, 'x')])

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A blue picture. */
export const bluePng = (width = 300, height = 400): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const rows = Buffer.alloc((width * 3 + 1) * height, Buffer.from([0, ...Array.from({ length: width }, () => [20, 80, 200]).flat()]))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** What a phone's camera calls HEIC, by its first bytes. */
export const heic = (): Buffer => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(76)])
