import { expect, test } from 'vitest'
import { plateSchema } from './field-schemas.ts'
import { formatPlate, looksSlovenian, normalisePlate } from './plate.ts'

test.each([
  ['lj  ab-123', 'LJ AB-123'],
  ['LJ KAVA', 'LJ KAVA'],
  ['NM-BIKER', 'NM BIKER'],
  ['ljpr123', 'LJ PR-123'],
  ['ljpp 321', 'LJ PP-321'],
  ['LJ-PP  32 1', 'LJ PP-321'],
  ['lj12abc', 'LJ 12ABC'],
  ['lj 12-abc', 'LJ 12-ABC'],
  ['W-12345X', 'W-12345X'],
  ['ce čž-100', 'CE ČŽ-100'],
  ['M·AB 1234', 'M·AB 1234'],
  ['F 1', 'F 1'],
])('%s is a plate, shown as %s', (given, shown) => {
  expect(plateSchema.parse(given)).toBe(shown)
})

test.each(['', '   ', '- -', 'x', '- 7', '...', 'LJ AB-1234567890', 'ABCDEFGHIJKLM', 'LJ_AB-123', 'LJ AB/123', 'LJ 🚗'])(
  '%j cannot be a plate',
  (given) => {
    expect(plateSchema.safeParse(given).success).toBe(false)
  },
)

test('the Slovenian pattern knows personalised plates, and only warns', () => {
  for (const plate of ['LJ KAVA', 'NM-BIKER', 'lj ab-123', 'CD 123']) expect(looksSlovenian(plate)).toBe(true)
  for (const plate of ['M AB 1234', 'LJ A', 'KAVA', 'W-12345X']) expect(looksSlovenian(plate)).toBe(false)
})

test.each([
  ['ЛJ AB-123', undefined],
  ['LЈ АВ-123', 'LJ AB-123'],
  ['ΙΚΧ-1234', 'IKX-1234'],
  ['аб 123', undefined],
  ['LJ\u200B AB\u202E-123', 'LJ AB-123'],
  ['LJ\u3164AB', 'LJAB'],
  ['ＬＪ ＡＢ-１２３', 'LJ AB-123'],
  ['cE c\u030Cz\u030C-100', 'CE ČŽ-100'],
  ['W-ÄÖÜ 1', 'W-ÄÖÜ 1'],
  ['لوحة 1', undefined],
  ['ᴀB 123', undefined],
])('%j, typed on whatever keyboard, is %j', (typed, shown) => {
  const parsed = plateSchema.safeParse(typed)
  expect(parsed.data).toBe(shown)
  if (shown === undefined) expect(parsed.error?.issues[0]?.message).toBe('plate_latin')
})

test('plates that look the same are the same', () => {
  expect(normalisePlate('LЈ АВ-123')).toBe(normalisePlate('lj ab 123'))
})

test('the form in which a plate is shown is stable, and stays the same plate', () => {
  for (const plate of ['ljpr123', 'NM-BIKER', 'lj 12-abc', 'M AB 1234', 'CD-123', 'KR-AB 1234', '']) {
    expect(formatPlate(formatPlate(plate))).toBe(formatPlate(plate))
    expect(normalisePlate(formatPlate(plate))).toBe(normalisePlate(plate))
  }
})
