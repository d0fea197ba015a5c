import { downloadOwnData, readOwnData } from '@dovolilnice/contract/privacy/download-own-data'
import { confirmRetention, listRetentionRuns, previewRetention } from '@dovolilnice/contract/privacy/retention/retention'
import {
  downloadImpactAssessment,
  downloadProcessingRecords,
  readProcessingRecords,
} from '@dovolilnice/contract/privacy/records/processing-records'
import { implement, type Feature, implementList } from '../../platform/http/feature.ts'
import { handleDownloadOwnData, handleReadOwnData } from './own-data.ts'
import { handleDownloadImpactAssessment, handleDownloadProcessingRecords } from './records/download-processing-records.ts'
import { handleReadProcessingRecords } from './records/processing-records.ts'
import { handleConfirmRetention, handleListRetentionRuns, handlePreviewRetention } from './retention/conduct-retention.ts'
import { forgetExpiredData, forgetStrangersJob, previewRetentionJob, runConfirmedRetention } from './retention/retention-jobs.ts'
import { retentionPrivacy, retentionProcessing, retentionTables } from './retention/retention-tables.ts'

export const privacyFeature: Feature = {
  name: 'privacy',
  tables: retentionTables,
  processing: retentionProcessing,
  privacy: retentionPrivacy,
  routes: [
    implement(downloadOwnData, handleDownloadOwnData),
    implement(readOwnData, handleReadOwnData),
    ...implementList(listRetentionRuns, handleListRetentionRuns),
    implement(previewRetention, handlePreviewRetention),
    implement(confirmRetention, handleConfirmRetention),
    implement(readProcessingRecords, handleReadProcessingRecords),
    implement(downloadImpactAssessment, handleDownloadImpactAssessment),
    implement(downloadProcessingRecords, handleDownloadProcessingRecords),
  ],
  jobs: [forgetExpiredData, forgetStrangersJob, runConfirmedRetention, previewRetentionJob],
}
