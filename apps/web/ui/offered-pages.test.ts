import { expect, test } from 'vitest'
import { offeredPages } from './buttons/pager.tsx'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 59, [1, 2, 0, 59]],
  [30, 59, [1, 0, 29, 30, 31, 0, 59]],
  [59, 59, [1, 0, 58, 59]],
])('page %i of %i offers %j', (page, pages, offered) => expect(offeredPages(page, pages)).toEqual(offered))
