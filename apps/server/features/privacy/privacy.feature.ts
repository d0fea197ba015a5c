import { downloadOwnData } from '@dovolilnice/contract/privacy/download-own-data'
import { confirmRetention } from '@dovolilnice/contract/privacy/retention/confirm-retention'
import { listRetentionRuns } from '@dovolilnice/contract/privacy/retention/list-retention-runs'
import { previewRetention } from '@dovolilnice/contract/privacy/retention/preview-retention'
import { downloadProcessingRecords } from '@dovolilnice/contract/privacy/records/download-processing-records'
import { readProcessingRecords } from '@dovolilnice/contract/privacy/records/read-processing-records'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { handleDownloadOwnData } from './download-own-data.ts'
import { handleDownloadProcessingRecords } from './records/download-processing-records.ts'
import { handleReadProcessingRecords } from './records/processing-records.ts'
import { handleConfirmRetention, handleListRetentionRuns, handlePreviewRetention } from './retention/conduct-retention.ts'
import { forgetExpiredData, previewRetentionJob, runConfirmedRetention } from './retention/retention-jobs.ts'
import { retentionPrivacy } from './retention/retention-privacy.ts'
import { retentionProcessing, retentionTables } from './retention/retention-tables.ts'

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
