import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../../list.ts'
import { idSchema, instantSchema } from '../../primitives/ids.ts'

/** Reported: nobody has it yet; taken: somebody works on it; done. */
export const maintenanceStatuses = ['reported', 'taken', 'done'] as const

/** What may be done with a maintenance by someone who maintains machines. */
export const maintenanceActions = ['assign', 'close'] as const

export const maintenanceRowSchema = z.object({
  id: idSchema,
  status: z.enum(maintenanceStatuses),
  reported_at: instantSchema,
  reported_by_name: z.nullable(z.string()),
  machine_id: idSchema,
  cashier_nr: z.string(),
  cashier_name: z.string(),
  fault: z.string(),
  taken_by_name: z.nullable(z.string()),
  taken_at: z.nullable(instantSchema),
  done: z.nullable(z.string()),
  /** Parts that were put in. */
  parts: z.nullable(z.string()),
  done_at: z.nullable(instantSchema),
  photos: z.array(z.object({ id: idSchema, file_name: z.string() })),
  version: z.int(),
  actions: z.array(z.enum(maintenanceActions)),
})
export type MaintenanceRow = z.output<typeof maintenanceRowSchema>

export const maintenanceList = defineList({
  title: { sl: 'Vzdrževanje parkomatov', en: 'Maintenance of coin machines' },
  row: maintenanceRowSchema,
  columns: {
    cashier_name: {
      title: { sl: 'Parkomat', en: 'Coin machine' },
      text: ({ cashier_nr: number, cashier_name: name }) => `${number} ${name}`,
      fixed: true,
      wide: true,
    },
    fault: { title: { sl: 'Okvara', en: 'Fault' }, wide: true },
    status: {
      title: { sl: 'Stanje', en: 'Status' },
      labels: {
        reported: { sl: 'Prijavljeno', en: 'Reported' },
        taken: { sl: 'Prevzeto', en: 'Taken' },
        done: { sl: 'Opravljeno', en: 'Done' },
      },
    },
    reported_at: { title: { sl: 'Prijavljeno', en: 'Reported' }, kind: 'instant' },
    taken_by_name: { title: { sl: 'Prevzel', en: 'Taken by' } },
    taken_at: { title: { sl: 'Prevzeto', en: 'Taken' }, kind: 'instant', hidden: true },
    done: { title: { sl: 'Opravljeno delo', en: 'Work done' }, wide: true },
    parts: { title: { sl: 'Deli', en: 'Parts' }, hidden: true },
    done_at: { title: { sl: 'Opravljeno', en: 'Done' }, kind: 'instant', hidden: true },
    photos: { title: { sl: 'Fotografije', en: 'Photos' }, text: ({ photos }) => photos.map(({ file_name: name }) => name).join(', ') },
    reported_by_name: { title: { sl: 'Prijavil', en: 'Reported by' }, hidden: true },
  },
  sortable: ['reported_at', 'done_at', 'cashier_name'],
  defaultSort: { key: 'reported_at', order: 'desc' },
  period: { from: 'from', until: 'until' },
  filters: z.object({
    /** A part of the fault, of the work or of the machine's name. */
    search: z.string().check(z.trim(), z.maxLength(80)),
    status: z.enum(maintenanceStatuses),
    machine_id: idSchema,
    from: instantSchema,
    until: instantSchema,
  }),
})

/** What was wrong with the machines, who saw to it and what was done. */
export const listMaintenance = defineListOperation(maintenanceList, {
  name: 'list-coin-machine-maintenance',
  path: 'v1/coin-machines/maintenance',
  access: 'machines:read',
  summary: 'Maintenance of the coin machines',
})
