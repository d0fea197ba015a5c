import { Decoder, Detector, binarize, grayscale, type Decoded } from '@nuintun/qrcode'
import { expect, test } from 'vitest'
import { canReadPdf, pdfFonts, pdfInfo, pdfStructure, pdfText } from '../../test/pdf-text.ts'
import { canReadCodes, codeOnPage } from '../../test/page-codes.ts'
import { finishPdf, mm, startPdf, bullets, heading, letterhead, paragraph, placeText, unbroken } from './pdf-document.ts'
import { drawQr, qrModules, type QrModules, qrPath, upnQrModules } from './payment-slip.ts'
import { facts, table } from './tables.ts'

const longName = 'Čedomira-Živa Đorđević-Škrjančeva Ćirković-Šušteršič Žnidaršič'

const sample = () => {
  const pdf = startPdf({ title: 'Vloga čšžćđ', author: 'Občina Zgornji Kamen', locale: 'sl', now: new Date('2026-11-16T09:00:00Z') })
  letterhead(pdf, 'Občina Zgornji Kamen', ['Stari trg 1', '9999 Zgornji Kamen', ''])
  heading(pdf, 1, 'Vloga V-2026-000001')
  paragraph(pdf, 'Čšžćđ ČŠŽĆĐ 12,50 €')
  facts(pdf, [
    ['Ime', longName],
    ['Prazno', ''],
  ])
  bullets(pdf, ['Osebni dokument', 'Prometno dovoljenje'])
  const rows = Array.from({ length: 50 }, (_, index) => [`Dokazilo ${index}`, `${index} kB`])
  table(
    pdf,
    [
      { title: 'Dokument', share: 3 },
      { title: 'Velikost', share: 1, align: 'right' },
    ],
    rows,
  )
  return finishPdf(pdf, 'Občina Zgornji Kamen')
}

test.skipIf(!canReadPdf)(
  'letters of every neighbour stand, also in a name of sixty letters; pages are numbered; empty facts are left out',
  async () => {
    const pdf = await sample()
    const text = pdfText(pdf)
    for (const words of ['Čšžćđ ČŠŽĆĐ 12,50 €', longName, 'Dokazilo 49', 'Stran 2 od 2']) expect(text).toContain(words)
    expect(text).not.toContain('Prazno')
    expect(text.match(/Dokument +Velikost/g)).toHaveLength(2)
    expect(pdfInfo(pdf)).toMatch(/Title: +Vloga čšžćđ/)
  },
)

test.skipIf(!canReadPdf)('a paper is written in the faces of the web, all of them inside', async () => {
  const fonts = pdfFonts(await sample())
  for (const name of ['SourceSans3-Regular', 'SourceSans3-Bold', 'SourceSerif4-Semibold'])
    expect(fonts).toMatch(new RegExp(`\\+${name} +CID TrueType +Identity-H +yes yes yes`))
  expect(fonts).not.toContain('DejaVu')
})

test.skipIf(!canReadPdf)('headings, facts, lists and tables are tagged for those who listen', async () => {
  const structure = pdfStructure(await sample())
  for (const tag of ['Document', 'H1', 'P (block)', 'Table', 'TH', 'TD', 'LI', '/Scope /Row', '/Scope /Column'])
    expect(structure).toContain(tag)
  expect(pdfInfo(await sample())).toMatch(/Tagged: +yes/)
})

const letters = async (text: string): Promise<string> => {
  const pdf = startPdf({ title: text, author: 'Občina Zgornji Kamen', locale: 'sl', now: new Date('2026-11-16T09:00:00Z') })
  placeText(pdf, text, { x: 60, y: 60, width: 400, size: 24, bold: true })
  return pdfText(await finishPdf(pdf, null)).trim()
}

test.skipIf(!canReadPdf)('what one document drew does not take letters from the text of the next', async () => {
  // Č, Š and Ž are drawn from C, S and Z: a document of them alone must leave those letters as they are.
  expect(await letters('LJ ČŠ-ŽĆĐ')).toBe('LJ ČŠ-ŽĆĐ')
  expect(await letters('CE CC-123 SZ')).toBe('CE CC-123 SZ')
  const [one, other] = await Promise.all([letters('šžčć'), letters('szcc sz')])
  expect([one, other]).toEqual(['šžčć', 'szcc sz'])
})

test.skipIf(!canReadPdf)('a plate is not broken, and is read as it is written', async () => {
  const text = 'Vozilo z registrsko oznako '.repeat(3)
  for (let words = 1; words < 9; words += 1)
    expect(await letters(`${text}${'in '.repeat(words)}${unbroken('KP AB-123')}`), String(words)).toContain('KP AB-123')
})

const drawn = async (draw: (pdf: ReturnType<typeof startPdf>) => void): Promise<string> => {
  const pdf = startPdf({ title: 'Dopis', author: 'Občina', locale: 'sl', now: new Date('2026-11-16T09:00:00Z') })
  draw(pdf)
  return pdfText(await finishPdf(pdf, null))
}

