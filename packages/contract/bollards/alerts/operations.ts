import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../../list.ts'
import { defineOperation, defineRead } from '../../operation.ts'
import { emailSchema, idSchema, instantSchema } from '../../primitives/field-schemas.ts'
import { bollardAlertKinds, bollardAlertLabels, bollardAlertText, durationText } from '../bollard-alert.ts'

/** What may be done with an alert by someone who commands bollards. */
const alertActions = ['take'] as const

const alertList = defineList({
  title: { sl: 'Opozorila stebričkov', en: 'Alerts of bollards' },
  row: z.object({
    id: idSchema,
    raised_at: instantSchema,
    device_code: z.string(),
    device_name: z.string(),
    kind: z.enum(bollardAlertKinds),
    detail: z.string(),
    taken_by_name: z.nullable(z.string()),
    taken_at: z.nullable(instantSchema),
    /** When it was told on, because nobody took it. */
    escalated_at: z.nullable(instantSchema),
    /** When it was over; null: it is not. */
    ended_at: z.nullable(instantSchema),
    /** How long it has lasted. */
    seconds: z.int(),
    actions: z.array(z.enum(alertActions)),
  }),
  columns: {
    raised_at: { title: { sl: 'Od kdaj', en: 'Since' }, kind: 'instant', fixed: true },
    device_name: { title: { sl: 'Stebriček', en: 'Bollard' } },
    kind: {
      title: { sl: 'Opozorilo', en: 'Alert' },
      labels: bollardAlertLabels,
      text: (row, locale) => bollardAlertText(row, locale),
      wide: true,
    },
    seconds: { title: { sl: 'Trajanje', en: 'Duration' }, text: ({ seconds }, locale) => durationText(seconds, locale) },
    taken_by_name: { title: { sl: 'Prevzel', en: 'Taken by' } },
    taken_at: { title: { sl: 'Prevzeto', en: 'Taken' }, kind: 'instant', hidden: true },
    escalated_at: { title: { sl: 'Posredovano naprej', en: 'Told on' }, kind: 'instant', hidden: true },
    ended_at: { title: { sl: 'Končano', en: 'Ended' }, kind: 'instant' },
  },
  sortable: ['raised_at', 'device_name'],
  defaultSort: { key: 'raised_at', order: 'desc' },
  period: { from: 'from', until: 'until' },
  filters: z.object({
    /** Not over yet, or over. */
    open: z.boolean(),
    kind: z.enum(bollardAlertKinds),
    device_code: z.string().check(z.maxLength(40)),
    from: instantSchema,
    until: instantSchema,
  }),
})

export const listBollardAlerts = defineListOperation(alertList, {
  name: 'list-bollard-alerts',
  path: 'v1/operator/bollards/alerts',
  access: 'bollards:read',
  summary: 'Alerts of the bollards',
})

/** Somebody goes there: the alert is not told on any more, and everybody sees who went. */
export const takeBollardAlert = defineOperation({
  name: 'take-bollard-alert',
  path: 'v1/operator/bollards/alerts/{id}/take',
  access: 'bollards:control',
  summary: 'Take an alert of a bollard',
  errors: ['illegal_transition'],
  audit: { action: 'bollard:take_alert', kind: 'change' },
})

/** Who is told when a bollard needs somebody. One for the town. */
const alertSettingsSchema = z.object({
  /** A gate not heard for this long is missed. */
  offline_minutes: z.int({ error: 'required' }).check(z.minimum(1), z.maximum(1440)),
  /** Nobody took an alert for this long. */
  escalate_minutes: z.int({ error: 'required' }).check(z.minimum(5), z.maximum(10_080)),
  /** Who gets a mail; null: the municipality's own address. */
  mail_to: z.nullable(emailSchema),
  /** Who gets one when nobody took it; null: as `mail_to`. */
  escalate_to: z.nullable(emailSchema),
})
export type AlertSettings = z.output<typeof alertSettingsSchema>

/** What holds until the town sets something else. */
export const startingAlertSettings: AlertSettings = {
  offline_minutes: 2,
  escalate_minutes: 15,
  mail_to: null,
  escalate_to: null,
}

export const readAlertSettings = defineRead({
  name: 'read-bollard-alert-settings',
  path: 'v1/admin/bollards/alerts/settings',
  access: 'bollards:administer',
  summary: 'Who is told of the alerts of bollards',
  output: z.extend(alertSettingsSchema, { version: z.int() }),
})

export const updateAlertSettings = defineOperation({
  name: 'update-bollard-alert-settings',
  path: 'v1/admin/bollards/alerts/settings/update',
  access: 'bollards:administer',
  summary: 'Set who is told of the alerts of bollards',
  body: z.extend(alertSettingsSchema, { version: z.int() }),
  errors: ['conflict'],
  audit: { action: 'bollard:set_alerts', kind: 'change' },
})

const monthSchema = z.object({
  /** `2026-11` */
  month: z.string(),
  /** Seconds of the month in which it was in use. */
  used_s: z.int(),
  /** Of these, those with an alert. */
  down_s: z.int(),
  alerts: z.int(),
})
export type AvailabilityMonth = z.output<typeof monthSchema>

/** How long each bollard was in order, by month: the present one and those before it, newest first. */
export const readAvailability = defineRead({
  name: 'read-bollard-availability',
  path: 'v1/operator/bollards/availability',
  access: 'bollards:read',
  summary: 'Availability of the bollards by month',
  output: z.object({
    months: z.array(z.string()),
    bollards: z.array(z.object({ code: z.string(), name: z.string(), months: z.array(monthSchema) })),
  }),
})
