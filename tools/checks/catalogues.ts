import { runInNewContext } from 'node:vm'
import { sourceFiles } from '../architecture/source-files.ts'
import type { SourceFile } from '../architecture/source-files.ts'
import { slovenianOf } from './sentences.ts'
import { spokenFiles } from './spoken-files.ts'

type Translation = string | { one: string; other: string }

/** A Slovenian sentence with the first file that says it. */
export interface Spoken {
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