test.skipIf(!canReadPdf)('a letter breaks no day, account or reference, and no line of it ends with a word of one letter', async () => {
  const words = 'Plačajte do 8. 12. 2026 na račun po 15. členu SI56 9900 0000 0012 387 s sklicem SI11 75698-7111002-26000097 v banki.'
  for (let before = 0; before < 60; before += 4) {
    const text = await drawn((pdf) => paragraph(pdf, `${'a'.repeat(before + 2)} ${words}`))
    for (const part of ['15. členu', '8. 12. 2026', 'SI56 9900 0000 0012 387', 'SI11 75698-7111002-26000097']) expect(text).toContain(part)
    expect(text).not.toMatch(/ [sv] *\n/)
    const further = await drawn((pdf) =>
      paragraph(pdf, `${'in '.repeat(18)}${'a'.repeat(before + 2)} 16 novembre 2026 o 2026. november 16.`),
    )
    for (const day of ['16 novembre 2026', '2026. november 16.']) expect(further).toContain(day)
  }
})

test.skipIf(!canReadPdf)('the head of a letter breaks between its parts, and no line of it begins or ends with a dot', async () => {
  const parts = ['Občinska uprava', 'Oddelek za promet', 'Glavni trg 1', '9999 Lipograd', 'obcina@lipograd.example', '+386 1 000 01 00']
  const text = await drawn((pdf) => letterhead(pdf, 'Občina Lipograd', [...parts, ...parts]))
  for (const part of parts) expect(text.split(part)).toHaveLength(3)
  expect(text.match(/ · /g)?.length).toBeGreaterThan(8)
  expect(text).not.toMatch(/·\s*\n|\n\s*·/)
})

test.skipIf(!canReadPdf)('a heading stands on the page of the table below it', async () => {
  for (let lines = 34; lines < 44; lines += 1) {
    const text = await drawn((pdf) => {
      for (let line = 0; line < lines; line += 1) paragraph(pdf, 'Besede.')
      heading(pdf, 2, 'Potek')
      table(pdf, [{ title: 'Dejanje', share: 1 }], [['Oddana']])
    })
    const page = text.split('\f').find((words) => words.includes('Potek')) ?? ''
    expect(page, String(lines)).toContain('Oddana')
  }
})

/** Draws the modules as a picture with its quiet zone, and reads it as a phone does. */
const readBack = (modules: QrModules): Decoded | undefined => {
  const scale = 4
  const side = (modules.length + 8) * scale
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return
      for (let dy = 0; dy < scale; dy += 1)
        for (let dx = 0; dx < scale; dx += 1)
          data.fill(
            0,
            (((y + 4) * scale + dy) * side + (x + 4) * scale + dx) * 4,
            (((y + 4) * scale + dy) * side + (x + 4) * scale + dx) * 4 + 3,
          )
    }),
  )
  const matrix = binarize(grayscale({ data, width: side, height: side }), side, side)
  const found = new Detector().detect(matrix).next().value
  return typeof found === 'object' ? new Decoder().decode(found.matrix) : undefined
}

test('a QR code reads back as what it was made of', () => {
  const url = 'https://dovolilnice.zgornji-kamen.example/preverjanje?number=D-2026-000123&code=0123456789ab'
  expect(readBack(qrModules(url))?.content).toBe(url)
})

const slip = `UPNQR\n\n\n\n\nŽiva Šušteršič Ćirković\nČrni vrh 7\n9999 Lipograd\n00000008105\n\n\nOTHR\nDovolilnica đžšć\n201\n`

test('the code of a payment slip is of version 15 and names its alphabet before its one segment of bytes', () => {
  const read = readBack(upnQrModules(slip))
  expect(read).toMatchObject({ version: 15, level: 'M', content: slip })
  // Four bits for ECI, eight for ISO-8859-2 (4), four for bytes, sixteen for how many there are.
  const [first = 0, second = 0, third = 0, fourth = 0] = read?.codewords ?? []
  expect([first, second >> 4, second & 15, (third << 8) | fourth]).toEqual([0x70, 4, 4, slip.length])
  expect(() => upnQrModules(slip.repeat(5))).toThrow('too big')
  expect(() => upnQrModules('€')).toThrow(RangeError)
})

test.skipIf(!canReadCodes)('a reader of codes finds on the printed page what was encoded, byte for byte', async () => {
  const pdf = startPdf({ title: 'Koda', author: 'Občina Lipograd', locale: 'sl', now: new Date('2026-11-16T09:00:00Z') })
  drawQr(pdf, upnQrModules(slip), { x: 64 * mm, y: 60 * mm, size: 32.597 * mm, alt: 'Koda' })
  expect(codeOnPage(await finishPdf(pdf, null))).toBe(slip)
})

test('the path of a code draws each dark module once', () => {
  expect(qrPath([[true, true, false, true], [], [false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h1v1h-1z')
})
