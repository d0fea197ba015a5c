import { z } from 'zod/mini'
import { instantSchema } from '../primitives/field-schemas.ts'

/** What of an application is looked for on a document. `expires_on` is the last day that the applicant gave for the document itself. */
export const readFacts = ['plate', 'name', 'street', 'valid_from', 'expires_on'] as const
export type ReadFact = (typeof readFacts)[number]

/** The document says the same, says something else, or does not say it legibly. */
export const readOutcomes = ['agrees', 'differs', 'not_found'] as const
export type ReadOutcome = (typeof readOutcomes)[number]

/** A place on a page that is held upright, as parts of its width and height from its upper left corner. */
const placeSchema = z.object({ page: z.int(), x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type ReadPlace = z.output<typeof placeSchema>

const comparisonSchema = z.object({
  fact: z.enum(readFacts),
  /** The application's words when the document was read; a local day for a date. */
  own: z.string(),
  outcome: z.enum(readOutcomes),
  /** The document's words; null where they were not found. */
  found: z.nullable(z.string()),
  places: z.array(placeSchema),
})
export type ReadComparison = z.output<typeof comparisonSchema>

/** The words of an application that a document may prove; `expires_on` is of the document. */
export interface ProvedWords {
  plates: readonly string[]
  name: string
  street: string
  valid_from: string
  expires_on: string | null
}

const ownValues = (words: ProvedWords): Record<ReadFact, readonly (string | null)[]> => ({
  plate: words.plates,
  name: [words.name],
  street: [words.street],
  valid_from: [words.valid_from],
  expires_on: [words.expires_on],
})

/** Whether a comparison is of the words that the application has now: it may have been corrected since. */
export const isOfPresentWords = ({ fact, own }: Pick<ReadComparison, 'fact' | 'own'>, words: ProvedWords): boolean =>
  ownValues(words)[fact].includes(own)

/** What a program read from a document on the town's own machine, beside the words of the application: a suggestion, which decides nothing. */
export const documentReadingSchema = z.object({
  read_at: instantSchema,
  /** The words were in the file, or they were recognised in its picture, or there were none that could be read. */
  source: z.enum(['text', 'picture', 'none']),
  pages: z.int(),
  /** How many of them were read, from the first on. */
  pages_read: z.int(),
  comparisons: z.array(comparisonSchema),
})
export type DocumentReading = z.output<typeof documentReadingSchema>
