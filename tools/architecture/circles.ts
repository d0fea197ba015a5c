import { arrowsOf, staticImportsOf } from './imports.ts'
import type { SourceFile } from './source-files.ts'

const contract = '@dovolilnice/contract/'

/** Each import of another file of the house as a pair: who imports, and what. */
const pairsOf = (files: readonly SourceFile[]): [string, string][] =>
  files
    .flatMap((file) => arrowsOf(file, staticImportsOf))
    .map((arrow) => {
      const [from = '', to = ''] = arrow.split(' -> ')
      return [from, to.startsWith(contract) ? `packages/contract/${to.slice(contract.length)}.ts` : to]
    })

/**
 * The imports that lie on a circle of files, or on a way between two circles; also those of types, because neither file of a circle can be read first.
 * What is loaded later, lazily or as a worker, may name who loads it.
 * Whatever imports nothing that is left, or is imported by nothing that is left, is taken away until nothing more goes.
 */
export const circularImports = (files: readonly SourceFile[]): string[] => {
  const known = new Set(files.map(({ path }) => path))
  let left = pairsOf(files).filter(([from, to]) => from !== to && known.has(to))
  for (;;) {
    const importing = new Set(left.map(([from]) => from))
    const imported = new Set(left.map(([, to]) => to))
    const kept = left.filter(([from, to]) => importing.has(to) && imported.has(from))
    if (kept.length === left.length) return left.map(([from, to]) => `${from} -> ${to}`)
    left = kept
  }
}
