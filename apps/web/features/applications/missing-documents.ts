import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import type { RequiredDocument } from '@dovolilnice/contract/parking/permit-kind'

/** What the kind of permit asks for and has not been sent. A replacement proves nothing anew: the permit stands. */
export const missingDocuments = ({ required_documents: required, documents, replaces_permit }: ApplicationDetails): RequiredDocument[] =>
  (replaces_permit === null ? required : []).filter(
    ({ type, required: must }) => must && !documents.some((document) => document.type === type && document.deleted_at === null),
  )
