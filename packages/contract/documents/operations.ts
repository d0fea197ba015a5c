import { z } from 'zod/mini'
import { defineOperation, defineRead } from '../operation.ts'
import { reasonSchema } from '../primitives/field-schemas.ts'
import { documentVerdicts } from './document-verdict.ts'
import { defineListOperation } from '../list.ts'
import { documentList } from './document-list.ts'

/** Deletes the content of a document permanently; its row stays, with who deleted it and why. */
export const deleteDocument = defineOperation({
  name: 'delete-document',
  method: 'GET',
  path: 'v1/admin/documents/{id}/delete',
  access: 'documents:delete',
  summary: 'Deletes a document with a reason',
  query: z.object({ reason: reasonSchema }),
  changesState: true,
  audit: { action: 'document:delete', kind: 'change' },
})

/** A clerk's finding; what does not meet says why. Null takes it back. */
export const judgementSchema = z
  .object({
    verdict: z.nullable(z.enum(documentVerdicts)),
    reason: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
  })
  .check(z.refine(({ verdict, reason }) => verdict !== 'fails' || reason.length >= 3, { error: 'required', path: ['reason'] }))

/** Says whether a document of an undecided application proves what it was asked for. `illegal_transition` once it is decided. */
export const judgeDocument = defineOperation({
  name: 'judge-document',
  path: 'v1/admin/documents/{id}/judge',
  access: 'applications:conduct',
  summary: 'Marks a document as meeting or not meeting, with the reason',
  body: judgementSchema,
  errors: ['illegal_transition'],
  audit: { action: 'document:judge', kind: 'change' },
})

export const listApplicationDocuments = defineListOperation(documentList, {
  name: 'list-application-documents',
  path: 'v1/admin/applications/{id}/documents',
  access: 'documents:read',
  summary: 'Documents of an application',
  audit: { action: 'document:list', kind: 'read' },
})

export const listDocuments = defineListOperation(documentList, {
  name: 'list-documents',
  path: 'v1/admin/documents',
  access: 'documents:read',
  summary: 'Documents',
  audit: { action: 'document:list', kind: 'read' },
})

/** The documents of a user's applications and permits. */
export const listUserDocuments = defineListOperation(documentList, {
  name: 'list-user-documents',
  path: 'v1/admin/users/{id}/documents',
  access: 'documents:read',
  summary: 'Documents of a user',
  audit: { action: 'document:list', kind: 'read' },
})

/** The content of a document, for the viewer and for saving. Only PDF, JPEG and PNG are ever shown in place. */
export const readDocumentContent = defineRead({
  name: 'read-document-content',
  path: 'v1/admin/documents/{id}/content',
  access: 'documents:read',
  summary: 'Content of a document',
  audit: { action: 'document:read', kind: 'read' },
})
