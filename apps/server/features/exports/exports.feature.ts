import { cancelExport } from '@dovolilnice/contract/exports/cancel-export'
import { createExport } from '@dovolilnice/contract/exports/create-export'
import { deleteExport } from '@dovolilnice/contract/exports/delete-export'
import { deleteExportSchedule } from '@dovolilnice/contract/exports/delete-export-schedule'
import { downloadExport } from '@dovolilnice/contract/exports/download-export'
import { listExportSchedules } from '@dovolilnice/contract/exports/list-export-schedules'
import { listExports } from '@dovolilnice/contract/exports/list-exports'
import { readExport } from '@dovolilnice/contract/exports/read-export'
import { retryExport } from '@dovolilnice/contract/exports/retry-export'
import { scheduleExport } from '@dovolilnice/contract/exports/schedule-export'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { handleCreateExport } from './create-export.ts'
import { exportPrivacy } from './export-privacy.ts'
import { exportProcessing, exportTables } from './export-tables.ts'
import { handleListExports, handleReadExport } from './list-exports.ts'
import { expireExportsJob, exportFilesInUse, removeExportFileJob } from './remove-files.ts'
import { runExportJob } from './run/run-export-job.ts'
import { deliverExportJob } from './schedule/deliver-export.ts'
import { runSchedulesJob } from './schedule/run-schedules.ts'
import { handleDeleteExportSchedule, handleListExportSchedules, handleScheduleExport } from './schedule/schedules.ts'
import { handleDownloadExport } from './steps/download-export.ts'
import { handleCancelExport, handleDeleteExport, handleRetryExport } from './steps/end-export.ts'

export const exportsFeature: Feature = {
  name: 'exports',
  tables: exportTables,
  processing: exportProcessing,
  privacy: exportPrivacy,
  filesInUse: exportFilesInUse,
  routes: [
    implement(createExport, handleCreateExport),
    ...implementList(listExports, handleListExports),
    implement(readExport, handleReadExport),
    implement(downloadExport, handleDownloadExport),
    implement(cancelExport, handleCancelExport),
    implement(retryExport, handleRetryExport),
    implement(deleteExport, handleDeleteExport),
    ...implementList(listExportSchedules, handleListExportSchedules),
    implement(scheduleExport, handleScheduleExport),
    implement(deleteExportSchedule, handleDeleteExportSchedule),
  ],
  jobs: [runExportJob, removeExportFileJob, expireExportsJob, runSchedulesJob, deliverExportJob],
}
