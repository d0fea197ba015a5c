import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sharedCases } from '../../../../../tools/testing/shared-cases.ts'
import { readCamt } from './read-camt.ts'

const folder = sharedCases('camt')
const files = folder === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.xml'))

const read = (name: string) => readCamt(createReadStream(join(folder ?? '', name)))

/** What another library read from the file of the same name. */
interface OtherReading {
  getEntries: { getAmount: { getAmount: string; getCurrency: { getCode: string } }; getCreditDebitIndicator: string }[]
}

test.skipIf(folder === undefined)('statements made by others are read as another library reads them', async () => {
  const compared: string[] = []
  for (const name of files.filter((one) => !one.includes('wrong'))) {
    const other: OtherReading = JSON.parse(readFileSync(join(folder ?? '', name.replace(/xml$/, 'json')), 'utf8'))
    // Of several statements that library answers the entries of the last.
    const entries = (await read(name)).statements.at(-1)?.entries ?? []
    const wanted = other.getEntries.map(({ getAmount: amount, getCreditDebitIndicator: direction }) => [
      Math.abs(Number(amount.getAmount)),
      amount.getCurrency.getCode,
      direction === 'CRDT' ? 'credit' : 'debit',
    ])
    expect([name, entries.map(({ cents, currency, direction }) => [cents, currency, direction])]).toEqual([name, wanted])
    compared.push(name)
  }
  expect(compared.length).toBeGreaterThan(5)
})

test.skipIf(folder === undefined)('a file without a statement is refused', async () => {
  await expect(read('genkgo.camt053.v2.wrong.xml')).rejects.toMatchObject({ rule: 'statement_empty' })
})

test.skipIf(folder === undefined)('balances and movements add up where the file says so', async () => {
  const { statements } = await read('genkgo.camt053.v2.multi.statement.xml')
  for (const { opening_cents: opening, closing_cents: closing, entries } of statements)
    expect(entries.reduce((sum, { cents, direction }) => sum + (direction === 'credit' ? cents : -cents), opening ?? Number.NaN)).toBe(
      closing,
    )
})
