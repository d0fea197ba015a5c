import {
  exportJournal,
  type JournalEntry,
  listJournalEntries,
  listOpenItems,
  readJournal,
  readLedgerAccounts,
  updateLedgerAccounts,
} from '@dovolilnice/contract/accounting/operations'
import { cancelInvoice, createInvoice } from '@dovolilnice/contract/invoices/operations'
import { deletePayment, listPayments, undoPayment } from '@dovolilnice/contract/payments/operations'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feeLine, paidApplication } from '../../../test/applicant/paid-application.ts'
import { approved, paying, setMoney, upload } from '../../../test/applicant/payment-cases.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { openTill } from '../../../test/money/till.ts'

const hasXmllint = spawnSync('xmllint', ['--version']).error === undefined
if (!hasXmllint) process.stdout.write('SKIPPED: no xmllint here (Debian: libxml2-utils), so no journal is held against its schema\n')

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
  await setMoney(product)
  await openTill(product)
})
afterAll(() => product.close())

const today = () => localDayOf(product.clock.now())
const days = (day: string) => ({ from: day, until: addDays(day, 1) })
const journal = async (day = today()) => (await clerk.call(readJournal, { body: days(day) })).body
const fileOf = async (format: 'csv' | 'xml', period: { from: string; until: string }) =>
  (await clerk.call(exportJournal, { body: { ...period, format } })).raw.toString('utf8')
const file = (format: 'csv' | 'xml', day = today()) => fileOf(format, days(day))
const nextDay = async () => {
  product.clock.advance(86_400_000)
  product.forgetClients()
  clerk = await product.as('admin')
}
/** The balance of a place: debit less credit. */
const balance = async (place: string, day = today()) => {
  const found = (await journal(day)).places.find((one: { place: string }) => one.place === place)
  return found === undefined ? 0 : found.debit_cents - found.credit_cents
}

test('accounts are set, and a place without one is named and stops nothing', async () => {
  const fee = feeLine({ code: 'administrative_fee', cents: 1810, vat_basis_points: null })
  const application = await paidApplication(product, {}, {}, [feeLine({ cents: 12_200 }), fee])
  await clerk.call(createInvoice, { params: { id: application } })
  const { places } = await journal()
  expect(places.map(({ account }: { account: string }) => account)).toEqual(['', '', '', ''])
  expect(await file('csv')).toContain(';;Obračunani DDV;;22,00;')

  const { roles, kinds } = (await clerk.call(readLedgerAccounts, {})).body
  const codes = { ...roles, receivables: '1200', vat: '2600', administrative_fee: '7111002', bank: '1100', unallocated: '2840' }
  const body = { roles: codes, kinds: Object.fromEntries(kinds.map(({ id }: { id: string }) => [id, '7111207'])) }
  expect((await clerk.call(updateLedgerAccounts, { body })).status).toBe(204)
  const wrong = await clerk.call(updateLedgerAccounts, { body: { ...body, roles: { ...codes, vat: '=1+1' } } })
  expect(wrong.body.error.fields).toMatchObject([{ path: 'roles.vat', rule: 'ledger_account' }])
  const set = await journal()
  expect(set).toMatchObject({ entries: 1, debit_cents: 14_010, credit_cents: 14_010, is_complete: false })
  expect(set.places.map(({ account, debit_cents, credit_cents }: Record<string, unknown>) => [account, debit_cents, credit_cents])).toEqual(
    [
      ['1200', 14_010, 0],
      ['2600', 0, 2200],
      ['7111002', 0, 1810],
      ['7111207', 0, 10_000],
    ],
  )
})

test('a payment, what it was put to, and that it was taken back, are balanced and on their own days', async () => {
  await nextDay()
  const application = await approved(product)
  const { body } = await upload(
    product,
    paying(application.reference, application.fee_cents - 100),
    paying(undefined, 4200, { payer: 'Neznanka' }),
  )
  const [stray] = (await clerk.call(listPayments, { body: { filters: { upload_id: body.id, status: 'unknown' } } })).body.items
  const day = today()
  expect(await balance('bank')).toBe(application.fee_cents + 4100)
  expect(await balance('receivables')).toBe(100 - application.fee_cents)
  expect(await balance('unallocated')).toBe(-4200)
  const lines = (await file('csv', day)).split('\r\n').filter((line) => line.includes('Razporeditev'))
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).toContain(`;${application.reference};2026-11-13;${application.number};Nakazilo na račun;`)

  await nextDay()
  const before = await file('csv', day)
  await clerk.call(deletePayment, { params: { id: stray.id }, query: { reason: 'Ni naše.' } })
  expect(await balance('bank')).toBe(-4200)
  const removed = today()
  await nextDay()
  const { version } = (await clerk.call(listPayments, { body: { filters: { status: 'removed' } } })).body.items[0]
  await clerk.call(undoPayment, { params: { id: stray.id }, body: { version, reason: 'Je naše.' } })
  expect([await balance('bank'), await balance('bank', removed)]).toEqual([4200, -4200])
  expect(await file('csv', day)).toBe(before)
})

