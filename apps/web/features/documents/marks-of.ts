import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import type { RecordDocument } from '@dovolilnice/contract/documents/document'
import type { PageMark } from '../../ui/document-viewer/page-marks.tsx'
import { readDocumentsOf } from './readings.ts'

/** Where a document says what the application says, or something else: drawn around on its pages. */
export const marksOf = (application: ApplicationDetails, { id }: RecordDocument): PageMark[] => {
  const read = readDocumentsOf(application).find(({ document }) => document.id === id)
  return (read?.comparisons ?? []).flatMap(({ outcome, places }) =>
    places.map((place): PageMark => ({ ...place, tone: outcome === 'agrees' ? 'good' : 'bad' })),
  )
}
