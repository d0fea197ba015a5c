import { downloadOwnData } from '@dovolilnice/contract/privacy/download-own-data'
import { confirmRetention, listRetentionRuns, previewRetention } from '@dovolilnice/contract/privacy/retention/retention'
import { downloadProcessingRecords, readProcessingRecords } from '@dovolilnice/contract/privacy/records/processing-records'
import { implement, type Feature, implementList } from '../../platform/http/feature.ts'
import { handleDownloadOwnData } from './own-data.ts'
import { handleDownloadProcessingRecords } from './records/download-processing-records.ts'
import { handleReadProcessingRecords } from './records/processing-records.ts'
import { handleConfirmRetention, handleListRetentionRuns, handlePreviewRetention } from './retention/conduct-retention.ts'
import { forgetExpiredData, previewRetentionJob, runConfirmedRetention } from './retention/retention-jobs.ts'
import { retentionPrivacy, retentionProcessing, retentionTables } from './retention/retention-tables.ts'

export const privacyFeature: Feature = {
  name: 'privacy',
  tables: retentionTables,
  processing: retentionProcessing,
  privacy: retentionPrivacy,
  routes: [
    implement(downloadOwnData, handleDownloadOwnData),
    ...implementList(listRetentionRuns, handleListRetentionRuns),
    implement(previewRetention, handlePreviewRetention),
    implement(confirmRetention, handleConfirmRetention),
    implement(readProcessingRecords, handleReadProcessingRecords),
    implement(downloadProcessingRecords, handleDownloadProcessingRecords),
  ],
  jobs: [forgetExpiredData, runConfirmedRetention, previewRetentionJob],
}
