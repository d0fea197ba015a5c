import { expect, test } from 'vitest'
import { compareDocument } from './compare-document.ts'
import { written } from './words.ts'

const own = {
  ...{ plates: ['LJ KM-318'], name: 'Marjeta Hribar', street: 'Čevljarska ulica 7', city: 'Lipograd' },
  ...{ valid_from: '2026-12-01', expires_on: null },
}

test('no long number of a document is kept', () => {
  const lines = ['EMŠO 0101990500123 Janez Hribar 12345678', 'Naslov: 0101990500123 Lipova pot 3', 'Čevljarska ulica 9,0101990500123']
  for (const type of ['identity', 'vehicle_registration', 'another'])
    expect(JSON.stringify(compareDocument(type, own, written(lines)))).not.toMatch(/\d{7}/)
})
