import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import type { RequiredDocument } from '@dovolilnice/contract/parking/permit-kind'

/** What the kind of permit asks for and has not been sent. */
export const missingDocuments = ({ required_documents: required, documents }: ApplicationDetails): RequiredDocument[] =>
  required.filter(
    ({ type, required: must }) => must && !documents.some((document) => document.type === type && document.deleted_at === null),
  )
