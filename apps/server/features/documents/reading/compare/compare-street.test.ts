import { expect, test } from 'vitest'
import { compareStreet } from './compare-street.ts'
import { written } from './words.ts'

const at = (own: string, lines: string[], recognised = true) => {
  const { outcome, found } = compareStreet(own, written(lines, recognised))
  return [outcome, found]
}

test.each([
  ['Čevljarska ulica 7', 'CEVLJARSKA ULICA 7, LIPOGRAD'],
  ['Čevljarska ulica 7', 'stanuje Čevljarska ul. 7'],
  ['Trg svetega Florijana 12a', 'Trg sv. Florijana 12 a, 1295 Lipograd'],
  ['Žitni trg 14', 'na naslovu Žitni trg 14 v Lipogradu'],
  ['Nabrežje 37', 'Naslov: Nabrezje 37, 1295 Lipograd'],
  ['Šolska pot 11', 'Šolska pot l1'],
])('%s agrees with %j', (own, line) => {
  expect(at(own, [line])).toEqual(['agrees', own])
})

test('another house, and another address behind a label, differ', () => {
  expect(at('Čevljarska ulica 7', ['C.1.3 naslov', 'ČEVLJARSKA ULICA 17, LIPOGRAD'])).toEqual(['differs', 'ČEVLJARSKA ULICA 17'])
  expect(at('Čevljarska ulica 7', ['Čevljarska ulica 7a'])).toEqual(['differs', 'Čevljarska ulica 7a'])
  expect(at('Čevljarska ulica 7', ['Naslov: Lipova pot 3, 1295 Lipograd'])).toEqual(['differs', 'Lipova pot 3, 1295 Lipograd'])
})

test('of several addresses the own one counts; that of the authority is nobody’s', () => {
  expect(at('Čevljarska ulica 7', ['Upravna enota, Glavni trg 1', 'Čevljarska ulica 17', 'Čevljarska ulica 7'])[0]).toBe('agrees')
  expect(at('Čevljarska ulica 7', ['Upravna enota, Glavni trg 1'])).toEqual(['not_found', null])
  expect(at('Čevljarska ulica 7', ['Čevljarska ulica'])).toEqual(['not_found', null])
})

test('of the line behind a label no more than the address is told', () => {
  const line = 'Naslov: Lipova pot 3, 1295 Lipograd, EMŠO 0101990500123, rojena 1. 1. 1990'
  expect(at('Čevljarska ulica 7', [line])).toEqual(['differs', 'Lipova pot 3, 1295 Lipograd'])
  expect(at('Čevljarska ulica 7', ['Naslov: Lipova pot 3 EMŠO 0101990500123'])).toEqual(['differs', 'Lipova pot 3'])
  expect(at('Čevljarska ulica 7', ['Naslov: EMŠO 0101990500123'])).toEqual(['not_found', null])
})

test('an endless word behind a label takes no time', () => {
  expect(at('Čevljarska ulica 7', [`Naslov: ${'a'.repeat(500_000)}`])).toEqual(['not_found', null])
})
