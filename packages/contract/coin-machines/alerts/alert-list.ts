import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../../list.ts'
import { idSchema, instantSchema } from '../../primitives/ids.ts'
import { alertText, alertKindLabels } from './alert-words.ts'
import { alertKinds } from './machine-conditions.ts'

/** What may be done with an alert by someone who maintains machines. */
export const alertActions = ['take'] as const

export const alertRowSchema = z.object({
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

export const alertList = defineList({
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

/** The alerts of all coin machines. */
export const listAlerts = defineListOperation(alertList, {
  name: 'list-coin-machine-alerts',
  path: 'v1/coin-machines/alerts',
  access: 'machines:read',
  summary: 'Alerts of the coin machines',
})
