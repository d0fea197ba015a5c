import type { ReadComparison, ReadFact } from '@dovolilnice/contract/documents/document-reading'

export type Comparison = ReadComparison

export const notFound = (fact: ReadFact, own: string): Comparison => ({ fact, own, outcome: 'not_found', found: null, places: [] })
