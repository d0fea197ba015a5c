import type { ProvedWords, ReadFact } from '@dovolilnice/contract/documents/document-reading'
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

/** What a document of this type says of the application's words. */
export const compareDocument = (type: string, own: OwnWords, read: ReadWords): Comparison[] =>
  factsProved(type)
    .flatMap((fact) => comparers[fact](own, read))
    .filter(({ outcome }) => outcome !== 'not_found' || isKnownType(type))
