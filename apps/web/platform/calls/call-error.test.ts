import { errorCatalogue } from '@dovolilnice/contract/error-catalogue'
import { keysOf } from '@dovolilnice/contract/keys-of'
import { expect, test } from 'vitest'
import { CallError, callErrorOf, mayRetry, sentenceOf } from './call-error.ts'

test.each(keysOf(errorCatalogue))('%s may be tried again unchanged only where the catalogue says so', (code) => {
  const { status, recovery } = errorCatalogue[code]
  expect(mayRetry(new CallError(code, status))).toBe(recovery === 'retry' || recovery === 'refresh-token')
})

test('what only the server says is shown as it came; an answer of something else is judged by its status', () => {
  const said = callErrorOf(409, { error: { code: 'cap_reached', message: 'Povedal je strežnik.', reference: 'a' } })
  expect(sentenceOf(said)).toBe('Povedal je strežnik.')
  expect(callErrorOf(404, { error: 'no such page' })).toMatchObject({ code: 'not_found', status: 404 })
  expect(callErrorOf(502, '<html>')).toMatchObject({ code: 'unavailable' })
})
