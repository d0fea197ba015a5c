import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { canReadPdf, pdfInfo, pdfStructure, pdfText } from '../../../test/pdf-text.ts'
import { addCatalogue } from '@dovolilnice/contract/locale'
import { italianTexts } from '../text/italian-texts.ts'
import { startingTexts } from '../text/starting-texts.ts'
import { makeActPdf, type ActPaper } from './act-pdf.ts'

const longName = 'Čedomira-Živa Đorđević-Škrjančeva Ćirković-Šušteršič Žnidaršič'
const official = { name: 'Ana Žagar', title: 'svetovalka', authorisation: '100-3/2026' }
const paper: ActPaper = {
  kind: 'rejection',
  number: '371-45/2026-1',
  issued_on: '2026-11-16',
  place: 'Zgornji Kamen',
  organ: ['Občina Zgornji Kamen', 'Občinska uprava', 'Oddelek za promet'],
  contact: ['Stari trg 1', '9999 Zgornji Kamen'],
  parts: { ...startingTexts.rejection, facts: 'Dejstva.\nDokazi.' },
  points: [`Vloga stranke ${longName} se zavrne.`, 'Stroškov ni.'],
  hasFreeText: true,
  conducted_by: { ...official, name: 'Čedomir Đurić' },
  decided_by: official,
  looks: { accent: '#14508c' },
}
const make = (changes: Partial<ActPaper> = {}) => makeActPdf({ ...paper, ...changes }, new Date('2026-11-16T09:00:00Z'))

test('the paper of an act is PDF/A-2b: declared, with its colours and all fonts inside, without what the archive forbids', async () => {
  const pdf = Buffer.from(await make()).toString('latin1')
  for (const part of [
    '<pdfaid:part>2</pdfaid:part>',
    '<pdfaid:conformance>B</pdfaid:conformance>',
    '/OutputIntents',
    '/GTS_PDFA1',
    '/MarkInfo',
  ])
    expect(pdf).toContain(part)
  const fonts = pdf.match(/\/Type \/FontDescriptor/g) ?? []
  expect(fonts.length).toBeGreaterThan(0)
  expect(pdf.match(/\/FontFile2 /g)).toHaveLength(fonts.length)
  for (const forbidden of ['/Encrypt', '/JavaScript', '/Launch', '/LZWDecode', '/NeedAppearances']) expect(pdf).not.toContain(forbidden)
})

test.skipIf(!canReadPdf)('its head, numbered ruling, officials and whom it is served stand in their order, and are tagged', async () => {
  const pdf = await make()
  const text = pdfText(pdf).replace(/\s+/g, ' ')
  const order = [
    'Oddelek za promet',
    'Številka: 371-45/2026-1',
    'Kraj in datum: Zgornji Kamen, 16. 11. 2026',
    'ODLOČBA',
    `1. Vloga stranke ${longName}`,
  ]
  const rest = [
    '2. Stroškov ni.',
    'Obrazložitev',
    'Pouk o pravnem sredstvu',
    'Postopek vodi: Čedomir Đurić, svetovalka',
    'Odloča: Ana Žagar',
  ]
  const places = [...order, ...rest, 'Podpis', 'Vročiti'].map((words) => text.indexOf(words))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(pdfInfo(pdf)).toMatch(/Tagged: +yes/)
  for (const tag of ['H1', 'H2', 'P (block)']) expect(pdfStructure(pdf)).toContain(tag)
  expect(text).not.toContain('OSNUTEK')
  expect(pdfText(await make({ kind: 'supplement_call' }))).not.toContain('1. Vloga')
  expect(pdfText(await make({ number: null }))).toContain('OSNUTEK')
})

