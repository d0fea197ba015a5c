import { expect, test } from 'vitest'
import { changesSince } from './conflict.ts'

const row = (id: string, version?: number) => ({ id, after: version === undefined ? {} : { version } })
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('what a reader of an earlier version has not seen, newest first', () => {
  const history = [row('issued'), row('street', 4), row('city', 3), row('review', 2), row('sent', 1)]
  expect(ids(changesSince(history, 2))).toEqual(['issued', 'street', 'city'])
  expect(ids(changesSince(history, 4))).toEqual(['issued'])
  expect(ids(changesSince(history, 1))).toEqual(['issued', 'street', 'city', 'review'])
})

test('how a record began is no change, whether or not it tells its version', () => {
  expect(ids(changesSince([row('street', 2), row('sent')], 1))).toEqual(['street'])
  expect(ids(changesSince([row('street', 2)], 1))).toEqual(['street'])
})

test('where no entry tells a version the newest is named', () => {
  expect(ids(changesSince([row('street'), row('sent')], 1))).toEqual(['street'])
  expect(changesSince([], 1)).toEqual([])
})
