import { expect, test } from 'vitest'
import { passkeyPlaceOf } from './passkey-place.ts'

test.each([
  ['https://dovolilnice.lipograd.example', { rpId: 'dovolilnice.lipograd.example', origin: 'https://dovolilnice.lipograd.example' }],
  ['https://lipograd.example:8443', { rpId: 'lipograd.example', origin: 'https://lipograd.example:8443' }],
  ['http://127.0.0.1:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
  ['http://[::1]:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
  ['http://localhost', { rpId: 'localhost', origin: 'http://localhost' }],
  ['http://lipograd.example', undefined],
  ['https://192.0.2.7', undefined],
  ['https://[2001:db8::7]', undefined],
])('%s', (publicUrl, place) => {
  expect(passkeyPlaceOf(publicUrl)).toEqual(place)
})
