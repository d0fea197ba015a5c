import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { sharedCases } from '../../../../tools/testing/shared-cases.ts'
import { digitsQrModules } from '../pdf/payment-slip.ts'
import { invoiceCode, isInvoiceCode } from './zoi.ts'

const middleOfAugust = new Date('2015-08-15T08:13:32Z')

test('the published examples, one of them with a leading zero', () => {
  expect(invoiceCode('a7e5f55e1dbb48b799268e1a6d8618a3', '12345678', middleOfAugust)).toBe(
    '223175087923687075112234402528973166755123456781508151013321',
  )
  expect(invoiceCode('3024e56bf1ddd2e7eeb5715c6859a913', '12345678', middleOfAugust)).toBe(
    '063994519708649896901260100447252359443123456781508151013320',
  )
})

test('each code has 60 digits, its control digit, and a QR code of 25 × 25 modules', () => {
  const zoi = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 })
  const instant = fc.date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true })
  fc.assert(
    fc.property(zoi, fc.integer({ min: 10_000_000, max: 99_999_999 }), instant, (mark, tax, at) => {
      const code = invoiceCode(mark, String(tax), at)
      expect(isInvoiceCode(code)).toBe(true)
      expect(digitsQrModules(code)).toHaveLength(25)
    }),
    { numRuns: 30 },
  )
})

test('another digit, a missing one and the control digit of Luhn are seen', () => {
  const code = '223175087923687075112234402528973166755123456781508151013321'
  for (const wrong of [`3${code.slice(1)}`, code.slice(1), `${code.slice(0, -1)}7`]) expect(isInvoiceCode(wrong), wrong).toBe(false)
})

const file = sharedCases('furs/codes60.json')
const casesSchema = z.object({
  valid: z.array(z.object({ zoi: z.string(), tax_number: z.string(), local_time: z.string(), expected: z.string() })),
  invalid: z.array(z.object({ code: z.string(), why: z.string() })),
})

test.skipIf(file === undefined)('the cases of others', () => {
  const cases = casesSchema.parse(JSON.parse(readFileSync(file ?? '', 'utf8')))
  for (const { zoi, tax_number: taxNumber, local_time: time, expected } of cases.valid) {
    const summer = time.slice(5, 7) === '08'
    expect(invoiceCode(zoi, taxNumber, new Date(`${time}${summer ? '+02:00' : '+01:00'}`))).toBe(expected)
  }
  for (const { code, why } of cases.invalid) expect(isInvoiceCode(code), why).toBe(false)
})
