import { runInNewContext } from 'node:vm'
import { sourceFiles, type SourceFile } from '../architecture/source-files.ts'
import { slovenianOf, publicCode } from './sentences.ts'
import { posix } from 'node:path'
import { importsOf } from '../architecture/imports.ts'

/** A typed import brings no words. */
const typeImport = /^[ \t]*import type\b[^'"]*['"][^'"]+['"]/gm

/** What a person who is signed in sees; its screens stay Slovenian and English. */
const inside =
  /^apps\/web\/(compose\.tsx|italian\/|hungarian\/|ui\/(shell\/inside|list-screen|history|record)\/|.*clerk-form-texts\.ts)|^packages\/contract\/(locale\.ts|italian\/|hungarian\/|.*(event-words|-list)\.ts$)/

/** A path of an import as it stands in the repository. */
const pathOf = (from: string, to: string): string => {
  if (to.startsWith('@dovolilnice/contract/')) return `packages/contract/${to.slice('@dovolilnice/contract/'.length)}.ts`
  return posix.join(posix.dirname(from), to)
}

const kitImport = /^import \{([^}]*)\} from '([^']+\/kit\.ts)'/gm
const kitExport = /^export \{([^}]*)\} from '([^']+)'/gm
const namesOf = (list: string): string[] => list.split(',').map((name) => name.trim().replace(/ as .*/, ''))

/** Where the names stand that a file takes from a kit: a page loads nothing of a kit but what it names. */
const throughKits = (path: string, code: string, files: ReadonlyMap<string, SourceFile>): string[] =>
  [...code.matchAll(kitImport)].flatMap(([, list = '', to = '']) => {
    const kit = pathOf(path, to)
    const passedOn = [...(files.get(kit)?.text ?? '').matchAll(kitExport)]
    return passedOn
      .filter(([, names = '']) => namesOf(names).some((name) => namesOf(list).includes(name)))
      .map(([, , from = '']) => pathOf(kit, from))
  })

/** The files that a visitor's pages load, at once or later. */
const loadedFrom = (start: string, files: ReadonlyMap<string, SourceFile>): Set<string> => {
  const seen = new Set<string>()
  const follow = (path: string): void => {
    const file = files.get(path)
    if (file === undefined || seen.has(path) || inside.test(path)) return
    seen.add(path)
    const code = publicCode(file).replace(typeImport, '')
    for (const to of throughKits(path, code, files)) follow(to)
    for (const to of importsOf(code.replace(kitImport, ''))) follow(pathOf(path, to))
  }
  follow(start)
  return seen
}

/** What the server says to people who are no staff: answers to their calls, mails, papers, acts, and the names with which a town begins.
 * What data protection says of tables is Slovenian and English; the letters that answer requests are in the person's language. */
const ofServer =
  /^apps\/server\/(?!italian\/|hungarian\/|town\/demo\/|platform\/(?:alerts|privacy)\/|features\/(?:access\/what-if\.ts|counter\/(?!fee-receipt)|(?:accounting|addresses|bollards\/alerts|coin-machines|exports|imports|privacy|statistics)\/|subject-requests\/(?!papers\/answer-))|.*(?:terms-mail|-search|-tables|-processing)\.ts$)|^packages\/contract\/(?:(?:server|sign-in|password|record)-sentences|parking\/kinds\/explained-documents|subject-requests\/subject-request-codes)\.ts$/

/** The files whose sentences a further language must have. */
const spokenFiles = (files: readonly SourceFile[]): SourceFile[] => {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const loaded = loadedFrom('apps/web/main.tsx', byPath)
  return files.filter(({ path }) => loaded.has(path) || ofServer.test(path))
}

type Translation = string | { one: string; other: string }

/** A Slovenian sentence with the first file that says it. */
interface Spoken {
  sentence: string
  path: string
}

/** The sentences that a further language must have, each once. */
export const spokenSentences = (): Spoken[] => {
  const files = sourceFiles(/^(?:apps\/(?:server|web)|packages\/contract)\/(?!.*\.(?:type-)?test\.).*\.tsx?$/)
  const found = new Map<string, string>()
  for (const file of spokenFiles(files)) for (const sentence of slovenianOf(file)) found.set(sentence, found.get(sentence) ?? file.path)
  return [...found].map(([sentence, path]) => ({ sentence, path }))
}

/** The entries of a file with a catalogue. It is plain data, so it is read by evaluating its literal alone. */
const entriesOf = ({ text }: SourceFile): [string, Translation][] => {
  const [, literal] = /: Catalogue = (\{\n[^]*\n\})/.exec(text) ?? []
  return literal === undefined || literal.includes('...') ? [] : Object.entries<Translation>(runInNewContext(`(${literal})`))
}

/** The catalogue of a language, from the three folders that bear its name. */
export const catalogueOf = (language: 'italian' | 'hungarian'): ReadonlyMap<string, Translation> =>
  new Map(sourceFiles(new RegExp(`^(?:apps/(?:server|web)|packages/contract)/${language}/.*\\.ts$`)).flatMap(entriesOf))

const namesIn = (text: string): string => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted().join(' ')

/** What is wrong with a translation: a form is empty, or it fills in other names or holds other addresses than the Slovenian sentence. */
export const translationFaults = (sentence: string, translation: Translation): string[] =>
  (typeof translation === 'string' ? [translation] : [translation.one, translation.other]).flatMap((text) => [
    ...(text.trim() === '' ? [`»${sentence}« has an empty translation`] : []),
    ...(namesIn(text) === namesIn(sentence)
      ? []
      : [`»${sentence}« fills in ${namesIn(sentence) || 'nothing'}, its translation ${namesIn(text) || 'nothing'}`]),
    ...(/<\/?\w+/.test(text) ? [`»${sentence}« is translated with HTML`] : []),
  ])
