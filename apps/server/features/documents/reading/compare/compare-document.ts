import type { DocumentReading, ProvedWords, ReadFact } from '@dovolilnice/contract/documents/document-reading'
import type { LegibleText } from '../program/legible.ts'
import { compareEnd, compareStart } from './compare-day.ts'
import { compareName } from './compare-name.ts'
import { comparePlates } from './compare-plate.ts'
import { compareStreet } from './compare-street.ts'
import type { Comparison } from './comparison.ts'
import { factsProved, isKnownType } from './facts-proved.ts'
import type { ReadWords } from './words.ts'

/** What is compared, and the name of the applicant's town, which stands on many papers. */
export interface OwnWords extends ProvedWords {
  city: string
}

const comparers: Record<ReadFact, (own: OwnWords, read: ReadWords) => Comparison[]> = {
  plate: ({ plates }, read) => comparePlates(plates, read),
  name: ({ name, city }, read) => [compareName(name, city, read)],
  street: ({ street }, read) => [compareStreet(street, read)],
  valid_from: ({ valid_from: day }, read) => [compareStart(day, read)],
  expires_on: ({ expires_on: day }, read) => (day === null ? [] : [compareEnd(day, read)]),
}

/** The document's own words without long numbers: a personal or a tax number beside a name is not to be kept. */
const withoutNumbers = (comparison: Comparison): Comparison => {
  const { found, own } = comparison
  if (found === null || found === own) return comparison
  return {
    ...comparison,
    found: found
      .replaceAll(/\d{7,}/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }
}

/** What a document of this type says of the application's words. */
export const compareDocument = (type: string, own: OwnWords, read: ReadWords): Comparison[] =>
  factsProved(type)
    .flatMap((fact) => comparers[fact](own, read))
    .filter(({ outcome }) => outcome !== 'not_found' || isKnownType(type))
    .map(withoutNumbers)

/** What is kept of a read document: how it compares, not its words, which say far more of a person than was asked. */
export type ComparedWords = Omit<DocumentReading, 'read_at'>

export const comparedWords = (type: string, own: OwnWords, { source, pages, pagesRead, words }: LegibleText): ComparedWords => ({
  ...{ source, pages, pages_read: pagesRead },
  comparisons: compareDocument(type, own, { words, recognised: source === 'picture' }),
})
