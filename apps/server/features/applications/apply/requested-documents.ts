import type { RequiredDocument } from '@dovolilnice/contract/parking/permit-kind'
import type { ApplicationRecord } from '../record/application-record.ts'

/**
 * The types of documents that a supplement must bring. What the kind no longer takes, because it or its settings were changed since it was
 * asked for, could never be sent.
 */
export const requestedOf = (
  { supplement_documents: asked }: Pick<ApplicationRecord, 'supplement_documents'>,
  { documents }: { documents: readonly Pick<RequiredDocument, 'type'>[] },
): string[] => (asked ?? []).filter((wanted) => documents.some(({ type }) => type === wanted))
