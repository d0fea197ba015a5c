import { looksSlovenian, normalisePlate, formatPlate } from '@dovolilnice/contract/primitives/plate'
import { type Comparison, distance, linesOf, notFound, placesOf, type ReadWords, type Word } from './words.ts'

/** Signs that are taken for one another in a picture. */
const alike = [
  ['O', '0'],
  ['Q', '0'],
  ['I', '1'],
  ['L', '1'],
  ['|', '1'],
  ['S', '5'],
  ['B', '8'],
  ['Z', '2'],
  ['G', '6'],
] as const
const classOf = new Map<string, string>(alike)

const byShape = (plate: string): string => [...plate].map((sign) => classOf.get(sign) ?? sign).join('')

/** A plate that a page may hold: the words that make it. */
interface Candidate {
  plate: string
  words: Word[]
}

const mostWords = 5
const longest = 10

/** Every run of words in a line that could be a plate by its length. */
const runsOf = (line: readonly Word[]): Candidate[] =>
  line.flatMap((_, from) =>
    Array.from({ length: Math.min(mostWords, line.length - from) }, (_, more) => line.slice(from, from + more + 1)).flatMap((words) => {
      const plate = normalisePlate(words.map(({ text }) => text.replace(/[,;:()|–—_]/g, '')).join(''))
      return plate.length >= 3 && plate.length <= longest ? [{ plate, words }] : []
    }),
  )

/** The series that are issued, two letters of the area and five signs: `KRANJ` and `CELJE` are towns, and no personalised plates. */
const issued = /^(?:LJ|KR|CE|SG|MB|KK|NM|KP|GO|PO|MS)(?=[A-Z0-9ČŠŽ]*\d[A-Z0-9ČŠŽ]*\d)(?=\d*[A-ZČŠŽ])[A-Z0-9ČŠŽ]{5}$/

/** An area read with a sign that looks like its letter: `1J AB-123`, `P0 AB-123`. */
const withAreaMended = (plate: string): string =>
  plate
    .replace(/^(?:1J|IJ)/, 'LJ')
    .replace(/^[GC6][O0](?=.{5}$)/, 'GO')
    .replace(/^P0/, 'PO')
    .replace(/^5G/, 'SG')
    .replace(/^M8/, 'MB')
    .replace(/^M5/, 'MS')

/** All plates of the usual series on the pages, as they are stored and shown. */
export const findPlates = ({ words, recognised }: ReadWords): Candidate[] =>
  linesOf(words)
    .flatMap(runsOf)
    .map((run) => (recognised ? { ...run, plate: withAreaMended(run.plate) } : run))
    .filter(({ plate }) => issued.test(plate) && looksSlovenian(plate))

const same = (one: string, other: string, recognised: boolean): boolean => one === other || (recognised && byShape(one) === byShape(other))

/**
 * Each plate of the application: whether it stands on the document. Where one of several does, the document is about that vehicle, and nothing is
 * said of the others; where none does, the plate nearest to them is what differs.
 */
export const comparePlates = (own: readonly string[], read: ReadWords): Comparison[] => {
  const runs = linesOf(read.words).flatMap(runsOf)
  const compared = own.map((plate) => ({
    plate,
    match: runs.find((run) => same(run.plate, normalisePlate(plate), read.recognised)),
  }))
  const agreeing = compared.flatMap(({ plate, match }) =>
    match === undefined ? [] : [{ fact: 'plate', own: plate, outcome: 'agrees', found: plate, places: placesOf(match.words) } as const],
  )
  if (agreeing.length > 0) return agreeing
  const others = findPlates(read)
  return own.map((plate) => {
    const [nearest] = others
      .map((other) => ({ ...other, far: distance(other.plate, normalisePlate(plate), longest) }))
      .toSorted((a, b) => a.far - b.far)
    if (nearest === undefined) return notFound('plate', plate)
    return { fact: 'plate', own: plate, outcome: 'differs', found: formatPlate(nearest.plate), places: placesOf(nearest.words) }
  })
}
