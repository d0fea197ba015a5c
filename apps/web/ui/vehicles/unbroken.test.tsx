import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { unbroken } from './unbroken.tsx'

const wholesOf = (text: string): string[] =>
  [...renderToStaticMarkup(unbroken(text)).matchAll(/class="unbroken">([^<]*)</g)].map(([, whole]) => whole ?? '')

test('days are never broken, in whichever language they are written', () => {
  expect(wholesOf('Velja 21. 11. 2026 – 31. 1. 2027.')).toEqual(['21. 11. 2026', '31. 1. 2027'])
  expect(wholesOf('23 November 2026 – 25 November 2026, daily 8–14')).toEqual(['23 November 2026', '25 November 2026', '8–14'])
  expect(wholesOf('Glavna vrata: 8:00–14:00, 18:00–20:30')).toEqual(['8:00–14:00', '18:00–20:30'])
  expect(wholesOf('23 Nov 2026, 14:05')).toEqual(['23 Nov 2026'])
  expect(wholesOf('Stari trg 8, 9999 Lipograd, V-2026-000123')).toEqual(['V-2026-000123'])
})
