import { citySchema, lineSchema, nameSchema, postCodeSchema, streetSchema } from './field-schemas.ts'
import { describe, expect, test } from 'vitest'

const schemas = { nameSchema, lineSchema, streetSchema, citySchema, postCodeSchema }

describe.each(Object.entries(schemas))('%s', (_, schema) => {
  test('holds no line end and no other control character, and says so', () => {
    for (const text of ['1a\nB: x', '1a\r\nX', '1a\u0000b', '1a\tb', '1a\u0085b', '1a\u2028b', '\u0001\u0002'])
      expect(schema.safeParse(text).error?.issues[0]?.message, JSON.stringify(text)).toBe('one_line')
  })

  test('loses invisible characters and those that turn the direction', () => {
    expect(schema.parse('\u202E 1\u200Ba\u2066b\uFEFF\u00AD\u3164 ')).toBe('1ab')
    for (const text of ['\u202E\u200B', '\u3164\u3164', ' \u2063 ']) expect(schema.safeParse(text).success).toBe(false)
  })
})

test.each([nameSchema, streetSchema, citySchema])('a name, a street and a city have a letter', (schema) => {
  for (const text of ['12', '--', '…!']) expect(schema.safeParse(text).error?.issues.at(-1)?.message).toBe('letter')
})

test('a line and a post code have a letter or a digit', () => {
  expect([lineSchema.parse('1'), postCodeSchema.parse('9999'), postCodeSchema.parse('SW1A 1AA')]).toEqual(['1', '9999', 'SW1A 1AA'])
  for (const schema of [lineSchema, postCodeSchema]) expect(schema.safeParse('--').success).toBe(false)
})

test('letters and marks that names have stay', () => {
  for (const name of ['Čedomir Žšđć-O’Neill', 'Đorđe Šarić ml.', 'Łukasz Święty', 'Ελένη Παππά', 'Ивана', 'e\u0301va'])
    expect(nameSchema.parse(` ${name} `)).toBe(name)
})
