import { expect, test } from 'vitest'
import { readCamt } from './read-camt.ts'
import { sampleCamt, sampleIban, type SampleEntry } from './sample-statement.ts'

async function* inParts(text: string | Uint8Array, size = 100): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const read = (text: string | Uint8Array) => readCamt(inParts(text))
const readEntries = async (entries: SampleEntry[], version: '02' | '04' | '08' = '02') =>
  (await read(sampleCamt({ version, entries }))).statements.flatMap((statement) => statement.entries)
const ruleOf = (text: string | Uint8Array) =>
  read(text).then(
    () => 'read',
    (error: { rule?: string }) => error.rule,
  )

const paid: SampleEntry = {
  amount: '30.00',
  bank_reference: 'B-1',
  payer: 'Špela Žagar',
  payer_iban: 'SI56192001234567892',
  reference: 'SI1220260001238',
  purpose: 'Dovolilnica & taksa',
}

test.each(['02', '04', '08'] as const)('version %s says who paid how much, when and with which reference', async (version) => {
  const { format, statements } = await read(sampleCamt({ version, id: '2026/317', entries: [paid] }))
  expect(format).toBe(`camt.053.001.${version}`)
  expect(statements).toMatchObject([{ bank_id: '2026/317', iban: sampleIban, currency: 'EUR', not_booked: 0 }])
  expect(statements[0]?.entries).toEqual([
    {
      key: expect.stringMatching(/^[\da-f]{64}$/),
      direction: 'credit',
      cents: 3000,
      currency: 'EUR',
      booked_on: '2026-11-13',
      value_on: '2026-11-13',
      payer_name: 'Špela Žagar',
      payer_iban: 'SI56192001234567892',
      reference: 'SI1220260001238',
      purpose: 'Dovolilnica & taksa',
      payer_mark: null,
      bank_references: ['B-1'],
      reversal: false,
    },
  ])
})

test('each payment of a batch is a movement of its own', async () => {
  const batch = [
    { ...paid, amount: '10.00', bank_reference: 'P-1' },
    { ...paid, amount: '20.50', payer: 'Marko Kos', bank_reference: 'P-2' },
  ]
  for (const version of ['02', '04', '08'] as const) {
    const entries = await readEntries([{ amount: '30.50', bank_reference: 'B-9', batch }], version)
    expect(entries.map(({ cents, payer_name: name }) => [cents, name])).toEqual([
      [1000, 'Špela Žagar'],
      [2050, 'Marko Kos'],
    ])
    expect(new Set(entries.map(({ key }) => key)).size).toBe(2)
  }
})

test('a batch whose payments do not add up is taken as one payment', async () => {
  const batch = [paid, paid]
  const entries = await readEntries([{ amount: '30.50', batch }])
  expect(entries).toMatchObject([{ cents: 3050, payer_name: null, reference: null }])
})

test('several statements in a file, money that goes out, what is taken back, what is not booked', async () => {
  const file = sampleCamt(
    { id: 'A', entries: [paid, { ...paid, status: 'PDNG' }] },
    { id: 'B', entries: [{ ...paid, direction: 'DBIT', reversal: true }] },
  )
  const { statements } = await read(file)
  expect(statements.map(({ bank_id: id, not_booked: waiting, entries }) => [id, waiting, entries.length])).toEqual([
    ['A', 1, 1],
    ['B', 0, 1],
  ])
  expect(statements[1]?.entries[0]).toMatchObject({ direction: 'debit', reversal: true, cents: 3000 })
})

test.each([
  ['8.85', 885],
  ['8.850', 885],
  ['8.85000', 885],
  ['8', 800],
  ['0.07', 7],
  ['10000000.01', 1_000_000_001],
])('%s is read to the cent', async (amount, cents) => {
  expect(await readEntries([{ ...paid, amount }])).toMatchObject([{ cents }])
})

test.each(['8.851', '8.85001', '8,85', '', '1e3', '-15.00', '+15.00', '1000000000.00', '9999999999999.99'])(
  'the amount %j is refused, not rounded',
  async (amount) => {
    expect(await ruleOf(sampleCamt({ entries: [{ ...paid, amount }] }))).toBe('statement_amount')
  },
)

