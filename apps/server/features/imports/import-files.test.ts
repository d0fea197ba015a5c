import { previewImport, readImportColumns, readImports, startImport } from '@dovolilnice/contract/imports/operations'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

/** Files as older programs and spreadsheets give them. */

let product: TestProduct
let words: { kind: { sl: string; en: string }; kindId: string; lot: string; type: { sl: string; en: string } }
beforeAll(async () => {
  product = await startTestProduct()
  product.clock.set('2026-11-16T09:00:00Z')
  const pairs = await db()
    .selectFrom('user_type_parking_lot as pair')
    .innerJoin('parking_lot as lot', 'lot.id', 'pair.parking_lot_id')
    .innerJoin('user_type as type', 'type.code', 'pair.user_type_code')
    .select(['type.code', 'type.name as type', 'lot.name as lot'])
    .where('lot.active', '=', true)
    .execute()
  const kinds = await db().selectFrom('permit_kind').selectAll().where('active', '=', true).orderBy('position').execute()
  const kind = kinds.find(({ validity }) => validity.rule === 'calendar_year') ?? kinds[0]!
  await db().updateTable('permit_kind').set({ max_vehicles: 2 }).where('id', '=', kind.id).execute()
  const pair = pairs.find(({ code }) => kind.user_types.length === 0 || kind.user_types.includes(code))!
  words = { kind: kind.name, kindId: kind.id, lot: pair.lot, type: pair.type }
})
afterAll(() => product.close())

const db = () => product.services.database.kysely
const formOf = (subject: string, file: File, columns?: string): FormData => {
  const form = new FormData()
  form.append('subject', subject)
  if (columns !== undefined) form.append('columns', columns)
  form.append('file', file)
  return form
}
const preview = async (subject: string, file: File, columns?: string) =>
  (await product.as('root')).call(previewImport, { form: formOf(subject, file, columns) })
const run = async (subject: string, file: File, columns?: string) => {
  const root = await product.as('root')
  const { id } = (await root.call(startImport, { form: formOf(subject, file, columns) })).body
  await product.jobs.runDue()
  return (await root.call(readImports, {})).body.imports.find((each: { id: string }) => each.id === id)
}

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const sheetXml = (rows: string): string =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`
const archive = (name: string, parts: Record<string, string>): File =>
  new File(
    [
      zipSync(
        Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, [strToU8(text), { level: path === 'mimetype' ? 0 : 6 }]])),
      ),
    ],
    name,
  )

/** A workbook as Excel saves it: shared texts, numbers, and days as numbers with the format 14. */
const xlsx = (rows: readonly (readonly (string | number | { day: number })[])[], sheet?: string): File => {
  const shared: string[] = []
  const cell = (value: string | number | { day: number }): string => {
    if (typeof value === 'number') return `<c><v>${value}</v></c>`
    if (typeof value === 'object') return `<c s="1"><v>${value.day}</v></c>`
    return `<c t="s"><v>${shared.push(value) - 1}</v></c>`
  }
  const body = rows.map((cells, at) => `<row r="${at + 1}">${cells.map(cell).join('')}</row>`).join('')
  return archive('stara.xlsx', {
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Skrit" sheetId="1" state="hidden" r:id="rId9"/><sheet name="List1" sheetId="2" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><t>${xml(text)}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': sheet ?? sheetXml(body),
  })
}

const ods = (content: string): File =>
  archive('stara.ods', {
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet>${content}</office:spreadsheet></office:body></office:document-content>`,
  })

/** č, š and ž as Windows has written them for thirty years. */
const windows1250 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => ({ č: 0xe8, š: 0x9a, ž: 0x9e, Č: 0xc8, Š: 0x8a, Ž: 0x8e })[letter] ?? letter.charCodeAt(0))

