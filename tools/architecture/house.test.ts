import { describe, expect, it } from 'vitest'
import { brokenRules, fullFolders, longestFile, mostInFolder, sourceRules, textRules } from './house-rules.ts'
import { sourceFiles } from './source-files.ts'

describe('the house', () => {
  it('keeps its rules in every source file', () => {
    expect(sourceFiles(/\.tsx?$/).flatMap((file) => brokenRules(sourceRules, file))).toEqual([])
  })

  it('has no room with more files than one can look over', () => {
    expect(fullFolders(sourceFiles(/\.tsx?$/).map(({ path }) => path))).toEqual([])
  })

  it('names no registry and no path of one machine in any text', () => {
    const text = /(^|\/)[^/]+\.(tsx?|js|json|md|sql|css|html|ya?ml|svg|sh|txt)$|^\.ci\/run$|(^|\/)\.[a-z]+rc(\.json)?$/
    expect(sourceFiles(text).flatMap((file) => brokenRules(textRules, file))).toEqual([])
  })
})

const path = 'apps/server/features/permits/issue-permit.ts'
const homeOfSomeone = ['', 'home', 'ana', 'project'].join('/')
const someRegistry = ['registry', 'example', 'org'].join('.')

describe('the rules can fail', () => {
  it.each([
    ['apps/web/ui/utils.ts', ''],
    ['apps/web/ui/index.ts', ''],
    ['apps/web/helpers/format.ts', ''],
    ['apps/web/ui/types.ts', ''],
    ['apps/web/ui/DataTable.tsx', ''],
    ['apps/web/ui/data_table.tsx', ''],
    [path, 'const a: any = 1'],
    [path, 'const a = b as any'],
    [path, 'type A = Record<string, any>'],
    [path, 'const a = (b: any) => b'],
    [path, 'let a: any[] = []'],
    [path, 'trx.updateTable(table).set({ ...body, version })'],
    [path, 'await updateRow(trx, table, id(row), { version, ...body })'],
    [path, 'await updateDevice(trx, code, { ...form })'],
    [path, 'const now = new Date()'],
    [path, 'const now = Date.now()'],
    [path, "await sql`select pg_notify('live', 'permits')`.execute(trx)"],
    ['apps/server/platform/http/live.ts', "const stop = await services.database.listen('live', tell)"],
    ['apps/gate/gate.test.ts', 'const began = performance.now()'],
    ['apps/gate/gate.test.ts', 'expect(Date.now() - started).toBeLessThan(5_000)'],
    ['apps/gate/gate.test.ts', 'expect(decision.decided_in_ms).toBeLessThan(5)'],
  ])('%s %j', (path, text) => {
    expect(brokenRules(sourceRules, { path, text })).toHaveLength(1)
  })

  it('a long file', () => {
    const lines = (count: number) => brokenRules(sourceRules, { path, text: 'const a = 1\n'.repeat(count) })
    expect(lines(longestFile)).toEqual([])
    expect(lines(longestFile + 1)).toHaveLength(1)
  })

  it('a full folder', () => {
    const paths = (count: number) => Array.from({ length: count }, (_, at) => `apps/web/ui/part-${at}.tsx`)
    expect(fullFolders([...paths(mostInFolder), 'apps/web/ui/form/field.tsx'])).toEqual([])
    expect(fullFolders(paths(mostInFolder + 1))).toHaveLength(1)
  })

  it.each([[`cd ${homeOfSomeone}`], [`"${homeOfSomeone}"`], [`https://${someRegistry}/react`]])('text %j', (text) => {
    expect(brokenRules(textRules, { path: 'README.md', text })).toHaveLength(1)
  })

  it('a test may measure the clock that it moves itself', () => {
    const text = 'vi.useFakeTimers(); const began = performance.now()'
    expect(brokenRules(sourceRules, { path: 'apps/gate/movement.test.ts', text })).toEqual([])
  })

  it.each([
    ['const message = "any: of them"'],
    ['// any of: any'],
    ['// by pg_notify'],
    ["await announce(trx, 'permits')"],
    ['trx.updateTable(table).set({ ...table.carried(body), version })'],
    ['const a = Promise.any([])'],
    ['const any = z.any()'],
    ['new Date(row.created_at)'],
    ['new Date(`${day}T00:00:00Z`)'],
    ['const a = `/usr/lib/postgresql`'],
  ])('does not misjudge %j', (text) => {
    expect(brokenRules([...sourceRules, ...textRules], { path, text })).toEqual([])
  })
})
