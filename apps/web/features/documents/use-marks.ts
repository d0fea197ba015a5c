import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import type { RecordDocument } from '@dovolilnice/contract/documents/document'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import type { PageMark } from '../../ui/document-viewer/page-marks.tsx'
import { readDocumentsOf } from './readings.ts'
import { texts } from './texts.ts'

/** Where a document says what the application says, or something else: drawn around on its pages. */
export const useMarks = (application: ApplicationDetails): ((document: RecordDocument) => PageMark[]) => {
  const t = useTranslate()
  const read = readDocumentsOf(application)
  return ({ id }) =>
    (read.find(({ document }) => document.id === id)?.comparisons ?? []).flatMap(({ outcome, places }) =>
      places.map((place) => ({
        ...place,
        ...(outcome === 'agrees' ? { tone: 'good' as const, label: t(texts.agrees) } : { tone: 'bad' as const, label: t(texts.differs) }),
      })),
    )
}
