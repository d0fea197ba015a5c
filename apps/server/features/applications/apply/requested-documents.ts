import type { RequiredDocument } from '@dovolilnice/contract/parking/permit-kind'
import type { ApplicationRecord } from '../record/application-record.ts'

/**
 * The types of documents that a supplement must contain, without types that the kind no longer has: the applicant could not send
 * them any more.
 */
export const requestedOf = (
  { supplement_documents: asked }: Pick<ApplicationRecord, 'supplement_documents'>,
  { documents }: { documents: readonly Pick<RequiredDocument, 'type'>[] },
): string[] => (asked ?? []).filter((wanted) => documents.some(({ type }) => type === wanted))
