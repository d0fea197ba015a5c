import { expect, test } from 'vitest'
import { townOf } from './post-towns.ts'

test('a Slovenian post code names its town', () => {
  expect(townOf('1000')).toBe('Ljubljana')
  expect(townOf(' SI-5280 ')).toBe('Idrija')
  expect(townOf('9265')).toBe('Bodonci')
})

test('what is no post code, or only its beginning, names none', () => {
  expect(townOf('100')).toBeUndefined()
  expect(townOf('34100')).toBeUndefined()
  expect(townOf('1001')).toBeUndefined()
})
