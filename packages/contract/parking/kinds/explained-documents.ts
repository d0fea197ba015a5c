import type { RequiredDocument } from '../permit-kind.ts'

/** Documents as an applicant reads them: the explanation says by what each is asked for, too. */
export const explainedDocuments = (documents: readonly RequiredDocument[]): RequiredDocument[] =>
  documents.map(({ explanation, ground, ...document }) => ({
    ...document,
    explanation:
      ground === undefined ? explanation : { ...explanation, sl: joined(explanation.sl, ground.sl), en: joined(explanation.en, ground.en) },
  }))

const joined = (...sentences: string[]): string => sentences.filter(Boolean).join(' ')
