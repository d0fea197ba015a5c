import type { RequiredDocument } from '../../parking/permit-kind.ts'

interface Asked {
  required_documents: readonly RequiredDocument[]
  documents: readonly { type: string; deleted_at: unknown }[]
  /** The permit that it replaces. A replacement needs no new proof of what that permit already proved. */
  replaces_permit: object | null
}

/** The required documents of the kind that were not sent. */
export const missingDocuments = ({ required_documents: required, documents, replaces_permit }: Asked): RequiredDocument[] =>
  (replaces_permit === null ? required : []).filter(
    ({ type, required: must }) => must && !documents.some((document) => document.type === type && document.deleted_at === null),
  )
