import { defineListOperation } from '../list.ts'
import { idParams } from '../primitives/ids.ts'
import { documentList } from './document-list.ts'

/** The documents of a user's applications and permits. */
export const listUserDocuments = defineListOperation(documentList, {
  name: 'list-user-documents',
  path: 'v1/admin/users/{id}/documents',
  access: 'documents:read',
  summary: 'Documents of a user',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'document:list', kind: 'read' },
})
