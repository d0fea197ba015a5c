import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../list.ts'
import { exportFormatLabels } from './export-format.ts'
import { exportStatusLabels } from './export-status.ts'
import { deliveryLabels, exportScheduleSchema, schedulePeriodLabels } from './export-schedule.ts'

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

/** The lists that are exported every month. */
export const listExportSchedules = defineListOperation(exportScheduleList, {
  name: 'list-export-schedules',
  path: 'v1/exports/schedules',
  access: 'exports:read',
  summary: 'Lists that are exported every month',
})
