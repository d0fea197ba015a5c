import type { RequiredDocument } from '../../parking/permit-kind.ts'

interface Asked {
  required_documents: readonly RequiredDocument[]
  documents: readonly { type: string; deleted_at: unknown }[]
  /** The permit that it replaces: a replacement proves nothing anew, the permit stands. */
  replaces_permit: object | null
}

/** What the kind of permit asks for and has not been sent. */
export const missingDocuments = ({ required_documents: required, documents, replaces_permit }: Asked): RequiredDocument[] =>
  (replaces_permit === null ? required : []).filter(
    ({ type, required: must }) => must && !documents.some((document) => document.type === type && document.deleted_at === null),
  )
