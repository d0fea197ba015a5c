import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../list.ts'
import type { Locale } from '../locale.ts'
import { exportRowSchema } from './export.ts'
import { exportFormatLabels, exportFormats } from './export-format.ts'
import { exportFailureLabels, exportStatusLabels, exportStatuses } from './export-status.ts'
import { durationInWords, sizeInWords } from './size-in-words.ts'

const inWords = (value: number | null, words: (value: number, locale: Locale) => string, locale: Locale): string =>
  value === null ? '' : words(value, locale)

/** The columns are the specification's, by its names; `action` is the row's menu. */
export const exportList = defineList({
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
