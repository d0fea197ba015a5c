import { describe, expect, it } from 'vitest'
import { brokenBy } from './arrow-rules.ts'
import { arrowsOf, importsOf } from './imports.ts'
import { sourceFiles } from './source-files.ts'

const made = (path: string, specifier: string) => arrowsOf({ path, text: `import { a } from '${specifier}'` }).flatMap(brokenBy)

describe('arrows between the rooms', () => {
  const files = sourceFiles(/\.tsx?$/)

  it('finds the imports it judges', () => {
    expect(files.length).toBeGreaterThan(20)
    expect(files.flatMap((file) => arrowsOf(file)).length).toBeGreaterThan(20)
  })

  it('no file draws a forbidden arrow', () => {
    expect(files.flatMap((file) => arrowsOf(file)).flatMap(brokenBy)).toEqual([])
  })
})

describe('the arrow rules can fail', () => {
  it.each([
    ['packages/contract/permits/permit.ts', 'node:fs'],
    ['packages/contract/permits/permit.ts', 'zod'],
    ['apps/web/ui/record/delete-dialog.tsx', 'zod'],
    ['packages/contract/permits/permit.ts', '../../../apps/server/config.ts'],
    ['packages/contract/permits/permit.ts', '@dovolilnice/server/main'],
    ['apps/server/features/permits/issue-permit.ts', '@dovolilnice/web/main'],
    ['apps/server/features/permits/issue-permit.ts', '../../../gate/start-gate.ts'],
    ['apps/server/features/permits/issue-permit.ts', '../applications/application-rules.ts'],
    ['apps/server/features/permits/issue-permit.ts', '../../compose.ts'],
    ['apps/server/features/permits/issue-permit.ts', '../../../../packages/contract/permits/permit.ts'],
    ['apps/server/features/permits/pdf/draw-permit.ts', '../../applications/application-rules.ts'],
    ['apps/server/platform/http/register.ts', '../../features/permits/permit-rules.ts'],
    ['apps/web/ui/table/table.tsx', '../../features/permits/permit-columns.ts'],
    ['apps/web/platform/call.ts', '../ui/snackbar.tsx'],
    ['apps/web/features/permits/permits-screen.tsx', '@dovolilnice/server/config'],
    ['apps/gate/start-gate.ts', '../web/main.tsx'],
    ['apps/gate/start-gate.ts', '../../tools/start.ts'],
    ['tools/start.ts', '../apps/server/main.ts'],
    ['tools/screenshots.ts', '../stories/harness/sign-in.ts'],
  ])('%s must not import %s', (path, specifier) => {
    expect(made(path, specifier)).not.toEqual([])
  })

  it.each([
    ['packages/contract/permits/permit.ts', '../primitives/plate.ts'],
    ['packages/contract/permits/permit.ts', 'zod/mini'],
    ['apps/server/features/permits/issue-permit.ts', '@dovolilnice/contract/permits/permit'],
    ['apps/server/features/permits/issue-permit.ts', './permit-rules.ts'],
    ['apps/server/features/permits/pdf/draw-permit.ts', '../permit-rules.ts'],
    ['apps/server/features/permits/issue-permit.ts', '../../platform/clock.ts'],
    ['apps/server/compose.ts', './features/permits/permits.feature.ts'],
    ['apps/web/ui/table/table.tsx', '../../platform/translate/translate.ts'],
    ['tools/start.ts', '@dovolilnice/server/main'],
  ])('%s may import %s', (path, specifier) => {
    expect(made(path, specifier)).toEqual([])
  })
})

describe('the scan of imports', () => {
  it.each([
    [`import a from 'x'`],
    [`import {\n  a,\n  b,\n} from "x"`],
    [`import type { A } from 'x'`],
    [`import 'x'`],
    [`export * from 'x'`],
    [`export { a } from 'x'`],
    [`const a = await import('x')`],
    [`type A = import('x').A`],
  ])('sees %j', (text) => {
    expect(importsOf(text)).toEqual(['x'])
  })

  it('sees a worker started by URL', () => {
    expect(importsOf(`new Worker(new URL('./pglite-worker.ts', import.meta.url))`)).toEqual(['./pglite-worker.ts'])
  })

  it('does not see comments', () => {
    expect(importsOf(`// import a from 'x'\n/* import('x') */`)).toEqual([])
  })
})
