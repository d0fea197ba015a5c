export { readApplicationDocuments, readMatterFiles } from './document-queries.ts'
export { heldDocuments } from './held-documents.ts'
export { documentTypesOf, keepDocuments } from './keep-documents.ts'
export { removeContent } from './remove-documents.ts'
