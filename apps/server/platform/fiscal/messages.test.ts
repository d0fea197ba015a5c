import { readFileSync } from 'node:fs'
import Ajv from 'ajv-draft-04'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { sharedCases } from '../../../../tools/testing/shared-cases.ts'
import { type FiscalInvoice, type FiscalPremise, invoiceMessage, messageHeader, premiseMessage } from './fiscal-messages.ts'

const header = messageHeader('4e64a93a-40fa-4c02-afb1-488534b85e4c', new Date('2026-11-16T09:15:43Z'))

const price = { cents: 1220, vat_basis_points: 2200 }
const invoice: FiscalInvoice = {
  tax_number: '12345679',
  issued_at: new Date('2026-11-16T09:15:33Z'),
  premise: 'OBCINA1',
  device: 'BLAG1',
  sequence: 205,
  total_cents: 1220,
  zoi: '34905bcff14b381039af2e9d7eee54bb',
  numbering: 'B',
  lines: [price],
  vat_payer: true,
  operator_tax_number: '10000004',
  subsequent: false,
}

const taxesOf = (change: Partial<FiscalInvoice>) =>
  invoiceMessage({ ...invoice, ...change }, header).InvoiceRequest.Invoice.TaxesPerSeller[0]

const premise: FiscalPremise = {
  tax_number: '12345679',
  premise: 'OBCINA1',
  identifier: {
    kind: 'real_estate',
    cadastral_community: 365,
    building: 12,
    building_part: 3,
    street: 'Glavni trg',
    house_number: '1',
    house_number_addition: 'A',
    community: 'Lipograd',
    city: 'Lipograd',
    post_code: '9999',
  },
  valid_from: '2026-11-16',
  closed: false,
  supplier: { name: 'Dovolilnice' },
}
const stall: FiscalPremise = { ...premise, identifier: { kind: 'movable', type: 'B' }, supplier: { tax_number: '12345679' }, closed: true }

const storno: FiscalInvoice = {
  ...invoice,
  sequence: 206,
  total_cents: -1220,
  lines: [{ cents: -1220, vat_basis_points: 2200 }],
  reference: { premise: 'OBCINA1', device: 'BLAG1', sequence: 205, issued_at: new Date('2026-11-16T09:15:33Z') },
}

test('an invoice, as it is on the wire', () => {
  expect(JSON.parse(JSON.stringify(invoiceMessage(invoice, header)))).toEqual({
    InvoiceRequest: {
      Header: { MessageID: '4e64a93a-40fa-4c02-afb1-488534b85e4c', DateTime: '2026-11-16T10:15:43' },
      Invoice: {
        TaxNumber: 12345679,
        IssueDateTime: '2026-11-16T10:15:33',
        NumberingStructure: 'B',
        InvoiceIdentifier: { BusinessPremiseID: 'OBCINA1', ElectronicDeviceID: 'BLAG1', InvoiceNumber: '205' },
        InvoiceAmount: 12.2,
        PaymentAmount: 12.2,
        TaxesPerSeller: [{ VAT: [{ TaxRate: 22, TaxableAmount: 10, TaxAmount: 2.2 }] }],
        OperatorTaxNumber: 10000004,
        ProtectedID: '34905bcff14b381039af2e9d7eee54bb',
      },
    },
  })
})

test('several rates, exempt lines and a fee outside VAT each go where they belong', () => {
  const lines = [price, { cents: 219, vat_basis_points: 950 }, { cents: 500, vat_basis_points: 0 }, { cents: 2260, vat_basis_points: null }]
  expect(taxesOf({ lines, total_cents: 4199 })).toEqual({
    VAT: [
      { TaxRate: 22, TaxableAmount: 10, TaxAmount: 2.2 },
      { TaxRate: 9.5, TaxableAmount: 2, TaxAmount: 0.19 },
    ],
    ExemptVATTaxableAmount: 5,
    NontaxableAmount: 22.6,
  })
})

test('of an issuer outside VAT everything is exempt', () => {
  expect(taxesOf({ vat_payer: false, lines: [{ cents: 1220, vat_basis_points: null }] })).toEqual({ ExemptVATTaxableAmount: 12.2 })
})

test('a storno is negative and names the invoice that it cancels', () => {
  const { Invoice } = invoiceMessage(storno, header).InvoiceRequest
  expect(Invoice.InvoiceAmount).toBe(-12.2)
  expect(Invoice.TaxesPerSeller).toEqual([{ VAT: [{ TaxRate: 22, TaxableAmount: -10, TaxAmount: -2.2 }] }])
  expect(Invoice.ReferenceInvoice).toEqual([
    {
      ReferenceInvoiceIdentifier: { BusinessPremiseID: 'OBCINA1', ElectronicDeviceID: 'BLAG1', InvoiceNumber: '205' },
      ReferenceInvoiceIssueDateTime: '2026-11-16T10:15:33',
    },
  ])
})

test('amounts never have more than two decimals', () => {
  for (const cents of [1, 29, 57, 110, 1_005, 99_999_999, -4_035]) {
    const text = JSON.stringify(invoiceMessage({ ...invoice, total_cents: cents }, header).InvoiceRequest.Invoice.InvoiceAmount)
    expect(text).toBe(String(Number((cents / 100).toFixed(2))))
    expect(text.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(2)
  }
})

const file = sharedCases('furs/FiscalVerificationSchema.json')

test.skipIf(file === undefined)('every message fits the published schema', () => {
  const withoutIds: unknown = JSON.parse(readFileSync(file ?? '', 'utf8'), (key, value: unknown) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  )
  // Times of the published examples have no zone, which the format `date-time` wants.
  const ajv = new Ajv.default({ strict: false, multipleOfPrecision: 6, formats: { 'date-time': true } })
  const fits = ajv.compile(z.record(z.string(), z.unknown()).parse(withoutIds))
  const odd = {
    ...invoice,
    operator_tax_number: null,
    customer_vat_number: 'SI12345679',
    subsequent: true,
    vat_payer: false,
    numbering: 'C' as const,
  }
  const messages = [
    ...[invoice, storno, odd].map((one) => invoiceMessage(one, header)),
    ...[premise, stall].map((one) => premiseMessage(one, header)),
  ]
  for (const message of messages) expect([fits(message), fits.errors]).toEqual([true, null])
  expect(fits(invoiceMessage({ ...invoice, zoi: 'a7' }, header))).toBe(false)
})
