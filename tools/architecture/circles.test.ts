import { describe, expect, it } from 'vitest'
import { circularImports } from './circles.ts'
import { sourceFiles } from './source-files.ts'

const file = (path: string, ...imports: string[]) => ({ path, text: imports.map((from) => `import type { A } from '${from}'`).join('\n') })

describe('circles of files', () => {
  it('there is none in the house', () => {
    expect(circularImports(sourceFiles(/\.tsx?$/))).toEqual([])
  })

  it('finds one of two and of three files, and no file that only leads to it or from it', () => {
    const two = [file('a/b.ts', './c.ts'), file('a/c.ts', './b.ts')]
    expect(circularImports([file('a/a.ts', './b.ts'), ...two, file('a/d.ts')])).toEqual(['a/b.ts -> a/c.ts', 'a/c.ts -> a/b.ts'])
    const three = [file('a/b.ts', './c.ts'), file('a/c.ts', './d.ts', './e.ts'), file('a/d.ts', './b.ts'), file('a/e.ts')]
    expect(circularImports(three)).toHaveLength(3)
  })

  it('follows imports of the contract', () => {
    const contract = file('packages/contract/permits/permit.ts', '../../../apps/web/a.ts')
    expect(circularImports([file('apps/web/a.ts', '@dovolilnice/contract/permits/permit'), contract])).toHaveLength(2)
  })

  it('what is loaded later may name who loads it', () => {
    const lazy = { path: 'a/a.ts', text: "const part = await import('./b.ts')\nnew Worker(new URL('./b.ts', import.meta.url))" }
    expect(circularImports([lazy, file('a/b.ts', './a.ts')])).toEqual([])
  })

  it('a chain is no circle', () => {
    expect(circularImports([file('a/a.ts', './b.ts'), file('a/b.ts', './c.ts'), file('a/c.ts')])).toEqual([])
  })
})
