import { keysOf } from '../keys-of.ts'
import type { Text } from '../locale.ts'
import { z } from 'zod/mini'
import { textSchema, idSchema, instantSchema } from '../primitives/field-schemas.ts'

/** The forms of a file. */
export const exportFormatLabels = {
  xlsx: { sl: 'Excel (XLSX)', en: 'Excel (XLSX)' },
  csv: { sl: 'CSV', en: 'CSV' },
  pdf: { sl: 'PDF', en: 'PDF' },
} as const satisfies Record<string, Text>

export const exportFormats = keysOf(exportFormatLabels)
export type ExportFormat = keyof typeof exportFormatLabels

/** The rows that a PDF holds at most: it is paper, and a larger list is read as a table by a program. */
export const mostPdfRows = 5_000

export const exportStatusLabels = {
  waiting: { sl: 'Čaka', en: 'Waiting' },
  running: { sl: 'V pripravi', en: 'In preparation' },
  done: { sl: 'Pripravljen', en: 'Ready' },
  failed: { sl: 'Neuspel', en: 'Failed' },
  cancelled: { sl: 'Preklican', en: 'Cancelled' },
  expired: { sl: 'Potekel', en: 'Expired' },
} as const satisfies Record<string, Text>

export const exportStatuses = keysOf(exportStatusLabels)
export type ExportStatus = keyof typeof exportStatusLabels

/** What may be done with an export; the steps allowed to the caller travel with each row. */
export const exportSteps = ['download', 'cancel', 'retry', 'schedule', 'delete'] as const
export type ExportStep = (typeof exportSteps)[number]

const stepsOf: Record<ExportStatus, readonly ExportStep[]> = {
  waiting: ['cancel'],
  running: ['cancel'],
  done: ['download', 'schedule', 'delete'],
  failed: ['retry', 'delete'],
  cancelled: ['retry', 'delete'],
  expired: ['retry', 'schedule', 'delete'],
}

export const takesStep = (status: ExportStatus, step: ExportStep): boolean => stepsOf[status].includes(step)

/** Why no file was made. */
export const exportFailureLabels = {
  forbidden: {
    sl: 'Seznama ne smete več videti. Obrnite se na skrbnika.',
    en: 'You may no longer see the list. Ask an administrator.',
  },
  gone: {
    sl: 'Zapis, katerega seznam je to, ali sam seznam ne obstaja več.',
    en: 'The list, or the record that it belongs to, no longer exists.',
  },
  invalid: {
    sl: 'Filtri ali stolpci niso več veljavni. Odprite seznam in ga izvozite znova.',
    en: 'The filters or columns are no longer valid. Open the list and export it again.',
  },
  too_many_rows: {
    sl: 'PDF ima lahko največ 5000 zapisov. Zožite izbor s filtri ali izberite XLSX ali CSV.',
    en: 'A PDF may have at most 5,000 records. Narrow the filters or choose XLSX or CSV.',
  },
  storage_full: {
    sl: 'Strežniku je zmanjkalo prostora. Poskusite znova pozneje ali obvestite skrbnika.',
    en: 'The server has run out of space. Try again later or tell an administrator.',
  },
  internal: {
    sl: 'Prišlo je do napake na strežniku. Poskusite znova; če se ponovi, obvestite skrbnika.',
    en: 'The server failed. Try again; if it happens again, tell an administrator.',
  },
} as const satisfies Record<string, Text>

const exportFailures = keysOf(exportFailureLabels)
export type ExportFailure = keyof typeof exportFailureLabels

/** One export, by the specification's names. */
export const exportRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  export_status_name: z.enum(exportStatuses),
  file_type_for_humans: z.enum(exportFormats),
  /** In bytes; null while there is no file. */
  file_size_readable: z.nullable(z.int()),
  /** In ms; null before it began. */
  execution_time_for_humans: z.nullable(z.int()),
  /** What the list is called. */
  data_group: textSchema,
  /** The name of who asked for it. */
  user: z.string(),
  created_at_formatted: instantSchema,
  /** In per cent. */
  done: z.int(),
  /** Of the whole process while it wrote the file, in bytes. */
  memory_peak_usage: z.nullable(z.int()),
  /** Rows in the file, or those written so far. */
  rows: z.nullable(z.int()),
  failure: z.nullable(z.enum(exportFailures)),
  /** When the file is removed. */
  expires_at: z.nullable(instantSchema),
  /** The list can be narrowed to a span of time. */
  has_period: z.boolean(),
  /** What the caller may do with it. */
  steps: z.array(z.enum(exportSteps)),
})
export type ExportRow = z.output<typeof exportRowSchema>
