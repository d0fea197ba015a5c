import type { ListColumn } from '@dovolilnice/contract/list'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { writeCsv } from './writers.ts'
import type { ExportWriter, FileHead } from './export-writer.ts'
import { writeXlsx } from './xlsx-file.ts'

const columns: Record<string, ListColumn> = {
  name: { title: { sl: 'Ime & <priimek>', en: 'Name' }, wide: true },
  cents: { title: { sl: 'Znesek', en: 'Amount' }, kind: 'money' },
  foreign: { title: { sl: 'Tuji znesek', en: 'Foreign' }, kind: 'money', text: () => '12,34 USD' },
  at: { title: { sl: 'Čas', en: 'Time' }, kind: 'instant' },
  day: { title: { sl: 'Dan', en: 'Day' }, kind: 'day' },
  count: { title: { sl: 'Število', en: 'Count' } },
  until: { title: { sl: 'Zadnji dan', en: 'Last day' }, kind: 'last-day' },
}
const row = {
  name: 'Žiga Čšž',
  cents: -123_450,
  foreign: 1234,
  at: '2026-07-01T10:30:00.000Z',
  day: '2026-02-28',
  count: 7,
  until: '2026-03-01',
}
/** What spreadsheets would run, and what files and screens have stumbled over. */
const odd = [
  '=1+1',
  '+cmd|calc',
  '-2+3',
  '@SUM(A1)',
  '\tzamik',
  '\rvrnitev',
  'dve\nvrstici',
  '"narekovaji"; podpičje',
  '<b>&amp;</b>',
  '🅿️ 👩🏽‍💼',
  'שלום עולם',
  '  presledki  ',
  'a\u0000b\u0008c',
]

const head: Omit<FileHead, 'parameters'> = {
  title: 'Seznam: preizkus/1',
  columns: Object.entries(columns).map(([key, column]) => ({ key, column })),
  locale: 'sl',
  now: new Date('2026-11-16T09:00:00Z'),
}

const fileOf = async (writer: ExportWriter, rows: readonly object[], batch = 1_000): Promise<Buffer> => {
  const batches = async function* () {
    for (let start = 0; start < rows.length; start += batch) yield rows.slice(start, start + batch)
  }
  const parts: Uint8Array[] = []
  for await (const part of writer(head as FileHead, batches())) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

const sheetOf = async (rows: readonly object[]): Promise<string> => {
  const files = unzipSync(await fileOf(writeXlsx, rows))
  return strFromU8(files['xl/worksheets/sheet1.xml']!)
}

test('amounts are numbers, days and instants dates on the town’s clock, an amount in another currency its words', async () => {
  const sheet = await sheetOf([row])
  // 46204.520833… is 1 July 2026, 12:30; 46081 is 28 February 2026.
  expect(sheet).toContain(
    '<row><c t="inlineStr"><is><t xml:space="preserve">Žiga Čšž</t></is></c><c s="4"><v>-1234.5</v></c>' +
      '<c t="inlineStr"><is><t xml:space="preserve">12,34 USD</t></is></c><c s="3"><v>46204.52083333333</v></c>' +
      '<c s="2"><v>46081</v></c><c s="0"><v>7</v></c><c s="2"><v>46081</v></c></row>',
  )
  expect(sheet).toContain('<c s="1" t="inlineStr"><is><t>Ime &amp; &lt;priimek&gt;</t></is></c>')
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
  expect(sheet).toContain('<col min="1" max="1" width="34" customWidth="1"/>')
})

test('a last day with hours of its own stays its words', async () => {
  const sheet = await sheetOf([{ ...row, from_time: '09:00', until_time: '13:00' }])
  expect(sheet).toMatch(/28\. 2\. 2026, vsak dan 9:00–13:00<\/t><\/is><\/c><\/row>/)
})

test('what begins like a formula is marked as text; nothing else of a text changes but what XML cannot hold', async () => {
  const sheet = await sheetOf(odd.map((name) => ({ ...row, name })))
  const cells = [...sheet.matchAll(/<row><c( s="5")? t="inlineStr"><is><t xml:space="preserve">([^<]*)<\/t>/g)]
  expect(cells.map(([, quoted]) => quoted !== undefined)).toEqual(odd.map((text) => /^[=+\-@\t\r]/.test(text)))
  const decoded = cells.map(([, , text = '']) =>
    text.replaceAll('&#13;', '\r').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  )
  expect(decoded).toEqual(odd.map((text) => text.replace('\u0000', '').replace('\u0008', '')))
})

test('the same in CSV: a quote in front, decimal commas, and cells that stay one cell', async () => {
  const csv = (await fileOf(writeCsv, [row, ...odd.map((name) => ({ ...row, name }))])).toString('utf8')
  expect(csv).toMatch(/^\uFEFFIme & <priimek>;Znesek \(EUR\);Tuji znesek \(EUR\);Čas;Dan;Število;Zadnji dan\r\n/)
  expect(csv).toContain('\r\nŽiga Čšž;-1234,50;12,34 USD;1. 7. 2026, 12:30;28. 2. 2026;7;28. 2. 2026\r\n')
  for (const start of [
    "'=1+1;",
    "'+cmd|calc;",
    "'-2+3;",
    "'@SUM(A1);",
    "'\tzamik;",
    '"\'\rvrnitev";',
    '"dve\nvrstici";',
    '"""narekovaji""; podpičje";',
  ])
    expect(csv).toContain(`\r\n${start}-1234,50`)
})

test('a writer whose rows fail fails, and reads no further', async () => {
  let ended = false
  const batches = async function* () {
    try {
      yield [row]
      throw new Error('the database is gone')
    } finally {
      ended = true
    }
  }
  for (const writer of [writeXlsx, writeCsv]) {
    ended = false
    const read = async () => {
      for await (const part of writer(head as FileHead, batches())) expect(part.length).toBeGreaterThan(0)
    }
    await expect(read()).rejects.toThrow('the database is gone')
    expect(ended).toBe(true)
  }
})

const office = ['soffice', 'libreoffice'].find((name) => spawnSync(name, ['--version']).status === 0)
if (office === undefined) console.log('LibreOffice is not on this machine: whether it opens the XLSX is not tried.')

test.skipIf(office === undefined)('LibreOffice opens the workbook', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dovolilnice-xlsx-'))
  try {
    writeFileSync(join(folder, 'list.xlsx'), await fileOf(writeXlsx, [row, { ...row, name: '=1+1' }]))
    // 59: semicolons, 34: quotes, 76: UTF-8; from the first line, with cells as they are shown.
    const filter = 'csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,true'
    const args = [`-env:UserInstallation=file://${folder}/profile`, '--headless', '--convert-to', filter, '--outdir', folder]
    spawnSync(office!, [...args, join(folder, 'list.xlsx')], { timeout: 110_000 })
    const [, first, second] = readFileSync(join(folder, 'list.csv'), 'utf8').split('\n')
    expect(first).toBe('Žiga Čšž;-1,234.50 €;12,34 USD;1. 7. 2026 12:30;28. 2. 2026;7;28. 2. 2026')
    expect(second).toMatch(/^=1\+1;/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
