import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../../list.ts'
import { idSchema, instantSchema } from '../../primitives/field-schemas.ts'
import { alertKindLabels, alertText } from './alert-words.ts'
import { alertKinds } from './machine-conditions.ts'
import { defineOperation, defineRead } from '../../operation.ts'
import { thresholdsSchema } from './thresholds.ts'

/** What may be done with an alert by someone who maintains machines. */
const alertActions = ['take'] as const

const alertRowSchema = z.object({
  id: idSchema,
  raised_at: instantSchema,
  machine_id: idSchema,
  cashier_nr: z.string(),
  cashier_name: z.string(),
  kind: z.enum(alertKinds),
  /** The fault; empty for the other kinds. */
  detail: z.string(),
  taken_by_name: z.nullable(z.string()),
  taken_at: z.nullable(instantSchema),
  /** When it was told on, because nobody took it. */
  escalated_at: z.nullable(instantSchema),
  /** When it was over; null: it is not. */
  ended_at: z.nullable(instantSchema),
  actions: z.array(z.enum(alertActions)),
})

const alertList = defineList({
  title: { sl: 'Opozorila parkomatov', en: 'Alerts of coin machines' },
  row: alertRowSchema,
  columns: {
    raised_at: { title: { sl: 'Od kdaj', en: 'Since' }, kind: 'instant', fixed: true },
    cashier_name: {
      title: { sl: 'Parkomat', en: 'Coin machine' },
      text: ({ cashier_nr: number, cashier_name: name }) => `${number} ${name}`,
      wide: true,
    },
    kind: { title: { sl: 'Opozorilo', en: 'Alert' }, labels: alertKindLabels, text: (row, locale) => alertText(row, locale), wide: true },
    taken_by_name: { title: { sl: 'Prevzel', en: 'Taken by' } },
    taken_at: { title: { sl: 'Prevzeto', en: 'Taken' }, kind: 'instant', hidden: true },
    escalated_at: { title: { sl: 'Posredovano naprej', en: 'Told on' }, kind: 'instant', hidden: true },
    ended_at: { title: { sl: 'Končano', en: 'Ended' }, kind: 'instant' },
  },
  sortable: ['raised_at', 'cashier_name'],
  defaultSort: { key: 'raised_at', order: 'desc' },
  period: { from: 'from', until: 'until' },
  filters: z.object({
    /** Not over yet, or over. */
    open: z.boolean(),
    kind: z.enum(alertKinds),
    machine_id: idSchema,
    from: instantSchema,
    until: instantSchema,
  }),
})

export const listAlerts = defineListOperation(alertList, {
  name: 'list-coin-machine-alerts',
  path: 'v1/coin-machines/alerts',
  access: 'machines:read',
  summary: 'Alerts of the coin machines',
})

export const readThresholds = defineRead({
  name: 'read-coin-machine-thresholds',
  path: 'v1/coin-machines/thresholds',
  access: 'machines:read',
  summary: 'Thresholds of the coin machines',
  output: z.extend(thresholdsSchema, { version: z.int() }),
})

/** Somebody sees to an alert: it is not told on any more, and a maintenance of theirs begins. */
export const takeAlert = defineOperation({
  name: 'take-coin-machine-alert',
  path: 'v1/coin-machines/alerts/{id}/take',
  access: 'machines:maintain',
  summary: 'Take an alert of a coin machine',
  errors: ['illegal_transition'],
  audit: { action: 'coin_machine:take_alert', kind: 'change' },
})

/** Sets the thresholds. Machines are judged anew at once. */
export const updateThresholds = defineOperation({
  name: 'update-coin-machine-thresholds',
  path: 'v1/coin-machines/thresholds/update',
  access: 'machines:administer',
  summary: 'Set the thresholds of the coin machines',
  body: z.extend(thresholdsSchema, { version: z.int() }),
  errors: ['conflict'],
  audit: { action: 'coin_machine:set_thresholds', kind: 'change' },
})
