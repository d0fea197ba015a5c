import { defineListOperation } from '../list.ts'
import { documentList } from './document-list.ts'

export const listDocuments = defineListOperation(documentList, {
  name: 'list-documents',
  path: 'v1/admin/documents',
  access: 'documents:read',
  summary: 'Documents',
  audit: { action: 'document:list', kind: 'read' },
})
