import { constants, createHash, generateKeyPairSync, privateEncrypt } from 'node:crypto'
import { expect, test } from 'vitest'
import { type InvoiceMark, zoiBase, zoiOf } from './zoi.ts'

const mark: InvoiceMark = {
  tax_number: '12345678',
  issued_at: new Date('2015-08-15T08:13:32Z'),
  premise: 'blag001',
  device: '11245',
  sequence: 12345,
  total_cents: 124_556,
}

test('the recipe is frozen: the order, the wall clock of here, a point and two decimals', () => {
  expect(zoiBase(mark)).toBe('1234567815.08.2015 10:13:3212345blag001112451245.56')
  expect(zoiBase({ ...mark, issued_at: new Date('2026-01-01T23:00:05Z'), sequence: 1, total_cents: 5_000 })).toBe(
    '1234567802.01.2026 00:00:051blag0011124550.00',
  )
  expect(zoiBase({ ...mark, total_cents: -5 })).toBe('1234567815.08.2015 10:13:3212345blag00111245-0.05')
})

test('the ZOI is the MD5 of a PKCS #1 v1.5 signature over SHA-256, put together here by hand', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const digestInfo = Buffer.concat([
    Buffer.from('3031300d060960864801650304020105000420', 'hex'),
    createHash('sha256').update('1234567815.08.2015 10:13:3212345blag001112451245.56').digest(),
  ])
  const signature = privateEncrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, digestInfo)
  const expected = createHash('md5').update(signature).digest('hex')
  expect(zoiOf(privateKey, mark)).toBe(expected)
  expect(zoiOf(privateKey, { ...mark, total_cents: 124_557 })).not.toBe(expected)
})
