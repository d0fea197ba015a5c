import { expect, test } from 'vitest'
import { requestedOf } from './check-form.ts'

test.each([
  [null, ['identity'], []],
  [['identity'], ['identity', 'lease'], ['identity']],
  // The kind was changed after the lease was requested.
  [['identity', 'lease'], ['identity'], ['identity']],
])('asked for %j of a kind that takes %j: %j', (asked, taken, expected) => {
  expect(requestedOf({ supplement_documents: asked }, { documents: taken.map((type) => ({ type })) })).toEqual(expected)
})
