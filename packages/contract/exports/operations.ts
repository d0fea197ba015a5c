import { defineOperation } from '../operation.ts'
import { idSchema, emailSchema } from '../primitives/field-schemas.ts'
import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../list.ts'
import { exportFailureLabels, exportFormatLabels, exportFormats, exportRowSchema, exportStatuses, exportStatusLabels } from './export.ts'
import { deliveryLabels, exportScheduleSchema, lastScheduleDay, schedulePeriodLabels, schedulePeriods } from './export-schedule.ts'
import type { Locale } from '../locale.ts'
import { createExport } from './create-export.ts'

const decimal = (value: number, locale: Locale): string => {
  const text = value.toFixed(1)
  return locale === 'en' ? text : text.replace('.', ',')
}

/** `1234567` bytes → `1,2 MB`, in English `1.2 MB`; in thousands, as file managers count. */
export const sizeInWords = (bytes: number, locale: Locale): string => {
  if (bytes < 1_000) return `${bytes} B`
  if (bytes < 1_000_000) return `${decimal(bytes / 1_000, locale)} kB`
  return `${decimal(bytes / 1_000_000, locale)} MB`
}

/** `75300` ms → `1 min 15 s`; under a minute with a tenth, `2,4 s`. */
export const durationInWords = (ms: number, locale: Locale): string => {
  const seconds = ms / 1_000
  if (seconds < 60) return `${decimal(seconds, locale)} s`
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
}

/** Stops an export that waits or is being written. */
export const cancelExport = defineOperation({
  name: 'cancel-export',
  method: 'GET',
  path: 'v1/exports/{id}/cancel',
  access: 'session',
  summary: 'Stops an export that is not ready',
  changesState: true,
  errors: ['illegal_transition'],
  audit: { action: 'export:cancel', kind: 'change' },
})

/** Ends a monthly export; the files that it has made stay. */
export const deleteExportSchedule = defineOperation({
  name: 'delete-export-schedule',
  method: 'GET',
  path: 'v1/exports/schedules/{id}/delete',
  access: 'exports:read',
  summary: 'Ends a monthly export',
  changesState: true,
  audit: { action: 'export:unschedule', kind: 'change' },
})

export const deleteExport = defineOperation({
  name: 'delete-export',
  method: 'GET',
  path: 'v1/exports/{id}/delete',
  access: 'session',
  summary: 'Removes an export and its file',
  changesState: true,
  errors: ['illegal_transition'],
  audit: { action: 'export:delete', kind: 'change' },
})

const exportScheduleList = defineList({
  title: { sl: 'Mesečni izvozi', en: 'Monthly exports' },
  row: exportScheduleSchema,
  columns: {
    data_group: { title: { sl: 'Seznam', en: 'List' }, kind: 'name', fixed: true, wide: true },
    period: { title: { sl: 'Obdobje', en: 'Period' }, labels: schedulePeriodLabels },
    format: { title: { sl: 'Vrsta', en: 'Type' }, labels: exportFormatLabels },
    delivery: { title: { sl: 'Dostava', en: 'Delivery' }, labels: deliveryLabels, wide: true },
    target: { title: { sl: 'Komu ali kam', en: 'To' }, wide: true },
    next_on: { title: { sl: 'Naslednjič', en: 'Next' }, kind: 'day' },
    last_outcome: { title: { sl: 'Zadnji izid', en: 'Last outcome' }, labels: exportStatusLabels },
    last_on: { title: { sl: 'Nazadnje', en: 'Last' }, kind: 'day', hidden: true },
    user: { title: { sl: 'Kdo', en: 'Who' } },
  },
  sortable: ['next_on', 'target'],
  defaultSort: { key: 'next_on', order: 'asc' },
  filters: z.object({ delivery: exportScheduleSchema.shape.delivery }),
})

export const listExportSchedules = defineListOperation(exportScheduleList, {
  name: 'list-export-schedules',
  path: 'v1/exports/schedules',
  access: 'exports:read',
  summary: 'Lists that are exported every month',
})

const inWords = (value: number | null, words: (value: number, locale: Locale) => string, locale: Locale): string =>
  value === null ? '' : words(value, locale)