test('a day that is over has the same bytes every time, and a later storno is on its own day', async () => {
  await nextDay()
  const company = { name: '=HYPERLINK("x")', tax_number: '12345679', applicant_type: 'company' as const }
  const { body: invoice } = await clerk.call(createInvoice, { params: { id: await paidApplication(product, {}, company) } })
  const person = await clerk.call(createInvoice, { params: { id: await paidApplication(product, { name: 'Zasebna Oseba' }) } })
  const day = today()
  await nextDay()
  const [csv, xml] = [await file('csv', day), await file('xml', day)]
  await clerk.call(cancelInvoice, { params: { id: invoice.id }, body: { reason: 'Napačen plačnik.' } })
  expect([await file('csv', day), await file('xml', day)]).toEqual([csv, xml])
  expect(await journal(day)).toMatchObject({ is_complete: true, entries: 2 })
  expect(await journal()).toMatchObject({ debit_cents: -3000, credit_cents: -3000 })

  expect(csv.startsWith('\uFEFF')).toBe(true)
  expect(csv).toContain(`${person.body.invoice_nr}`)
  expect(csv).not.toContain('Zasebna Oseba')
  expect(xml).not.toContain('Zasebna Oseba')
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
})

test('invoices and payments of one partner stand together and make zero, whoever paid; what is not identified is of the payer of the statement', async () => {
  await nextDay()
  const owner = await approved(product, { name: 'Žiga Stranka' })
  await upload(product, paying(owner.reference, owner.fee_cents, { payer: 'Mama Plačnica' }), paying(undefined, 990, { payer: 'Neznanec' }))
  await product.jobs.runDue()
  await clerk.call(createInvoice, { params: { id: owner.id } })
  const body = days(today())
  const of = async (partner: string) => (await clerk.call(listJournalEntries, { body: { ...body, partner } })).body.entries
  const entries: JournalEntry[] = await of('žiga str')
  expect(entries.map(({ kind }) => kind)).toEqual(['payment', 'allocation', 'invoice'])
  const owed = entries.flatMap(({ bookings }) => bookings).filter(({ place }) => place === 'receivables')
  expect(owed.reduce((sum, { debit_cents, credit_cents }) => sum + debit_cents - credit_cents, 0)).toBe(0)
  expect(await of('Mama')).toEqual([])
  expect(await of('Neznanec')).toMatchObject([{ kind: 'payment', partner: { name: 'Neznanec', tax_number: null } }])
  // The books need no names of people: files name companies alone, their payments too.
  for (const format of ['csv', 'xml'] as const) expect(await file(format)).not.toMatch(/Stranka|Neznanec/)
  const firm = await approved(product)
  const company = { name: 'Pekarna Zgled d. o. o.', tax_number: '12345679', applicant_type: 'company' as const }
  await product.services.database.kysely.updateTable('application').set(company).where('id', '=', firm.id).execute()
  await upload(product, paying(firm.reference, firm.fee_cents, { payer: 'Pekarna' }))
  await product.jobs.runDue()
  await clerk.call(createInvoice, { params: { id: firm.id } })
  const lines = (await file('csv')).split('\r\n').filter((line) => line.endsWith(';12345679;Pekarna Zgled d. o. o.'))
  for (const place of ['Plačilo', 'Račun'])
    expect(
      lines.some((line) => line.includes(place)),
      place,
    ).toBe(true)
  const open = await clerk.call(listOpenItems, { body: { filters: { name: 'neznanec' } } })
  expect(open.body.items).toMatchObject([{ kind: 'unidentified', name: 'Neznanec', cents: 990 }])
})

test.runIf(hasXmllint)('the XML file is as its schema in the documentation says', async () => {
  const schema = join(import.meta.dirname, '../../../../../docs/journal.xsd')
  const check = (input: string) => spawnSync('xmllint', ['--nonet', '--noout', '--schema', schema, '-'], { input, encoding: 'utf8' })
  const period = { from: addDays(today(), -30), until: addDays(today(), 1) }
  const { body } = await clerk.call(readJournal, { body: period })
  expect(body.entries).toBeGreaterThan(6)
  const xml = await fileOf('xml', period)
  const { status, stderr } = check(xml)
  expect([status, stderr.trim()]).toEqual([0, '- validates'])
  expect(check(xml.replace('<Currency>EUR', '<Currency>USD')).status).not.toBe(0)
})

test('each download leaves an event', async () => {
  await file('csv')
  await file('csv')
  const events = await product.services.database.kysely
    .selectFrom('event')
    .select('after')
    .where('action', '=', 'journal:export')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(events.map(({ after }) => after)).toEqual(Array(2).fill(expect.objectContaining({ journal_from: today(), format: 'csv' })))
})