test.skipIf(!canReadPdf)(
  'in a bilingual town Italian stands beneath the Slovenian, tagged as Italian, with one number and one signature',
  async () => {
    const second = {
      language: 'it' as const,
      parts: { ...italianTexts.rejection, introduction: `alla parte ${longName}` },
      points: [`L’istanza della parte ${longName} è respinta.`, 'Nessuna spesa.'],
    }
    addCatalogue('it', { 'Stran {page} od {count}': 'Pagina {page} di {count}' })
    const pdf = await make({ second })
    const text = pdfText(pdf).replace(/\s+/g, ' ')
    expect(text).toMatch(/Stran 1 od \d \/ Pagina 1 di \d/)
    const places = [
      'Številka: 371-45/2026-1',
      'ODLOČBA',
      `1. Vloga stranke ${longName} se zavrne.`,
      'Pouk o pravnem sredstvu',
      'Numero: 371-45/2026-1 Luogo e data: Zgornji Kamen, 16 novembre 2026',
      `alla parte ${longName}`,
      'DECISIONE',
      `1. L’istanza della parte ${longName} è respinta.`,
      'Motivazione',
      'fa fede il testo sloveno',
      'Istruzione sul rimedio giuridico',
      'Decide: Ana Žagar, svetovalka, autorizzazione n. 100-3/2026',
      'Odloča: Ana Žagar',
      'Podpis',
    ].map((words) => text.indexOf(words))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(text.match(/Podpis/g)).toHaveLength(1)
    expect(text).toContain('ni izvirnik. Senza la firma del funzionario e il timbro dell’organo è solo una copia')
    expect(pdfStructure(pdf)).toMatch(/\n  Sect\n(?: {4}.*\n)+ {4}H1 \(block\)\n *"DECISIONE"/)
    expect(
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Lang \(it-IT\)/g),
    ).toHaveLength(1)
    expect(Buffer.from(await make()).toString('latin1')).not.toContain('it-IT')
    // That both texts count is said where they say the same, and the contrary nowhere beside it.
    const equal = pdfText(await make({ second, hasFreeText: false })).replace(/\s+/g, ' ')
    expect(equal).not.toContain('fa fede il testo sloveno')
    for (const words of ['fanno ugualmente fede', 'sta enakovredni'])
      expect([equal.includes(words), text.includes(words)]).toEqual([true, false])
    // A call has no reasons: the note about what an official wrote has no heading of theirs.
    const call = { language: 'it' as const, parts: italianTexts.supplement_call, points: ['La parte integri l’istanza.'] }
    const called = pdfText(await make({ kind: 'supplement_call', parts: startingTexts.supplement_call, second: call }))
    expect(called).toContain('fa fede')
    expect(called).not.toContain('Motivazione')
  },
)

test.skipIf(!canReadPdf)('whoever decided, the place for the signature and all to whom it is served stand on one page', async () => {
  for (let lines = 1; lines < 26; lines += 2) {
    const facts = Array.from({ length: lines }, () => 'Dejstvo.').join('\n')
    const pages = pdfText(await make({ parts: { ...paper.parts, facts } })).split('\f')
    const ends = ['Postopek vodi', 'Odloča: Ana', 'Podpis:', 'Vročiti:', '– v zbirko']
    expect(
      ends.map((words) => pages.findIndex((page) => page.includes(words))),
      String(lines),
    ).toEqual(ends.map(() => pages.findIndex((page) => page.includes('Vročiti:'))))
  }
})

test.skipIf(!canReadPdf)(
  'the remedy of the last language stands with the signature, its introduction with the title, however the text ends',
  async () => {
    const officials = {
      conducted_by: {
        name: longName,
        title: 'višja svetovalka za promet in varstvo okolja',
        authorisation: '100-3/2026 z dne 3. 11. 2026',
      },
      decided_by: {
        ...official,
        title: 'vodja oddelka za promet in gospodarske javne službe',
        authorisation: '100-4/2026 z dne 4. 11. 2026',
      },
    }
    // More lines than a page has.
    for (let lines = 1; lines < 40; lines += 2) {
      const facts = Array.from({ length: lines }, () => 'Fatto.').join('\n')
      const second = {
        language: 'it' as const,
        parts: { ...italianTexts.rejection, facts },
        points: ['L’istanza è respinta.', 'Nessuna spesa.'],
      }
      const pages = pdfText(await make({ ...officials, parts: { ...paper.parts, facts }, second })).split('\f')
      const pageOf = (words: string): number => pages.findLastIndex((page) => page.includes(words))
      expect(pageOf('Contro questa decisione'), String(lines)).toBe(pageOf('Podpis:'))
      expect(pageOf('Luogo e data'), String(lines)).toBe(pageOf('DECISIONE'))
    }
  },
)

test('with a certificate the paper is signed and has no place for a hand; by one that has ended nothing is signed', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const now = new Date('2026-11-16T09:00:00Z')
  const certificate = { key: privateKey, chain: '', endsAt: now }
  await expect(makeActPdf(paper, now, { ...certificate, endsAt: new Date('2027-01-01') })).rejects.toThrow('no certificate to sign with')
  const unsigned = Buffer.from(await makeActPdf(paper, now, certificate)).toString('latin1')
  expect(unsigned).not.toContain('/ByteRange')
})
