import { linesOf, partsOf } from './words.ts'
import type { ReadWords, Word } from './words.ts'

/** What stands behind a label, or in the line under it where nothing does. */
interface Labelled {
  label: string
  words: Word[]
}

/** Where a label begins a line or a part of it: the index behind its last word; undefined where it is not there. */
export const behind = (line: readonly Word[], label: readonly string[]): number | undefined => {
  const parts = line.flatMap(({ text }, index) => partsOf(text).map((part) => ({ part, index })))
  const at = parts.findIndex((_, from) => label.every((word, offset) => parts[from + offset]?.part === word))
  return at < 0 ? undefined : (parts[at + label.length - 1]?.index ?? 0) + 1
}

/** The values of these labels, in their order: `Naslov: Glavni trg 1`, or the label over its value. */
export const labelled = (labels: readonly string[], { words }: ReadWords): Labelled[] => {
  const lines = linesOf(words)
  return labels.flatMap((label) =>
    lines.flatMap((line, index) => {
      const from = behind(line, label.split(' '))
      if (from === undefined) return []
      const rest = line.slice(from)
      return [{ label, words: rest.length > 0 ? rest : (lines[index + 1] ?? []) }]
    }),
  )
}
