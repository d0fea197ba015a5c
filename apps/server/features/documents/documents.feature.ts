import {
  deleteDocument,
  judgeDocument,
  listApplicationDocuments,
  listDocuments,
  listUserDocuments,
  readDocumentContent,
} from '@dovolilnice/contract/documents/operations'
import { implement, type Feature, implementList } from '../../platform/http/feature.ts'
import {
  handleDeleteDocument,
  handleJudgeDocument,
  handleListApplicationDocuments,
  handleListDocuments,
  handleListUserDocuments,
  handleReadDocumentContent,
} from './documents.ts'
import { removeContentJob, sweepAtStart, sweepFilesJob } from './remove-documents.ts'
import { documentFilesInUse, sealFilesJob } from './keep-documents.ts'
import { readDocumentsJob } from './reading/read-documents.ts'
import { documentPrivacy, documentProcessing, documentTables } from './document-tables.ts'

export const documentsFeature: Feature = {
  name: 'documents',
  tables: documentTables,
  processing: documentProcessing,
  privacy: documentPrivacy,
  filesInUse: documentFilesInUse,
  routes: [
    ...implementList(listDocuments, handleListDocuments),
    ...implementList(listApplicationDocuments, handleListApplicationDocuments),
    ...implementList(listUserDocuments, handleListUserDocuments),
    implement(readDocumentContent, handleReadDocumentContent),
    implement(judgeDocument, handleJudgeDocument),
    implement(deleteDocument, handleDeleteDocument),
  ],
  jobs: [readDocumentsJob, removeContentJob, sweepFilesJob, sealFilesJob],
  prepare: sweepAtStart,
}
