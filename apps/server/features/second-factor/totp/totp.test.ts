import { describe, expect, it, test } from 'vitest'
import { base32, findTotpStep, newTotpKey, totpAddress, totpCode, totpStepOf } from './totp.ts'

/** The key of RFC 6238, appendix B. */
const key = Buffer.from('12345678901234567890')

describe('RFC 6238, appendix B', () => {
  it.each([
    ['1970-01-01T00:00:59Z', '94287082'],
    ['2005-03-18T01:58:29Z', '07081804'],
    ['2005-03-18T01:58:31Z', '14050471'],
    ['2009-02-13T23:31:30Z', '89005924'],
    ['2033-05-18T03:33:20Z', '69279037'],
    ['2603-10-11T11:33:20Z', '65353130'],
  ])('at %s the code of eight digits is %s', (at, code) => {
    expect(totpCode(key, totpStepOf(new Date(at)), 8)).toBe(code)
  })
})

describe('RFC 4226, appendix D', () => {
  it('gives the codes of the first ten steps', () => {
    const codes = Array.from({ length: 10 }, (_, step) => totpCode(key, step))
    expect(codes).toEqual(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])
  })
})

test('a code is taken one step early and one step late, no more', () => {
  const step = totpStepOf(new Date('2026-11-16T09:00:00Z'))
  const code = totpCode(key, step)
  const found = (at: string) => findTotpStep(key, code, new Date(at))
  expect(found('2026-11-16T08:59:29.999Z')).toBeUndefined()
  expect(found('2026-11-16T08:59:30Z')).toBe(step)
  expect(found('2026-11-16T09:00:00Z')).toBe(step)
  expect(found('2026-11-16T09:00:59.999Z')).toBe(step)
  expect(found('2026-11-16T09:01:00Z')).toBeUndefined()
  expect(findTotpStep(key, '', new Date('2026-11-16T09:00:00Z'))).toBeUndefined()
  expect(findTotpStep(key, `${code}0`, new Date('2026-11-16T09:00:00Z'))).toBeUndefined()
})

// RFC 4648, section 10, without the padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%s in base32 is %s', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})

test('the address holds issuer, account and key', () => {
  expect(totpAddress(key, 'Občina Lipograd', 'ana@lipograd.example')).toBe(
    'otpauth://totp/Ob%C4%8Dina%20Lipograd:ana%40lipograd.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Ob%C4%8Dina%20Lipograd',
  )
  expect(newTotpKey()).toHaveLength(20)
  expect(newTotpKey().equals(newTotpKey())).toBe(false)
})
