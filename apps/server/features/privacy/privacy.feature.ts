import type { Feature } from '../../platform/http/feature.ts'
import { handleDownloadOwnData, handleReadOwnData } from './own-data.ts'
import { handleDownloadImpactAssessment, handleDownloadProcessingRecords } from './records/download-processing-records.ts'
import { handleReadProcessingRecords } from './records/processing-records.ts'
import { handleConfirmRetention, handleListRetentionRuns, handlePreviewRetention } from './retention/conduct-retention.ts'
import { forgetExpiredData, forgetStrangersJob, previewRetentionJob, runConfirmedRetention } from './retention/retention-jobs.ts'
import { retentionPrivacy, retentionTables } from './retention/retention-tables.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

export const privacyFeature: Feature = {
  name: 'privacy',
  ...ownTables(retentionTables),
  privacy: retentionPrivacy,
  routes: [
    handleDownloadOwnData,
    handleReadOwnData,
    handleListRetentionRuns,
    handlePreviewRetention,
    handleConfirmRetention,
    handleReadProcessingRecords,
    handleDownloadImpactAssessment,
    handleDownloadProcessingRecords,
  ],
  jobs: [forgetExpiredData, forgetStrangersJob, runConfirmedRetention, previewRetentionJob],
}