test('a day with a time is the local day of the instant', async () => {
  const booked = ['2026-11-13T23:30:00Z', '2026-11-13T23:30:00+01:00', '2026-11-13T23:30:00']
  const entries = await readEntries(booked.map((day) => ({ ...paid, booked: day })))
  expect(entries.map(({ booked_on: day }) => day)).toEqual(['2026-11-14', '2026-11-13', '2026-11-13'])
  for (const booked of ['2026-02-30', '9999-12-31', '0001-01-01'])
    expect(await ruleOf(sampleCamt({ entries: [{ ...paid, booked }] }))).toBe('statement_day')
})

test.each(['x', '&amp;', '<![CDATA[x]]>', ' '])(
  'a text of %j without end is refused while it is read, not when it has been',
  async (part) => {
    let given = 0
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(sampleCamt({ entries: [paid] }).split('Dovolilnica')[0] ?? '')
      for (; ; given += 1000) yield Buffer.from(part.repeat(1000))
    }
    await expect(readCamt(endless())).rejects.toMatchObject({ rule: 'statement_too_large' })
    expect(given).toBeLessThan(300_000)
  },
)

test('prefixes, other encodings and comments do not matter', async () => {
  const file = sampleCamt({ entries: [paid] })
  const prefixed = file
    .replace(/<(\/?)(?=\w)/g, '<$1b:')
    .replace('xmlns=', 'xmlns:b=')
    .replace('<b:BkTo', '<!-- banka --><b:BkTo')
  expect((await read(prefixed)).statements[0]?.entries).toMatchObject([{ payer_name: 'Špela Žagar' }])
  const central = Buffer.from(file.replace('UTF-8', 'windows-1250').replace('Š', '\u008a').replace('Ž', '\u008e'), 'latin1')
  expect((await read(central)).statements[0]?.entries).toMatchObject([{ payer_name: 'Špela Žagar' }])
  const wide = Buffer.from(`\uFEFF${file.replace('UTF-8', 'UTF-16')}`, 'utf16le')
  expect((await read(wide)).statements[0]?.entries).toMatchObject([{ payer_name: 'Špela Žagar' }])
})

test('what is no statement is refused with its own sentence', async () => {
  const file = sampleCamt({ entries: [paid] })
  expect(await ruleOf(file.slice(0, -40))).toBe('statement_malformed')
  expect(await ruleOf(file.replace('<Sts>', '<Sts><'))).toBe('statement_malformed')
  expect(await ruleOf(file.replace('Dovolilnica &amp;', 'Dovolilnica &bomb;'))).toBe('statement_malformed')
  expect(await ruleOf(file.replace('camt.053.001.02', 'camt.054.001.02'))).toBe('statement_other')
  expect(await ruleOf('<html><body>Prijava</body></html>')).toBe('statement_other')
  expect(await ruleOf(file.replace('UTF-8', 'klingon'))).toBe('statement_encoding')
  expect(await ruleOf(Buffer.from(file.replace('Š', '\u008a'), 'latin1'))).toBe('statement_encoding')
  expect(await ruleOf(file.replace(/<Stmt>.*<\/Stmt>/s, ''))).toBe('statement_empty')
  expect(await ruleOf(file.replace(/<CdtDbtInd>.*?<\/CdtDbtInd>/, ''))).toBe('statement_incomplete')
  expect(await ruleOf('')).toBe('statement_malformed')
})

test('a document type is refused before anything of it is used', async () => {
  const file = sampleCamt({ entries: [paid] })
  const outside = '<!DOCTYPE Document [<!ENTITY f SYSTEM "file:///etc/passwd">]>'
  const bomb = `<!DOCTYPE Document [<!ENTITY a "ha">${[...'bcdefgh'].map((name, index) => `<!ENTITY ${name} "${`&${'abcdefg'[index]};`.repeat(30)}">`).join('')}]>`
  for (const type of [outside, bomb, '<!DOCTYPE Document>']) expect(await ruleOf(file.replace('?>', `?>${type}`))).toBe('statement_doctype')
})

test('no depth, length or number of elements fills the memory', async () => {
  const file = sampleCamt({ entries: [paid] })
  const put = (content: string) => ruleOf(file.replace('<CreDtTm>', `${content}<CreDtTm>`))
  expect(await put(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`)).toBe('statement_too_large')
  expect(await put(`<a>${'x'.repeat(30_000)}</a>`)).toBe('statement_too_large')
  expect(await ruleOf(file.replace('<Bal>', '').replace('<Acct>', `${'<b/>'.repeat(30_000)}<Acct>`))).toBe('statement_too_large')
})
