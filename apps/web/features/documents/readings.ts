import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import type { RecordDocument } from '@dovolilnice/contract/documents/document'
import { isOfPresentWords } from '@dovolilnice/contract/documents/document-reading'
import type { DocumentReading, ReadComparison } from '@dovolilnice/contract/documents/document-reading'

/** What was read from a document, as far as it is about what the application says now. */
export interface ReadDocument {
  document: RecordDocument
  reading: DocumentReading
  comparisons: readonly ReadComparison[]
}

/** The documents that were read and are not deleted. */
export const readDocumentsOf = (application: ApplicationDetails): ReadDocument[] =>
  application.documents.flatMap((document) => {
    const { reading, expires_on } = document
    if (reading === null || document.deleted_at !== null) return []
    const comparisons = reading.comparisons.filter((comparison) => isOfPresentWords(comparison, { ...application, expires_on }))
    return [{ document, reading, comparisons }]
  })
