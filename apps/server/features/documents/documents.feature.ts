import { deleteDocument } from '@dovolilnice/contract/documents/delete-document'
import { judgeDocument } from '@dovolilnice/contract/documents/judge-document'
import { listApplicationDocuments } from '@dovolilnice/contract/documents/list-application-documents'
import { listDocuments } from '@dovolilnice/contract/documents/list-documents'
import { listUserDocuments } from '@dovolilnice/contract/documents/list-user-documents'
import { readDocumentContent } from '@dovolilnice/contract/documents/read-document-content'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { handleDeleteDocument } from './delete-document.ts'
import { handleJudgeDocument } from './judge-document.ts'
import { handleListApplicationDocuments, handleListDocuments, handleListUserDocuments } from './list-documents.ts'
import { handleReadDocumentContent } from './read-document-content.ts'
import { removeContentJob } from './remove-content.ts'
import { sealFilesJob } from './seal-files.ts'
import { sweepAtStart, sweepFilesJob } from './sweep-files.ts'
import { readDocumentsJob } from './reading/read-documents.ts'
import { documentFilesInUse } from './document-files.ts'
import { documentPrivacy } from './document-privacy.ts'
import { documentProcessing, documentTables } from './document-tables.ts'

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
