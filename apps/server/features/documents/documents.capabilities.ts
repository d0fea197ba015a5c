import { readApplicationDocuments, readMatterFiles } from './document-queries.ts'
import { heldDocuments } from './held-documents.ts'
import { documentTypesOf, keepDocuments } from './keep-documents.ts'
import { removeContent } from './remove-documents.ts'

export const documentsCapabilities = {
  documentTypesOf,
  heldDocuments,
  keepDocuments,
  readApplicationDocuments,
  readMatterFiles,
  removeContent,
}
