import type { Feature } from '../../platform/http/feature.ts'
import * as documents from './documents.ts'
import { removeContentJob, sweepAtStart, sweepFilesJob } from './remove-documents.ts'
import { documentFilesInUse, sealFilesJob } from './keep-documents.ts'
import { readDocumentsJob } from './reading/read-documents.ts'
import { documentPrivacy, documentTables } from './document-tables.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

export const documentsFeature: Feature = {
  name: 'documents',
  ...ownTables(documentTables),
  privacy: documentPrivacy,
  filesInUse: documentFilesInUse,
  routes: [
    documents.handleListDocuments,
    documents.handleListApplicationDocuments,
    documents.handleListUserDocuments,
    documents.handleReadDocumentContent,
    documents.handleJudgeDocument,
    documents.handleDeleteDocument,
  ],
  jobs: [readDocumentsJob, removeContentJob, sweepFilesJob, sealFilesJob],
  prepare: sweepAtStart,
}