/** The columns are the specification's, by its names; `action` is the row's menu. */
const exportList = defineList({
  title: { sl: 'Izvozi podatkov', en: 'Data exports' },
  row: exportRowSchema,
  columns: {
    name: { title: { sl: 'Datoteka', en: 'File' }, fixed: true, wide: true },
    export_status_name: { title: { sl: 'Stanje', en: 'Status' }, labels: exportStatusLabels },
    done: { title: { sl: 'Napredek', en: 'Progress' }, text: ({ done }) => `${done} %` },
    data_group: { title: { sl: 'Seznam', en: 'List' }, kind: 'name', wide: true },
    file_type_for_humans: { title: { sl: 'Vrsta', en: 'Type' }, labels: exportFormatLabels, hidden: true },
    rows: { title: { sl: 'Zapisov', en: 'Records' }, hidden: true },
    file_size_readable: {
      title: { sl: 'Velikost', en: 'Size' },
      text: ({ file_size_readable: bytes }, locale) => inWords(bytes, sizeInWords, locale),
    },
    execution_time_for_humans: {
      title: { sl: 'Trajanje', en: 'Duration' },
      text: ({ execution_time_for_humans: ms }, locale) => inWords(ms, durationInWords, locale),
      hidden: true,
    },
    user: { title: { sl: 'Kdo', en: 'Who' } },
    created_at_formatted: { title: { sl: 'Naročen', en: 'Asked for' }, kind: 'instant' },
    expires_at: { title: { sl: 'Na voljo do', en: 'Available until' }, kind: 'instant', hidden: true },
    failure: { title: { sl: 'Razlog', en: 'Reason' }, labels: exportFailureLabels, hidden: true },
    memory_peak_usage: {
      title: { sl: 'Največ pomnilnika', en: 'Peak memory' },
      text: ({ memory_peak_usage: bytes }, locale) => inWords(bytes, sizeInWords, locale),
      hidden: true,
    },
    id: { title: { sl: 'ID', en: 'ID' }, hidden: true },
  },
  sortable: ['created_at_formatted', 'name', 'export_status_name', 'file_size_readable', 'execution_time_for_humans'],
  defaultSort: { key: 'created_at_formatted', order: 'desc' },
  filters: z.object({
    status: z.enum(exportStatuses),
    format: z.enum(exportFormats),
    /** True: only those that the caller asked for. */
    own: z.boolean(),
  }),
})

/** The caller's own exports; for those who may see all, everyone's. */
export const listExports = defineListOperation(exportList, {
  name: 'list-exports',
  path: 'v1/exports',
  access: 'session',
  summary: 'Exports of lists to files',
})

/** Writes the file anew: of an export that failed, was cancelled or has expired. */
export const retryExport = defineOperation({
  name: 'retry-export',
  method: 'GET',
  path: 'v1/exports/{id}/retry',
  access: 'session',
  summary: 'Writes the file of an export again',
  changesState: true,
  errors: ['illegal_transition'],
  audit: { action: 'export:retry', kind: 'change' },
  rate: createExport.rate,
})

/** The name of one folder, which is made under the product's own: never a path. */
const folderSchema = z.string({ error: 'required' }).check(z.trim(), z.regex(/^[a-z0-9][a-z0-9_-]{0,59}$/i, { error: 'invalid' }))

const common = {
  /** The day of the month on which it runs. */
  day: z.int().check(z.minimum(1), z.maximum(lastScheduleDay)),
  period: z.enum(schedulePeriods),
}

/**
 * Exports the list of an export every month, with its filters, order, columns and form. A link goes to somebody with an open account who may see the
 * list, nobody else.
 */
export const scheduleExport = defineOperation({
  name: 'schedule-export',
  path: 'v1/exports/{id}/schedule',
  access: 'exports:read',
  summary: 'Exports the list of an export every month',
  body: z.discriminatedUnion('delivery', [
    z.object({ ...common, delivery: z.literal('link'), target: emailSchema }),
    z.object({ ...common, delivery: z.literal('folder'), target: folderSchema }),
  ]),
  output: z.object({ id: idSchema }),
  errors: ['illegal_transition'],
  audit: { action: 'export:schedule', kind: 'change' },
})
