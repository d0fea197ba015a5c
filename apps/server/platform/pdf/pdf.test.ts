import { Decoder, Detector, binarize, grayscale } from '@nuintun/qrcode'
import { expect, test } from 'vitest'
import { canReadPdf, pdfInfo, pdfStructure, pdfText } from '../../test/pdf-text.ts'
import { finishPdf, startPdf } from './pdf-document.ts'
import { qrModules } from './qr-code.ts'
import type { QrModules } from './qr-code.ts'
import { facts, table } from './tables.ts'
import { bullets, heading, letterhead, paragraph, placeText, unbroken } from './text-blocks.ts'

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
  const rows = Array.from({ length: 60 }, (_, index) => [`Dokazilo ${index}`, `${index} kB`])
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
    for (const words of ['Čšžćđ ČŠŽĆĐ 12,50 €', longName, 'Dokazilo 59', 'Stran 2 od 2']) expect(text).toContain(words)
    expect(text).not.toContain('Prazno')
    expect(text.match(/Dokument +Velikost/g)).toHaveLength(2)
    expect(pdfInfo(pdf)).toMatch(/Title: +Vloga čšžćđ/)
  },
)

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

/** Draws the modules as a picture with its quiet zone, and reads it as a phone does. */
const readBack = (modules: QrModules): string | undefined => {
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
  return typeof found === 'object' ? new Decoder().decode(found.matrix).content : undefined
}

test('a QR code reads back as what it was made of', () => {
  const url = 'https://dovolilnice.zgornji-kamen.example/preverjanje?number=D-2026-000123&code=0123456789ab'
  expect(readBack(qrModules(url))).toBe(url)
})
