import { crc32, deflateSync } from 'node:zlib'

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
