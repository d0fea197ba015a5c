import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { periodCheck, periodFields } from './period.ts'

export const journalFormats = ['csv', 'xml'] as const

/** The journal of a period as a file. Of a day that is over it has the same bytes every time, as long as the accounts are the same. */
export const exportJournal = defineOperation({
  name: 'export-journal',
  method: 'POST',
  path: 'v1/admin/accounting/journal/export',
  access: 'accounting:read',
  summary: 'The journal of a period as a file',
  body: z.object({ ...periodFields, format: z.enum(journalFormats) }).check(periodCheck),
  audit: { action: 'journal:export', kind: 'read', everyTime: true },
})
