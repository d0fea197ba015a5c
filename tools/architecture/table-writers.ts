import type { SourceFile } from './source-files.ts'

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const declared = /interface Tables(?: extends TablesOf<typeof (\w+)>)? \{(?:\n([\s\S]*?)\n {2})?\}/g
/** What stands one step in, the name of a table, and no column of it. */
const named = /^ {2}(\w+): /gm
const built =
  /(?:\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(|\b(?:insert|create|update|change)Row\(\s*[\w.]+,)\s*(?:'(\w+)[^']*'|([^)]*))/g
const written =
  /\b(?:insert into|delete from|merge into|truncate(?: table)?|update(?: only)?(?=\s+(?:\w+|\$\{[^}]*\})(?:\s+(?:as\s+)?\w+)?\s+set\b))\s+(\w+|\$\{[^}]*\})/gi
/** Tests write what they like; migrations are no source files; a town is founded and loaded by rows; its functions write for whoever calls them. */
const free = /\.test\.ts$|^apps\/server\/(?:(?:test|town)\/|platform\/database\/db\.ts$)/

/** `apps/server/features/permits` for all files of that feature, `apps/server/platform/mail` for a part of the platform. */
const roomOf = (path: string): string => path.split('/').slice(0, 4).join('/')

/** The room in which each table's type is declared: its owner. */
export const ownersOf = (files: readonly SourceFile[]): Map<string, string> =>
  new Map([
    // The migrator's own, which needs no type.
    ['kysely_migration', 'apps/server/platform/database'] as const,
    ...files.flatMap(({ path, text }) =>
      [...text.matchAll(declared)].flatMap(([, list, others = '']) => {
        const listed = list === undefined ? '' : (text.split(`const ${list} = {\n`)[1]?.split('\n}')[0] ?? '')
        return [...`${listed}\n${others.replace(/^ {4}/gm, '  ')}`.matchAll(named)].map(([, table = '']) => [table, roomOf(path)] as const)
      }),
    ),
  ])

/** The tables that a file writes, through the query builder or as SQL; what is no literal stands as it is written. */
export const tablesWrittenBy = ({ text }: SourceFile): string[] => {
  const code = text.replace(comments, '')
  return [
    ...[...code.matchAll(built)].map(([, table, other = '']) => table ?? other.trim()),
    ...[...code.matchAll(written)].map(([, table = '']) => table),
  ]
}

/** Each write of a table by somebody who does not own it, as a sentence. */
export const foreignWrites = (files: readonly SourceFile[]): string[] => {
  const owners = ownersOf(files)
  return files
    .filter(({ path }) => !free.test(path))
    .flatMap((file) =>
      tablesWrittenBy(file)
        .filter((table) => owners.get(table) !== roomOf(file.path))
        .map((table) => {
          const owner = owners.get(table)
          const instead =
            owner === undefined ? 'no table of that name is declared' : `let ${owner} do it: list the function in its .capabilities.ts`
          return `${file.path} writes ${table}\n  ${instead}`
        }),
    )
}
