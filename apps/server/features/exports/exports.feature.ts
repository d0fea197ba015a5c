import {
  cancelExport,
  deleteExport,
  deleteExportSchedule,
  listExports,
  listExportSchedules,
  retryExport,
  scheduleExport,
} from '@dovolilnice/contract/exports/operations'
import { createExport } from '@dovolilnice/contract/exports/create-export'
import { downloadExport, readExport } from '@dovolilnice/contract/exports/read-export'
import { implement, type Feature, implementList } from '../../platform/http/feature.ts'
import { handleCreateExport } from './create-export.ts'
import { exportPrivacy, exportProcessing, exportTables } from './export-tables.ts'
import { handleListExports, handleReadExport } from './list-exports.ts'
import { expireExportsJob, exportFilesInUse, removeExportFileJob } from './remove-files.ts'
import { runExportJob } from './run/run-export-job.ts'
import { deliverExportJob } from './schedule/deliver-export.ts'
import { runSchedulesJob } from './schedule/run-schedules.ts'
import { handleDeleteExportSchedule, handleListExportSchedules, handleScheduleExport } from './schedule/schedules.ts'
import { handleCancelExport, handleDeleteExport, handleDownloadExport, handleRetryExport } from './steps/end-export.ts'

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
