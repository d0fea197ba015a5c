import { posix } from 'node:path'
import { importsOf } from '../architecture/imports.ts'
import type { SourceFile } from '../architecture/source-files.ts'
import { publicCode } from './sentences.ts'

/** A typed import brings no words. */
const typeImport = /^[ \t]*import type\b[^'"]*['"][^'"]+['"]/gm

/** What a person who is signed in sees; its screens stay Slovenian and English. */
const inside =
  /^apps\/web\/(compose\.tsx|italian\/|ui\/(shell\/inside|list-screen|history|record)\/|.*clerk-form-texts\.ts)|^packages\/contract\/(locale\.ts|italian\/|.*(event-words|-list)\.ts$)/

/** A path of an import as it stands in the repository. */
const pathOf = (from: string, to: string): string => {
  if (to.startsWith('@dovolilnice/contract/')) return `packages/contract/${to.slice('@dovolilnice/contract/'.length)}.ts`
  return posix.join(posix.dirname(from), to)
}

/** The files that a visitor's pages load, at once or later. */
const loadedFrom = (start: string, files: ReadonlyMap<string, SourceFile>): Set<string> => {
  const seen = new Set<string>()
  const follow = (path: string): void => {
    const file = files.get(path)
    if (file === undefined || seen.has(path) || inside.test(path)) return
    seen.add(path)
    for (const to of importsOf(publicCode(file).replace(typeImport, ''))) follow(pathOf(path, to))
  }
  follow(start)
  return seen
}

/** What the server says to people who are no staff: answers to their calls, mails, papers, acts, and the names with which a town begins.
 * What data protection says of tables is Slovenian and English; the letters that answer requests are in the person's language. */
const ofServer =
  /^apps\/server\/(?!italian\/|town\/demo\/|platform\/(?:alerts|privacy)\/|features\/(?:counter\/(?!fee-receipt)|(?:accounting|addresses|bollards\/alerts|coin-machines|exports|imports|privacy|statistics)\/|subject-requests\/(?!papers\/answer-))|.*(?:terms-mail|-search|-tables|-processing)\.ts$)|^packages\/contract\/(?:(?:server|sign-in|password|record)-sentences|parking\/kinds\/explained-documents|subject-requests\/subject-request-codes)\.ts$/

/** The files whose sentences a further language must have. */
export const spokenFiles = (files: readonly SourceFile[]): SourceFile[] => {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const loaded = loadedFrom('apps/web/main.tsx', byPath)
  return files.filter(({ path }) => loaded.has(path) || ofServer.test(path))
}
