import { retryExport } from '@dovolilnice/contract/exports/operations'
import type { Feature } from '../../platform/http/feature.ts'
import { implement } from '../../platform/http/context.ts'
import { handleCreateExport } from './create-export.ts'
import { exportPrivacy, exportTables } from './export-tables.ts'
import { handleListExports, handleReadExport } from './list-exports.ts'
import { expireExportsJob, removeExportFileJob } from './remove-files.ts'
import { runExportJob } from './run/run-export-job.ts'
import { deliverExportJob } from './schedule/deliver-export.ts'
import { runSchedulesJob } from './schedule/run-schedules.ts'
import { handleDeleteExportSchedule, handleListExportSchedules, handleScheduleExport } from './schedule/schedules.ts'
import { handleCancelExport, handleDeleteExport, handleDownloadExport, handleRetryExport } from './steps/end-export.ts'
import { filesNamedBy, ownTables } from '../../platform/privacy/owner.ts'

export const exportsFeature: Feature = {
  name: 'exports',
  ...ownTables(exportTables),
  privacy: exportPrivacy,
  filesInUse: filesNamedBy({ data_export: ['storage_key'] }),
  routes: [
    handleCreateExport,
    handleListExports,
    handleReadExport,
    handleDownloadExport,
    handleCancelExport,
    implement(retryExport, handleRetryExport),
    handleDeleteExport,
    handleListExportSchedules,
    handleScheduleExport,
    handleDeleteExportSchedule,
  ],
  jobs: [runExportJob, removeExportFileJob, expireExportsJob, runSchedulesJob, deliverExportJob],
}
