import { defineOperation } from '../../operation.ts'

/** Counts in the background what the retention would anonymise and delete now; nothing is changed. The run appears in the list. */
export const previewRetention = defineOperation({
  name: 'preview-retention',
  method: 'POST',
  path: 'v1/admin/privacy/retention/preview',
  access: 'privacy:read',
  summary: 'Dry run of the retention',
  audit: { action: 'retention:preview', kind: 'read', everyTime: true },
})
