import { folded } from '@dovolilnice/contract/documents/end-day'
import { type Comparison, isPart, labelled, linesOf, notFound, partsOf, placesOf, type ReadWords, textOf, type Word } from './words.ts'

/** Words of streets that are also written short. */
const short: Record<string, string> = { ul: 'ulica', c: 'cesta', tr: 'trg', nas: 'naselje' }
/** `sv.`, `sveti` and `svetega` are one. */
const whole = (part: string): string => short[part] ?? (/^svet[aeio]\w{0,2}$/.test(part) ? 'sv' : part)

const numbered = /^(.*\D)\s*(\d{1,4}\s?[a-zčšž]?)\s*$/iu

/** The name of the street, and the house number: `Čevljarska ulica 7 a`. */
const split = (street: string): { name: string[]; number: string } => {
  const [, name = street, number = ''] = numbered.exec(street.trim()) ?? []
  return { name: partsOf(name).map(whole), number: folded(number) }
}

/** A house number as it was read: a picture's l and O among digits are a one and a zero. */
const numberAt = (line: readonly Word[], at: number, recognised: boolean): { number: string; words: Word[] } | undefined => {
  const word = line[at]
  if (word === undefined) return undefined
  const given = folded(word.text)
  const text =
    recognised && /^[lio\d]*\d[lio\d]*[a-z]?$/.test(given) ? given.replaceAll(/[li](?=[\dlio]|$)/g, '1').replaceAll('o', '0') : given
  const number = /^(\d{1,4}[a-zčšž]?)(?:\D|$)/u.exec(text)?.[1]
  if (number === undefined) return undefined
  const next = line[at + 1]
  const suffix =
    /^\d+$/.test(number) && !/[,;]$/.test(word.text) && next !== undefined && /^[a-hč][,;.]?$/iu.test(next.text) ? next : undefined
  return suffix === undefined ? { number, words: [word] } : { number: number + folded(suffix.text), words: [word, suffix] }
}

interface Occurrence {
  number: string
  words: Word[]
}

/** Where the street stands in a line with a house number behind it. */
const occurrences = (line: readonly Word[], name: readonly string[], recognised: boolean): Occurrence[] =>
  line.flatMap((_, from) => {
    const parts = line.slice(from, from + name.length).map(({ text }) => whole(partsOf(text).join('')))
    if (!name.every((part, index) => parts[index] !== undefined && isPart(parts[index], part, recognised))) return []
    const house = numberAt(line, from + name.length, recognised)
    return house === undefined ? [] : [{ number: house.number, words: [...line.slice(from, from + name.length), ...house.words] }]
  })

const labels = ['naslov', 'stalno prebivalisce', 'zacasno prebivalisce', 'prebivalisce', 'c 1 3']

/** Words of a street before its house number. */
const streetWords = 5

/**
 * The address at the beginning of what stands behind a label: the words before the first digits, the house number, and the town with its number.
 * More is not taken: the same line may hold a date of birth.
 */
const addressOf = (words: readonly Word[], recognised: boolean): Word[] | undefined => {
  const at = words.findIndex(({ text }) => /\d/.test(text))
  const house = numberAt(words, at, recognised)
  const street = words.slice(Math.max(0, at - streetWords), Math.max(0, at))
  if (house === undefined || !/\p{L}{3}/u.test(textOf(street))) return undefined
  const [code, town] = words.slice(at + house.words.length)
  const hasTown = code !== undefined && town !== undefined && /^\d{4},?$/.test(code.text) && !/\d/.test(town.text)
  return [...street, ...house.words, ...(hasTown ? [code, town] : [])]
}

const longest = 80
const differs = (own: string, words: readonly Word[]): Comparison => ({
  ...{
    fact: 'street',
    own,
    outcome: 'differs',
    found: textOf(words)
      .replace(/[,;.]$/, '')
      .slice(0, longest),
    places: placesOf(words),
  },
})

/** A street agrees with its house number. The authority's own address in the head of a letter is not another address of the applicant. */
export const compareStreet = (own: string, read: ReadWords): Comparison => {
  const { name, number } = split(own)
  if (name.length === 0 || number === '') return notFound('street', own)
  const found = linesOf(read.words).flatMap((line) => occurrences(line, name, read.recognised))
  const match = found.find((occurrence) => occurrence.number === number)
  if (match !== undefined) return { fact: 'street', own, outcome: 'agrees', found: own, places: placesOf(match.words) }
  const [other] = found
  if (other !== undefined) return differs(own, other.words)
  const [value] = labelled(labels, read).flatMap(({ words }) => {
    const address = addressOf(words, read.recognised)
    return address === undefined ? [] : [address]
  })
  return value === undefined ? notFound('street', own) : differs(own, value)
}
