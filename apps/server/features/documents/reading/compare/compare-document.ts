import type { DocumentReading, ProvedWords, ReadFact } from '@dovolilnice/contract/documents/document-reading'
import type { LegibleText } from '../program/legible.ts'
import { compareEnd, compareStart } from './compare-day.ts'
import { compareName } from './compare-name.ts'
import { comparePlates } from './compare-plate.ts'
import { compareStreet } from './compare-street.ts'
import type { Comparison, ReadWords } from './words.ts'

/** What each kind of document proves of an application. */
const proved: Record<string, readonly ReadFact[]> = {
  identity: ['name', 'street'],
  vehicle_registration: ['plate', 'name', 'street'],
  flat_number: ['street'],
  temporary_residence: ['name', 'street', 'expires_on'],
  ownership: ['name', 'street'],
  ownership_or_lease: ['name', 'street'],
  business_register: ['name', 'street'],
  company_vehicle: ['plate', 'name'],
  client_statement: ['name', 'expires_on'],
  reason_statement: ['plate', 'valid_from'],
  event_approval: ['name', 'valid_from'],
  plate_list: ['plate'],
  accommodation_register: ['name', 'street'],
  institution_statement: ['name'],
  disability_card: ['expires_on'],
  official_list: ['plate'],
  taxi_licence: ['name', 'expires_on'],
}

/** Of a kind that the town has added itself it is not known what it should say: only what is there is told. */
const factsProved = (type: string): readonly ReadFact[] => proved[type] ?? ['plate', 'name', 'street', 'expires_on']
const isKnownType = (type: string): boolean => type in proved

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
