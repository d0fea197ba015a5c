import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moneyLineCodes, vatGroups } from '@dovolilnice/contract/money/money-line'
import { creditLines } from '@dovolilnice/contract/money/unused-part'
import { takenBackLines } from '@dovolilnice/contract/money/net-lines'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedCases } from '../../../../../tools/testing/shared-cases.ts'
import type { InvoicePaper } from '../paper/invoice-paper.ts'
import { writeEslog } from './write-eslog.ts'

const schema = sharedCases('eslog/eSLOG20_INVOIC_v200.xsd')
const canValidate = (() => {
  try {
    execFileSync('xmllint', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    process.stdout.write('SKIPPED: no xmllint here (Debian: libxml2-utils), so no e-SLOG file is held against the schema\n')
    return false
  }
})()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dovolilnice-eslog-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What the schema says against a file; empty when it is valid. */
const faultsOf = async (xml: string): Promise<string> => {
  const file = join(folder, 'racun.xml')
  await writeFile(file, xml)
  try {
    execFileSync('xmllint', ['--nonet', '--noout', '--schema', schema ?? '', file], { stdio: ['ignore', 'ignore', 'pipe'] })
    return ''
  } catch (error) {
    return String((error as { stderr?: Buffer }).stderr)
  }
}

type Invoice = InvoicePaper['invoice']
const line = {
  code: 'price' as const,
  text: { sl: 'Dovolilnica: Stanovalec', en: 'Permit: Resident' },
  explanation: null,
  quantity: 1,
  unit_cents: 3000,
  cents: 3000,
  vat_basis_points: 2200 as number | null,
}

const paper = (changes: Partial<Invoice> = {}, reference: InvoicePaper['reference'] = null): InvoicePaper => {
  const lines = changes.lines ?? [line]
  return {
    application_number: 'V-2026-000123',
    copy: null,
    reference,
    invoice: {
      id: '01900000-0000-7000-8000-000000000001',
      number: 'OBCINA-B1-17',
      kind: 'invoice',
      premise_id: '',
      device_id: '',
      premise_code: 'OBCINA',
      device_code: 'B1',
      sequence: 17,
      numbering: 'B',
      application_id: '',
      reference_invoice_id: null,
      cancelled_by_id: null,
      refund_id: null,
      open_cents: null,
      anonymised_at: null,
      reason: null,
      issuer: {
        name: 'Občina Zgornji Kamen',
        street: 'Stari trg 1',
        post_code: '9999',
        city: 'Zgornji Kamen',
        tax_number: '50223054',
        email: '',
        phone: '',
        iban: 'SI56990000000012387',
        bic: 'LIPGSI2X',
      },
      payer: {
        name: 'Pekarna & Čaj »Žemlja« d.o.o.',
        street: 'Glavni trg 7',
        post_code: '9999',
        city: 'Zgornji Kamen',
        tax_number: '95985352',
        is_company: true,
        is_budget_user: false,
      },
      payment_method: 'transfer',
      transaction_id: null,
      total_cents: 3000,
      service_from: '2026-12-01',
      service_until: '2027-12-01',
      locale: 'sl',
      issued_at: new Date('2026-11-16T09:00:00Z'),
      issued_by: null,
      issued_by_name: 'Ana Referent',
      fiscal_status: 'none',
      zoi: null,
      eor: null,
      fiscal_error: null,
      fiscal_due_on: null,
      fiscal_test: false,
      operator_tax_number: null,
      xml_storage_key: null,
      xml_sha256: null,
      sent_at: null,
      ...changes,
      lines,
      vat: vatGroups(lines),
    },
  }
}

/** The amounts of one kind, in the order in which they stand. */
const amounts = (xml: string, kind: string): number[] =>
  [...xml.matchAll(new RegExp(`<D_5025>${kind}</D_5025><D_5004>(-?[\\d.]+)<`, 'g'))].map(([, value]) => Math.round(Number(value) * 100))

test('says who invoices whom what, with VAT, and that it is paid', () => {
  const xml = writeEslog(paper())
  expect(xml).toContain('<Invoice xmlns="urn:eslog:2.00"><M_INVOIC Id="data">')
  expect(xml).toContain('<D_3036>Pekarna &amp; Čaj »Žemlja« d.o.o.</D_3036>')
  expect(xml).toContain('<D_1153>VA</D_1153><D_1154>SI50223054</D_1154>')
  expect(xml).toContain('<D_3194>SI56990000000012387</D_3194>')
  expect(['203', '79', '176', '388', '113', '9'].map((kind) => amounts(xml, kind))).toEqual([[2459], [2459], [541], [3000], [3000], [0]])
})

test('a storno is a credit note with positive amounts that names what it takes back', () => {
  const taken = { number: 'OBCINA-B1-17', issued_at: new Date('2026-11-16T09:00:00Z') }
  const xml = writeEslog(paper({ kind: 'storno', number: 'OBCINA-B1-18', lines: takenBackLines([line]) }, taken))
  expect(xml).toContain('<D_1001>381</D_1001>')
  expect(xml).toContain('<D_1153>OI</D_1153><D_1154>OBCINA-B1-17</D_1154>')
  expect(amounts(xml, '388')).toEqual([3000])
})

const lines = fc.array(
  fc.record({
    code: fc.constantFrom(...moneyLineCodes),
    text: fc.constant(line.text),
    explanation: fc.constant(null),
    quantity: fc.integer({ min: 1, max: 3 }),
    unit_cents: fc.constant(1),
    cents: fc.integer({ min: -5_000, max: 500_000 }),
    vat_basis_points: fc.constantFrom(null, 0, 500, 950, 2200),
  }),
  { minLength: 1, maxLength: 7 },
)

test('the lines add up to the sum without VAT, the taxes to the tax, both to what is paid', () => {
  fc.assert(
    fc.property(lines, (charged) => {
      const xml = writeEslog(paper({ lines: charged }))
      const sum = (kind: string): number => amounts(xml, kind).reduce((total, cents) => total + cents, 0)
      expect(sum('203')).toBe(sum('79'))
      expect(sum('125')).toBe(sum('79'))
      expect(sum('124')).toBe(sum('176'))
      expect(sum('79') + sum('176')).toBe(sum('388'))
      expect(sum('388')).toBe(charged.reduce((total, { cents }) => total + cents, 0))
    }),
  )
})

describe.skipIf(schema === undefined || !canValidate)('by the schema', () => {
  const long = 'Zavod za raziskave, razvoj in še marsikaj drugega, kar se da povedati v zelo dolgem imenu podjetja, d.o.o. Zgornji Kamen'
  const outside = { ...line, code: 'administrative_fee' as const, vat_basis_points: null, cents: 2260 }
  test.each([
    ['an invoice', paper()],
    ['one with a long name and a storno’s number', paper({ payer: { ...paper().invoice.payer, name: long, street: long.slice(0, 90) } })],
    ['one outside VAT', paper({ lines: [outside] })],
    ['one of several rates', paper({ lines: [line, outside, { ...line, vat_basis_points: 950 }, { ...line, vat_basis_points: 0 }] })],
    [
      'one of a town without an account and a payer without a number',
      paper({
        issuer: { ...paper().invoice.issuer, iban: '', bic: '' },
        payer: { ...paper().invoice.payer, tax_number: null, street: '', post_code: '', city: '' },
      }),
    ],
    [
      'a storno',
      paper({ kind: 'storno', lines: takenBackLines([line]) }, { number: 'OBCINA-B1-1', issued_at: new Date('2026-11-16T09:00:00Z') }),
    ],
    [
      'a credit note for a part',
      paper(
        { kind: 'credit', lines: creditLines([line, outside], [], 1220) },
        { number: 'OBCINA-B1-1', issued_at: new Date('2026-11-16T09:00:00Z') },
      ),
    ],
    ['characters that XML cannot write', paper({ payer: { ...paper().invoice.payer, name: 'A\u0001B <&> "č"' } })],
  ])('%s is valid', async (_, of) => {
    expect(await faultsOf(writeEslog(of))).toBe('')
  })

  test('the check can fail', async () => {
    expect(await faultsOf(writeEslog(paper()).replace('<S_UNS>', '<S_UNX>').replace('</S_UNS>', '</S_UNX>'))).toContain('S_UNX')
  })
})