test('a CSV file of Windows with a heading above, names apart, an address in one cell, days as texts and plates in lower case', async () => {
  const text = [
    'Izpis dovolilnic;;;;;;;;',
    '',
    'Vrsta;Lokacija;Uporabnik;Reg. št.;Datum od;Datum do;Ime;Priimek;Naslov;GSM;Opomba',
    `${words.kind.sl.toUpperCase()};${words.lot};${words.type.sl};lj star1;1.9.2026 0:00:00;31.12.2026;Špela;Žagar;Kovaška ulica 3, 1290 Lipograd;41123456;-`,
    `${words.kind.sl};${words.lot};${words.type.sl};"lj star2; lj star3";01. 09. 2026;31/12/2026;Ivan;Čuk;"Ozka pot 8b\r\nSI-1290 Lipograd";;-`,
  ].join('\r\n')
  const file = new File([windows1250(text)], 'izpis.csv')
  const { body } = await preview('permits', file)
  expect(body).toMatchObject({ counts: { create: 2, refuse: 0 }, unread: ['Opomba'] })
  expect(await run('permits', file)).toMatchObject({ status: 'done', counts: { create: 2, refuse: 0 } })
  const permits = await db().selectFrom('permit').selectAll().where('name', 'in', ['Špela Žagar', 'Ivan Čuk']).orderBy('name').execute()
  expect(permits).toMatchObject([
    { name: 'Ivan Čuk', street: 'Ozka pot 8b', post_code: '1290', city: 'Lipograd', email: null, phone: null },
    { name: 'Špela Žagar', street: 'Kovaška ulica 3', valid_from: '2026-09-01', valid_until: '2027-01-01', phone: '+38641123456' },
  ])
  const plates = await db()
    .selectFrom('permit_credential')
    .select('value')
    .where(
      'permit_id',
      'in',
      permits.map(({ id }) => id),
    )
    .where('kind', '=', 'plate')
    .orderBy('value')
    .execute()
  expect(plates.map(({ value }) => value)).toEqual(['LJ STAR1', 'LJ STAR2', 'LJ STAR3'])
})

const titles = ['Kind', 'Lot', 'User type', 'Plate', 'From', 'Until', 'Name', 'Street', 'Zip', 'City']

test('a workbook of Excel with English words, days and post codes as numbers; a row that stands twice is refused once', async () => {
  const row = (plate: string) =>
    [
      words.kind.en,
      words.lot,
      words.type.en,
      plate,
      { day: 46_266 },
      { day: 46_387 },
      'Maja Kralj',
      'Ozka ulica 9',
      1290,
      'Lipograd',
    ] as const
  const { body } = await preview('permits', xlsx([titles, row('lj xlsx-1'), row('LJ XLSX-2'), row('LJXLSX1')]))
  expect(body.counts).toEqual({ create: 2, change: 0, same: 0, refuse: 1 })
  expect(body.rows[0]).toMatchObject({ line: 4, note: 'Isti zapis je že v vrstici 2. Eno odstranite.' })
  expect(await run('permits', xlsx([titles, row('LJ XLSX-1')]))).toMatchObject({ file_name: 'stara.xlsx', counts: { create: 1 } })
  const days = await db().selectFrom('permit').select(['valid_from', 'valid_until', 'post_code']).where('name', '=', 'Maja Kralj').execute()
  expect(days).toEqual([{ valid_from: '2026-09-01', valid_until: '2027-01-01', post_code: '1290' }])
})

test('a kind, a day and a type that do not exist: each refused cell says what stands there, what would be right and where it is changed', async () => {
  const wrong = [
    'Letna karta A',
    'Za gradom',
    '',
    'LJ 12',
    '31. 2. 2026',
    'do preklica',
    'Oto Lah',
    'Ozka ulica 9',
    1290,
    'Lipograd',
  ] as const
  const type = [words.kind.sl, words.lot, 'Marsovec', 'LJ TIP-1', 46_266, 46_387, 'Oto Lah', 'Ozka ulica 9', 1290, 'Lipograd'] as const
  const { body } = await preview('permits', xlsx([titles, wrong, type]))
  expect(body.counts).toMatchObject({ create: 0, refuse: 2 })
  const [{ note, place }, { note: typeNote, place: typePlace }] = body.rows
  expect(note).toContain('vrsta dovolilnice »Letna karta A«: Take vrste dovolilnice ni. Prav je na primer: ')
  expect(note).toContain(words.kind.sl)
  expect(note).toContain('parkirišče »Za gradom«: Takega parkirišča ni.')
  expect(note).toContain('velja od »31. 2. 2026«: Vpišite dan kot 31. 12. 2026 ali 2026-12-31.')
  expect(note).toContain('velja do »do preklica«: Vpišite dan')
  expect(place).toBe('kinds')
  expect(typeNote).toContain('vrsta uporabnika »Marsovec«: Take vrste uporabnika ni.')
  expect(typeNote).toContain(words.type.sl)
  expect(typePlace).toBe('user-types')
})

