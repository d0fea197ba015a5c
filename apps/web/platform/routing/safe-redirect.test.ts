import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

test('back to a screen of this site, with its query', () => expect(safeRedirect('/vloge?page=2')).toBe('/vloge?page=2'))

test.each([
  'https://drugje.example',
  '//drugje.example',
  '/\\drugje.example',
  'vloge',
  '',
  undefined,
  7,
  '/prijava',
  '/odjava',
  '/ponastavitev-gesla/x',
])('never to %s', (path) => expect(safeRedirect(path)).toBeUndefined())
