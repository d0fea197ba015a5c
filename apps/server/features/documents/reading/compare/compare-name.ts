import {
  behind,
  type Comparison,
  isPart,
  labelled,
  linesOf,
  notFound,
  partsOf,
  placesOf,
  type ReadWords,
  textOf,
  type Word,
} from './words.ts'

/** Legal forms in names of companies, which are written in many ways. */
const legalForms = new Set(['doo', 'dd', 'dno', 'sp', 'zavod', 'drustvo', 'kd'])

const labels = [
  'ime in priimek',
  'priimek in ime',
  'priimek lastnika',
  'ime lastnika',
  'lastnik',
  'lastnica',
  'uporabnik',
  'najemnik',
  'najemnica',
  'imetnik',
  'imetnica',
  'priimek',
  'firma',
  'naziv',
  'c 1 1',
]

/** Single letters of a legal form (`d.o.o.`) or of a middle name are no parts. */
const significant = (name: string): string[] =>
  partsOf(name.replace(/\b(?:d\.?\s?o\.?\s?o|d\.?\s?d|s\.?\s?p)\.?(?=\s|$|,)/giu, '')).filter(
    (part) => part.length > 1 && !legalForms.has(part),
  )

/** Words that begin with a capital, one of them of several letters: a scrap of a label is no name. */
const isName = (text: string): boolean =>
  /\p{Lu}\p{L}{2}/u.test(text) && text.split(/\s+/).every((word) => !/^\p{Ll}/u.test(word)) && !/\d/.test(text)

/** Labels of one part of a name each, whose values stand in lines of their own. */
const labelsOfParts = ['priimek lastnika', 'ime lastnika', 'priimek', 'ime', 'c 1 1', 'c 1 2']
const labelWords = new Set([...labels, ...labelsOfParts].flatMap((label) => label.split(' ')).concat('surname', 'name', 'names', 'given'))

interface Found {
  part: string
  word: Word | undefined
}

const find = (part: string, words: readonly Word[], recognised: boolean): Found => ({
  part,
  word: words.find(({ text }) => partsOf(text).some((read) => isPart(read, part, recognised))),
})

const allOf = (parts: readonly string[], words: readonly Word[], recognised: boolean): Word[] | undefined => {
  const found = parts.flatMap((part) => find(part, words, recognised).word ?? [])
  return found.length === parts.length ? found : undefined
}

/** The words behind or under a label that may be a name: no other label, no number, no scrap. */
const nameWords = (words: readonly Word[]): Word[] =>
  words.filter(({ text }) => !/\d/.test(text) && partsOf(text).some((part) => part.length > 1 && !labelWords.has(part)))

/** The values of the labels of parts on one page: behind each, or in the next line. */
const valuesOfParts = (lines: readonly Word[][]): Word[][] =>
  labelsOfParts.flatMap((label) =>
    lines.flatMap((line, at) => {
      const from = behind(line, label.split(' '))
      if (from === undefined) return []
      const value = nameWords(line.slice(from))
      return [value.length > 0 ? value : nameWords(lines[at + 1] ?? [])]
    }),
  )

/** All parts behind or under labels of parts. Where another name stands at one of them, the parts may be of two people. */
const underLabels = (parts: readonly string[], lines: readonly Word[][], recognised: boolean): Word[] | undefined => {
  const isOwn = ({ text }: Word): boolean =>
    partsOf(text).every((read) => read.length === 1 || parts.some((part) => isPart(read, part, recognised)))
  const values = valuesOfParts(lines).filter((value) => value.length > 0)
  const [own, others] = [values.filter((value) => value.every(isOwn)), values.filter((value) => !value.every(isOwn))]
  return others.some((value) => isName(textOf(value))) ? undefined : allOf(parts, own.flat(), recognised)
}

/** The name in one line, or part by part under its labels: the same parts anywhere on the pages may be of several people. */
const together = (parts: readonly string[], { words, recognised }: ReadWords): Word[] | undefined => {
  for (const line of linesOf(words)) {
    const found = allOf(parts, line, recognised)
    if (found !== undefined) return found
  }
  const pages = Map.groupBy(linesOf(words), ([word]) => word?.place.page)
  return [...pages.values()].map((lines) => underLabels(parts, lines, recognised)).find((found) => found !== undefined)
}

const longest = 80
/** Words to either side of a part of the name that are told with it. */
const mostNeighbours = 3

/** The words around one, as far as none has a digit: more of the line is not kept. */
const around = (word: Word, read: ReadWords): Word[] => {
  const line = linesOf(read.words).find((words) => words.includes(word)) ?? [word]
  const at = line.indexOf(word)
  const isOther = ({ text }: Word): boolean => /\d/.test(text)
  const before = line.slice(Math.max(0, at - mostNeighbours), at)
  const after = line.slice(at + 1, at + 1 + mostNeighbours)
  const end = after.findIndex(isOther)
  return [...before.slice(before.findLastIndex(isOther) + 1), word, ...(end < 0 ? after : after.slice(0, end))]
}

/** Names of the place are on every paper of the town; they alone are no sign of the person. */
export const compareName = (own: string, town: string, read: ReadWords): Comparison => {
  const parts = significant(own)
  if (parts.length === 0) return notFound('name', own)
  const whole = together(parts, read)
  if (whole !== undefined) return { fact: 'name', own, outcome: 'agrees', found: own, places: placesOf(whole) }
  const found = parts.map((part) => find(part, read.words, read.recognised))
  const words = found.flatMap(({ word }) => word ?? [])
  if (words.length === parts.length) return notFound('name', own)
  const value = labelled(labels, read).find(({ words: given }) => isName(textOf(given)))
  if (value !== undefined)
    return { fact: 'name', own, outcome: 'differs', found: textOf(value.words).slice(0, longest), places: placesOf(value.words) }
  const places = new Set(partsOf(town))
  const telling = found.find(({ part, word }) => word !== undefined && part.length > 3 && !places.has(part))
  if (telling?.word === undefined || words.length * 2 < parts.length) return notFound('name', own)
  const told = around(telling.word, read)
  return { fact: 'name', own, outcome: 'differs', found: textOf(told).slice(0, longest), places: placesOf(told) }
}