test('a sheet of LibreOffice with repeated cells; columns that no title explains are chosen, and remembered for the next file', async () => {
  const cells = (texts: readonly string[]): string =>
    texts.map((text) => `<table:table-cell><text:p>${xml(text)}</text:p></table:table-cell>`).join('')
  const day = (value: string) =>
    `<table:table-cell office:value-type="date" office:date-value="${value}"><text:p>x</text:p></table:table-cell>`
  const file = (plate: string) =>
    ods(
      `<table:table table:name="A"><table:table-row>${cells(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9'])}<table:table-cell table:number-columns-repeated="16375"/></table:table-row>` +
        `<table:table-row>${cells([words.kind.sl, words.lot, words.type.sl])}${day('2026-09-01')}${day('2026-12-31')}${cells([plate, 'LJ ODS-9', 'Eva Breza', 'Dolga ulica 1, 1290 Lipograd'])}</table:table-row>` +
        `<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>` +
        `<table:table table:name="B"><table:table-row>${cells(['drugi', 'list'])}</table:table-row></table:table>`,
    )
  const root = await product.as('root')
  const columns = async (plate: string) => (await root.call(readImportColumns, { form: formOf('permits', file(plate)) })).body
  const found = await columns('lj ods-1')
  expect(found).toMatchObject({ rows: 1, remembered: false })
  expect(found.columns).toHaveLength(9)
  expect(found.columns[3]).toEqual({ title: 'A4', samples: ['2026-09-01'], key: null })
  expect((await preview('permits', file('lj ods-1'))).body.error.fields).toMatchObject([{ rule: 'table_columns' }])
  const chosen = 'kind,lot,user_type,valid_from,last_day,plates,plates,name,address'
  expect((await preview('permits', file('lj ods-1'), chosen)).body.counts).toMatchObject({ create: 1, refuse: 0 })
  const next = await columns('lj ods-2')
  expect(next.remembered).toBe(true)
  expect(next.columns.map(({ key }: { key: string }) => key).join(',')).toBe(chosen)
  expect(await run('permits', file('lj ods-1'), chosen)).toMatchObject({ file_name: 'stara.ods', counts: { create: 1 } })
})

test('people without an address are told that they need no account, and their permits come without one', async () => {
  const text =
    'Ime in priimek;E-pošta;Naslov\nAna Stara;;Ozka ulica 9, 1290 Lipograd\nAna Nova;ana.nova@uvoz.example;Ozka ulica 9, 1290 Lipograd\n'
  const { body } = await preview('people', new File([text], 'ljudje.csv'))
  expect(body.counts).toMatchObject({ create: 1, refuse: 1 })
  expect(body.rows[0]).toMatchObject({ label: 'Ana Stara', note: expect.stringContaining('brez e-pošte računa ne potrebuje') })
  const permits = `${titles.join(';')}\n${words.kind.sl};${words.lot};${words.type.sl};LJ BREZ-1;1. 9. 2026;31. 12. 2026;Ana Stara;Kratka ulica 2;1290;Lipograd\n`
  const dry = await preview('permits', new File([permits], 'dovolilnice.csv'))
  expect(dry.body.rows[0]).toMatchObject({ outcome: 'create', note: expect.stringContaining('brez računa, pošto dobi na papirju') })
  expect(await run('permits', new File([permits], 'dovolilnice.csv'))).toMatchObject({ counts: { create: 1, refuse: 0 } })
})

test.each([
  [
    'that unpacks to a hundred times its size',
    () => xlsx([], sheetXml(`<row>${'<c><v>1</v></c>'.repeat(6_500_000)}</row>`)),
    'table_expands',
  ],
  ['that declares entities', () => xlsx([], `<!DOCTYPE x [<!ENTITY a "aaaa">]>${sheetXml('<row><c><v>&a;</v></c></row>')}`), 'table_other'],
  [
    'one of whose texts never ends',
    () => xlsx([], sheetXml(`<row><c t="inlineStr"><is><t>${'a'.repeat(3_000_000)}</t></is></c></row>`)),
    'table_other',
  ],
  [
    'that repeats one row a million times',
    () =>
      ods(
        `<table:table><table:table-row table:number-rows-repeated="1048576">${'<table:table-cell table:number-columns-repeated="16384"><text:p>a</text:p></table:table-cell>'.repeat(50)}</table:table-row></table:table>`,
      ),
    'table_too_long',
  ],
  ['that is cut off', () => new File([new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0])], 'x.xlsx'), 'table_other'],
])('a workbook %s is refused with a sentence', { timeout: 30_000 }, async (_, file, rule) => {
  const { body } = await preview('people', file())
  expect(body.error.fields).toMatchObject([{ rule }])
})
