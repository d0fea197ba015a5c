import { expect, it } from 'vitest'
import { foldersThatKnowEachOther } from './contract-folders.ts'
import { sourceFiles } from './source-files.ts'

const file = (path: string, to: string) => ({ path: `packages/contract/${path}`, text: `import type { A } from '${to}'` })
const permit = file('permits/permit.ts', '../history/history.ts')

it('no two folders of the contract know each other', () => {
  const files = sourceFiles(/^packages\/contract\/.*\.ts$/)
  expect(files.length).toBeGreaterThan(100)
  expect(foldersThatKnowEachOther(files)).toEqual([])
})

it.each([
  ['two features', file('history/history.ts', '../permits/permit.ts'), 'history -> permits'],
  ['a room of one feature and another feature', file('history/history.ts', '../permits/issue/permit-form.ts'), 'history -> permits'],
  ['a feature and the contract’s own folder', file('list.ts', './permits/permit.ts'), '. -> permits'],
])('the rule can fail: %s', (_, other, pair) => {
  expect(foldersThatKnowEachOther([permit, file('permits/a.ts', '../locale.ts'), other])).toContain(pair)
})

it('two rooms of one feature, and what only a test knows', () => {
  const issue = file('permits/issue/a.ts', '../list/b.ts')
  expect(foldersThatKnowEachOther([issue, file('permits/list/b.ts', '../issue/a.ts')])).toEqual(['permits/issue -> permits/list'])
  expect(foldersThatKnowEachOther([issue, file('permits/list/b.test.ts', '../issue/a.ts')])).toEqual([])
})
