import { folded } from '@dovolilnice/contract/documents/end-day'
import type { ReadComparison, ReadFact, ReadPlace } from '@dovolilnice/contract/documents/document-reading'

/** A word of a page, with its place on it. Words of one line have one number, and stand in the order in which they are read. */
export interface Word {
  text: string
  line: number
  place: ReadPlace
}

/** Letters of the longest word that is looked at; what is longer is no word of a document, and would cost time. */
export const longestWord = 60

/** The words that were read, and how: a recognised letter may be another one that looks like it. */
export interface ReadWords {
  recognised: boolean
  words: readonly Word[]
}

/** The parts of a text that are compared, each folded: hyphens and dots part them. */
export const partsOf = (text: string): string[] =>
  text
    .split(/[\s\-–.,:;/()]+/u)
    .map(folded)
    .filter(Boolean)

/** The lines of all pages, each with its words. */
export const linesOf = (words: readonly Word[]): Word[][] => {
  const lines = new Map<string, Word[]>()
  for (const word of words) {
    const key = `${word.place.page} ${word.line}`
    const line = lines.get(key)
    if (line === undefined) lines.set(key, [word])
    else line.push(word)
  }
  return [...lines.values()]
}

export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

const around = (one: ReadPlace, other: ReadPlace): ReadPlace => {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  const right = Math.max(one.x + one.width, other.x + other.width)
  const below = Math.max(one.y + one.height, other.y + other.height)
  return { page: one.page, x, y, width: right - x, height: below - y }
}

const rounded = (place: ReadPlace): ReadPlace => {
  const part = (value: number): number => Math.round(value * 10_000) / 10_000
  return { page: place.page, x: part(place.x), y: part(place.y), width: part(place.width), height: part(place.height) }
}

/** One place for each line that the words stand on. */
export const placesOf = (words: readonly Word[]): ReadPlace[] =>
  linesOf(words).flatMap((line) => {
    const [first, ...others] = line.map(({ place }) => place)
    return first === undefined ? [] : [rounded(others.reduce(around, first))]
  })

/** How many letters are added, left out or exchanged between two words; `most + 1` where there are more than that. */
export const distance = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let index = 0; index < other.length; index++)
      next.push(Math.min((row[index] ?? 0) + (other[index] === letter ? 0 : 1), (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    row = next
  }
  return Math.min(row[other.length] ?? 0, most + 1)
}

/** Whether a word that was read is this part: exactly where the file holds its letters, and nearly where they were recognised in a picture. */
export const isPart = (read: string, part: string, recognised: boolean): boolean => {
  if (read === part) return true
  if (!recognised || part.length < 5) return false
  const most = part.length < 9 ? 1 : 2
  return distance(read, part, most) <= most
}

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

/** Lines of a page as a reader would answer them, for tests. */
export const written = (lines: readonly string[], recognised = false): ReadWords => ({
  recognised,
  words: lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match): Word => ({
      text: match[0],
      line: row,
      place: { page: 1, x: match.index / 100, y: row / 100, width: match[0].length / 100, height: 0.01 },
    })),
  ),
})

export type Comparison = ReadComparison

export const notFound = (fact: ReadFact, own: string): Comparison => ({ fact, own, outcome: 'not_found', found: null, places: [] })
