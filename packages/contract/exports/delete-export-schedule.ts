import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** Ends a monthly export; the files that it has made stay. */
export const deleteExportSchedule = defineOperation({
  name: 'delete-export-schedule',
  method: 'GET',
  path: 'v1/exports/schedules/{id}/delete',
  access: 'exports:read',
  summary: 'Ends a monthly export',
  params: idParams,
  changesState: true,
  errors: ['not_found'],
  audit: { action: 'export:unschedule', kind: 'change' },
})
