import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { sharedCases } from '../testing/shared-cases.ts'
import { readBehaviour } from './behaviour.ts'
import { wrongAmount } from './judge-message.ts'
import { invoiceRequest, premiseRequest } from './message-schema.ts'

test('a behaviour is read from a line, and nothing else', () => {
  expect(readBehaviour(' slow 5000 ')).toEqual({ kind: 'slow', milliseconds: 5000 })
  expect(readBehaviour('refuse S006')).toEqual({ kind: 'refuse', code: 'S006' })
  expect(readBehaviour('down')).toEqual({ kind: 'down' })
  for (const line of ['', 'slow', 'slow soon', 'refuse', 'refuse no', 'sleep']) expect(readBehaviour(line), line).toBeUndefined()
})

const recorded = sharedCases('furs/thermidor.requests.json')
const published = sharedCases('furs/furs.example-invoice.json')

test.skipIf(recorded === undefined || published === undefined)('messages of other programs fit its schema', () => {
  const requests = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(recorded ?? '', 'utf8')))
  for (const [name, request] of Object.entries(requests))
    expect((name === 'premises' ? premiseRequest : invoiceRequest).safeParse(request).error, name).toBeUndefined()
  const example = z.object({ payload: invoiceRequest }).parse(JSON.parse(readFileSync(published ?? '', 'utf8')))
  const { Invoice: invoice } = example.payload.InvoiceRequest
  expect(wrongAmount({ ...invoice, PaymentAmount: invoice.InvoiceAmount })).toBeUndefined()
  expect(wrongAmount(invoice)).toMatch(/is not what is to be paid/)
  expect(wrongAmount({ ...invoice, InvoiceAmount: 66.72 })).toMatch(/the parts make 66.71/)
})
