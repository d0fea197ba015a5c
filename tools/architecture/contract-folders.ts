import { arrowsOf } from './imports.ts'
import type { SourceFile } from './source-files.ts'

const arrow = /^packages\/contract\/(?!.*\.test\.ts )(.*) -> packages\/contract\/(.*)$/

const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/') || '.'
const featureOf = (path: string): string => (path.includes('/') ? path.split('/')[0]! : '.')

/** The arrows between two folders that a list of imports makes, as `a -> b`. */
const between = (imports: readonly (readonly [string, string])[], of: (path: string) => string): Set<string> =>
  new Set(imports.flatMap(([from, to]) => (of(from) === of(to) ? [] : [`${of(from)} -> ${of(to)}`])))

const bothWays = (arrows: ReadonlySet<string>): string[] =>
  [...arrows].filter((line) => {
    const [from = '', to = ''] = line.split(' -> ')
    return from < to && arrows.has(`${to} -> ${from}`)
  })

/**
 * Folders of the contract that import each other, also only as types: each pair once. Such a pair can be understood, moved and bundled only as
 * one. Looked at are a feature's rooms (`permits/issue`) and the features as wholes; `.` is the contract's own folder. Tests do not count.
 */
export const foldersThatKnowEachOther = (files: readonly SourceFile[]): string[] => {
  const imports = files
    .flatMap((file) => arrowsOf(file))
    .flatMap((line) => {
      const [, from, to] = arrow.exec(line) ?? []
      return from === undefined || to === undefined ? [] : [[from, to] as const]
    })
  return [...new Set([...bothWays(between(imports, folderOf)), ...bothWays(between(imports, featureOf))])]
}
