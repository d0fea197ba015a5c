import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project.ts'

const places = ['../shared/cases', '../../shared/cases'].map((place) => join(root, place))

/**
 * A file or folder of the cases that others made for tests, which stand beside the repository and not in it. Undefined, with a line in the
 * run's output, where they are absent: a test that needs them says `test.skipIf`.
 */
export const sharedCases = (path: string): string | undefined => {
  const found = places.map((place) => join(place, path)).find((place) => existsSync(place))
  if (found === undefined) process.stdout.write(`SKIPPED: no ../shared/cases/${path} here, so its tests do not run\n`)
  return found
}

/** The bytes of a case; none where it is absent. */
export const sharedBytes = (path: string): Uint8Array => {
  const file = sharedCases(path)
  return file === undefined ? new Uint8Array() : readFileSync(file)
}

/** The rows of a table of cases (tab-separated, with a heading row); none where it is absent. */
export const sharedRows = (path: string): Record<string, string>[] => {
  const file = sharedCases(path)
  if (file === undefined) return []
  const [heads = [], ...rows] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
  return rows.map((row) => Object.fromEntries(heads.map((head, index) => [head, row[index] ?? ''])))
}
