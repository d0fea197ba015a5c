import { expect, test } from 'vitest'
import { statementNames } from './statement-names.ts'

test('names a text from its second call on, always the same', () => {
  const names = statementNames()
  expect([1, 2, 3].map(() => names.of('select 1'))).toEqual([undefined, 's1', 's1'])
  expect([1, 2].map(() => names.of('select 2'))).toEqual([undefined, 's2'])
})

test('names nothing that opens or ends a transaction', () => {
  const names = statementNames()
  expect([1, 2, 3].map(() => names.of('commit'))).toEqual([undefined, undefined, undefined])
})

test('gives another name to a text that was forgotten', () => {
  const names = statementNames()
  for (const _ of [1, 2]) names.of('select 1')
  names.forget('select 1')
  expect([1, 2].map(() => names.of('select 1'))).toEqual([undefined, 's2'])
})

test('stops at a number that each connection can keep', () => {
  const names = statementNames()
  const given = Array.from({ length: 900 }, (_, n) => [1, 2].map(() => names.of(`select ${n}`))[1])
  expect(given.filter((name) => name !== undefined)).toHaveLength(400)
})
