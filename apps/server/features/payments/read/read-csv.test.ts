import type { StatementMapping } from '@dovolilnice/contract/payments/mappings/statement-mapping'
import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const mapping: StatementMapping = {
  encoding: 'utf-8',
  delimiter: ';',
  skipped_lines: 0,
  decimal_sign: ',',
  date_form: 'D.M.YYYY',
  columns: { booked_on: 'Datum', amount: 'Znesek', reference: 'Sklic', payer_name: 'Naziv', purpose: 'Namen' },
}
const iban = 'SI56020170014356205'
async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
const read = (text: string | Buffer, more: Partial<StatementMapping> = {}) =>
  readCsv(once(Buffer.from(text)), { ...mapping, ...more }, iban).then(({ statements }) => statements.flatMap(({ entries }) => entries))
const ruleOf = (text: string, more: Partial<StatementMapping> = {}) =>
  read(text, more).then(
    () => 'read',
    (error: { rule?: string }) => error.rule,
  )

test('reads the columns of a Slovenian export, the amounts to the cent', async () => {
  const file =
    '\uFEFFDatum;Znesek;Sklic;Naziv;Namen\n1.2.2026;1.230,50;SI12 20260001238;"Žagar; Špela";"Vloga ""V-1"""\n2. 2. 2026;-15,00;;Banka;Provizija\n;1.215,50;;;Skupaj\n'
  expect(await read(file)).toMatchObject([
    {
      direction: 'credit',
      cents: 123_050,
      booked_on: '2026-02-01',
      payer_name: 'Žagar; Špela',
      reference: 'SI12 20260001238',
      currency: 'EUR',
    },
    { direction: 'debit', cents: 1500, booked_on: '2026-02-02', reference: null, purpose: 'Provizija' },
  ])
})

test('reads windows-1250, titles further down, columns of their own for what goes out', async () => {
  const columns = { ...mapping.columns, amount: 'V dobro', debit: 'V breme', currency: 'Valuta' }
  const file =
    'Izpisek\nOd-do\nDatum\tV dobro\tV breme\tValuta\tSklic\tNaziv\tNamen\n20260201\t1,230.50\t\tusd\t\t\u008epela\t\n20260202\t\t15\teur\t\t\t\n'
  const more = { encoding: 'windows-1250', delimiter: 'tab', skipped_lines: 2, decimal_sign: '.', date_form: 'YYYYMMDD', columns } as const
  expect(await read(Buffer.from(file, 'latin1'), more)).toMatchObject([
    { direction: 'credit', cents: 123_050, currency: 'USD', payer_name: 'Žpela' },
    { direction: 'debit', cents: 1500, currency: 'EUR' },
  ])
})

test('says which column, day or amount is wrong', async () => {
  const titles = 'Datum;Znesek;Sklic;Naziv;Namen\n'
  expect(await ruleOf('Dan;Znesek\n1.2.2026;3\n')).toBe('statement_column')
  expect(await ruleOf(`${titles}31.2.2026;3,00\n`)).toBe('statement_day')
  expect(await ruleOf(`${titles}1.2.2026;3,005\n`)).toBe('statement_amount')
  expect(await ruleOf(`${titles}1.2.2026;trideset\n`)).toBe('statement_amount')
  expect(await ruleOf(titles)).toBe('statement_empty')
  expect(await ruleOf(`${titles}1.2.2026;"${'x'.repeat(30_000)}"\n`)).toBe('statement_csv')
})
