import { expect, test } from 'vitest'
import { originOfTiles } from './map-tiles.ts'

test('tiles come from one server by https, from this site, or from nowhere', () => {
  expect(originOfTiles('')).toBe('')
  expect(originOfTiles('/karta/{z}/{x}/{y}.png')).toBe('')
  expect(originOfTiles('https://karta.lipograd.example/{z}/{x}/{y}.png')).toBe('https://karta.lipograd.example')
  expect(originOfTiles('https://karta.lipograd.example:8443/t/{z}/{y}/{x}')).toBe('https://karta.lipograd.example:8443')
})

test('a host that says more than itself in a policy is refused', () => {
  for (const host of ['x;script-src', '*', '*.karta.example', 'x,script-src', "x'none'", '[2001:db8::1]'])
    expect(originOfTiles(`https://${host}/{z}/{x}/{y}.png`), host).toBeUndefined()
  expect(originOfTiles('https://192.0.2.7/{z}/{x}/{y}.png')).toBe('https://192.0.2.7')
  expect(originOfTiles('https://Karta-1.Lipograd.example/{z}/{x}/{y}.png')).toBe('https://karta-1.lipograd.example')
})

test('anything else is refused', () => {
  const wrong = [
    'http://karta.lipograd.example/{z}/{x}/{y}.png',
    'https://{s}.karta.example/{z}/{x}/{y}.png',
    'https://karta.example/{z}/{x}.png',
    'https://karta.example/{z}/{x}/{y}/{y}.png',
    'https://ime:geslo@karta.example/{z}/{x}/{y}.png',
    'https://karta.example; script-src *;/{z}/{x}/{y}.png',
    '//karta.example/{z}/{x}/{y}.png',
    'javascript:{z}{x}{y}',
    'karta/{z}/{x}/{y}.png',
    '/{z}/{x}/{y',
  ]
  expect(wrong.filter((template) => originOfTiles(template) !== undefined)).toEqual([])
})
