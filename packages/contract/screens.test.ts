import { expect, test } from 'vitest'
import { isScreen, screenPath } from './screens.ts'

test('a link carries its parameters and its query, each encoded', () => {
  expect(screenPath('login')).toBe('/prijava')
  expect(screenPath('application', { id: 'a/b' })).toBe('/vloge/a%2Fb')
  expect(screenPath('verifyPermit', {}, { number: 'D-1', code: 'a b' })).toBe('/preverjanje?number=D-1&code=a+b')
})

test('a wrong screen, parameter or name in the query does not compile', () => {
  // @ts-expect-error no such screen
  expect(() => screenPath('aplication', { id: '1' })).toThrow(TypeError)
  // @ts-expect-error the parameter is missing
  screenPath('application')
  // @ts-expect-error another name than the path's
  screenPath('application', { idd: '1' })
  // @ts-expect-error this screen has no parameter
  screenPath('login', { id: '1' })
  // @ts-expect-error another name than the screen reads
  screenPath('verifyPermit', {}, { cod: '1' })
  // @ts-expect-error this screen reads no query
  screenPath('login', {}, { code: '1' })
})

test.each([
  ['/', true],
  ['/vloge', true],
  ['/vloge/', true],
  ['/dovolilnice', true],
  ['/vloge/1', true],
  ['/vloge/1/2', false],
  ['/uporabniki/1/kaj-je-to', false],
])('whether %s is a screen: %s', (path, expected) => expect(isScreen(path)).toBe(expected))
