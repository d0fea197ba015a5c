import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** The test that bears its feature's name is what runs on the embedded database too (vitest.config.ts). */
const withoutWalk = (paths: readonly string[]): string[] =>
  paths.filter((path) => path.endsWith('.feature.ts') && !paths.includes(path.replace(/\.feature\.ts$/, '.test.ts')))

it('every feature of the server has a test that bears its name: a walk through it on both databases', () => {
  const paths = sourceFiles(/^apps\/server\/features\/[^/]+\/[^/]+\.ts$/).map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(10)
  expect(withoutWalk(paths)).toEqual([])
})

it('the rule can fail', () => {
  expect(withoutWalk(['a/users/users.feature.ts', 'a/users/account.test.ts'])).toEqual(['a/users/users.feature.ts'])
  expect(withoutWalk(['a/users/users.feature.ts', 'a/users/users.test.ts'])).toEqual([])
})
