import { expect, test } from 'vitest'
import { fiscalErrorCodes, fiscalErrorOf, fiscalErrors } from './fiscal-errors.ts'

test('every published code says what it means and what to do, however it is written', () => {
  for (const code of fiscalErrorCodes) expect(fiscalErrorOf(code.toLowerCase()), code).toBe(fiscalErrors[code])
  expect(fiscalErrorOf('S006')?.advice.sl).toMatch(/prijavite davčni upravi/)
  for (const code of ['S009', '', 'toString']) expect(fiscalErrorOf(code), code).toBeUndefined()
})
