import { expect, test } from 'vitest'
import { statementNames } from './postgres-engine.ts'

/** A name of 63 bytes or fewer, as PostgreSQL keeps it. */
const aName = expect.stringMatching(/^[\w-]{43}$/)

test('names a text from its second call on, always the same', () => {
  const names = statementNames()
  const [first, second, third] = [1, 2, 3].map(() => names.of('select 1'))
  expect([first, second]).toEqual([undefined, aName])
  expect(third).toBe(second)
})

test('names each text alike in every process, whatever came before', () => {
  const [one, other] = [statementNames(), statementNames()]
  for (const _ of [1, 2]) other.of('select 2')
  const nameBy = (names: typeof one, sql: string) => [1, 2].map(() => names.of(sql))[1]
  expect(nameBy(one, 'select 1')).toBe(nameBy(other, 'select 1'))
  expect(nameBy(one, 'select 2')).not.toBe(nameBy(one, 'select 1'))
})

test('names nothing that opens or ends a transaction', () => {
  const names = statementNames()
  expect([1, 2, 3].map(() => names.of('commit'))).toEqual([undefined, undefined, undefined])
})

test('names nothing that looks for words', () => {
  const names = statementNames()
  expect([1, 2, 3].map(() => names.of('select 1\nfrom event where actor_name ilike $1'))).toEqual([undefined, undefined, undefined])
})

test('names no text of several statements, which cannot be prepared', () => {
  const names = statementNames()
  expect([1, 2, 3].map(() => names.of('select 1; select 2'))).toEqual([undefined, undefined, undefined])
})

test('gives another name to a text that was forgotten', () => {
  const names = statementNames()
  const [, before] = [1, 2].map(() => names.of('select 1'))
  names.forget('select 1')
  const [first, after] = [1, 2].map(() => names.of('select 1'))
  expect([first, after]).toEqual([undefined, aName])
  expect(after).not.toBe(before)
})

test('stops at a number that each connection can keep', () => {
  const names = statementNames()
  const given = Array.from({ length: 900 }, (_, n) => [1, 2].map(() => names.of(`select ${n}`))[1])
  expect(given.filter((name) => name !== undefined)).toHaveLength(400)
})
