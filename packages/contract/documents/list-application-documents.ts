import { defineListOperation } from '../list.ts'
import { idParams } from '../primitives/ids.ts'
import { documentList } from './document-list.ts'

export const listApplicationDocuments = defineListOperation(documentList, {
  name: 'list-application-documents',
  path: 'v1/admin/applications/{id}/documents',
  access: 'documents:read',
  summary: 'Documents of an application',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'document:list', kind: 'read' },
})
