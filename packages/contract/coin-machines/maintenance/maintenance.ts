import { z } from 'zod/mini'
import { defineOperation, defineRead } from '../../operation.ts'
import { idSchema, instantSchema, reasonSchema } from '../../primitives/field-schemas.ts'
import { seenVersion, seenVersionInForm } from '../../history/seen-version.ts'
import { fileErrors } from '../../documents/file-errors.ts'
import { defineList, defineListOperation } from '../../list.ts'

/** Gives a maintenance to somebody who maintains machines, also to another than before. */
export const assignMaintenance = defineOperation({
  name: 'assign-coin-machine-maintenance',
  path: 'v1/coin-machines/maintenance/{id}/assign',
  access: 'machines:maintain',
  summary: 'Give a maintenance to somebody',
  body: z.object({ ...seenVersion, person_id: z.uuid({ error: 'required' }) }),
  errors: ['conflict', 'illegal_transition'],
  audit: { action: 'coin_machine:assign_maintenance', kind: 'change' },
})

/** So many photos may come with the end of a maintenance. */
export const mostPhotos = 5

/** Ends a maintenance with what was done, and photos (parts `photo` of the form). Its alert ends too. */
export const closeMaintenance = defineOperation({
  name: 'close-coin-machine-maintenance',
  path: 'v1/coin-machines/maintenance/{id}/close',
  access: 'machines:maintain',
  summary: 'End a maintenance',
  multipart: true,
  body: z.object({
    done: reasonSchema,
    parts: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    ...seenVersionInForm,
  }),
  errors: ['conflict', 'illegal_transition', ...fileErrors],
  audit: { action: 'coin_machine:close_maintenance', kind: 'change' },
})

/** Reported: nobody has it yet; taken: somebody works on it; done. */
export const maintenanceStatuses = ['reported', 'taken', 'done'] as const

/** What may be done with a maintenance by someone who maintains machines. */
export const maintenanceActions = ['assign', 'close'] as const

const maintenanceRowSchema = z.object({
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

/** Who may be given a maintenance. */
export const readMaintainers = defineRead({
  name: 'read-coin-machine-maintainers',
  path: 'v1/coin-machines/maintainers',
  access: 'machines:maintain',
  summary: 'Who maintains coin machines',
  output: z.object({ people: z.array(z.object({ id: idSchema, name: z.string() })) }),
})

export const readMaintenancePhoto = defineRead({
  name: 'read-coin-machine-photo',
  path: 'v1/coin-machines/photos/{id}',
  access: 'machines:read',
  summary: 'A photo of a maintenance',
  audit: { action: 'coin_machine:read_photo', kind: 'read' },
})

/** Somebody saw that something is wrong with a machine; `{id}` is the machine. */
export const reportFault = defineOperation({
  name: 'report-coin-machine-fault',
  path: 'v1/coin-machines/{id}/maintenance/create',
  access: 'machines:maintain',
  summary: 'Report a fault of a coin machine',
  body: z.object({ fault: reasonSchema.check(z.maxLength(500)) }),
  output: z.object({ id: idSchema }),
  audit: { action: 'coin_machine:report_fault', kind: 'change' },
})
