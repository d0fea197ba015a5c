import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

test('back to a screen of this site, with its query', () => expect(safeRedirect('/vloge?page=2')).toBe('/vloge?page=2'))

test.each([
  'https://drugje.example',
  '//drugje.example',
  '/\\drugje.example',
  '/\t/drugje.example',
  '/\n/drugje.example',
  '/vloge\u0000',
  '/\u200B/drugje.example',
  '/\u202E/drugje.example',
  '/vloge\u2028',
  'vloge',
  '',
  undefined,
  7,
  '/prijava',
  '/odjava',
  '/ponastavitev-gesla/x',
])('never to %s', (path) => expect(safeRedirect(path)).toBeUndefined())
