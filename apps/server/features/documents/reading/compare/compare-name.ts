import type { Comparison } from './comparison.ts'
import { notFound } from './comparison.ts'
import { labelled } from './labelled.ts'
import { isPart, linesOf, partsOf, placesOf, textOf } from './words.ts'
import type { ReadWords, Word } from './words.ts'

/** Of a company's name: its legal form, which is written in many ways. */
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

interface Found {
  part: string
  word: Word | undefined
}

const find = (part: string, words: readonly Word[], recognised: boolean): Found => ({
  part,
  word: words.find(({ text }) => partsOf(text).some((read) => isPart(read, part, recognised))),
})

const longest = 80
const lineOf = (word: Word, read: ReadWords): Word[] => linesOf(read.words).find((line) => line.includes(word)) ?? [word]

/** Names of the place are on every paper of the town; they alone are no sign of the person. */
export const compareName = (own: string, town: string, read: ReadWords): Comparison => {
  const parts = significant(own)
  const found = parts.map((part) => find(part, read.words, read.recognised))
  const words = found.flatMap(({ word }) => word ?? [])
  if (parts.length > 0 && words.length === parts.length)
    return { fact: 'name', own, outcome: 'agrees', found: own, places: placesOf(words) }
  const value = labelled(labels, read).find(({ words: given }) => isName(textOf(given)))
  if (value !== undefined)
    return { fact: 'name', own, outcome: 'differs', found: textOf(value.words).slice(0, longest), places: placesOf(value.words) }
  const places = new Set(partsOf(town))
  const telling = found.find(({ part, word }) => word !== undefined && part.length > 3 && !places.has(part))
  if (telling?.word === undefined || words.length * 2 < parts.length) return notFound('name', own)
  const line = lineOf(telling.word, read)
  return { fact: 'name', own, outcome: 'differs', found: textOf(line).slice(0, longest), places: placesOf(line) }
}
