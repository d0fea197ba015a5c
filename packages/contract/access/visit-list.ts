import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../list.ts'
import type { Text } from '../locale.ts'
import { defineOperation, defineRead } from '../operation.ts'
import { idSchema, instantSchema, localDaySchema } from '../primitives/field-schemas.ts'
import { passPurposeLabels, passPurposes } from './passes.ts'

export const visitKindLabels = {
  card: { sl: 'Obisk s karto', en: 'Visit with a card' },
  passage: { sl: 'Opravičilo', en: 'Justification' },
} as const satisfies Record<string, Text>
export const visitKinds = ['card', 'passage'] as const

export const visitOutcomeLabels = {
  accepted: { sl: 'V redu', en: 'In order' },
  refused: { sl: 'Zavrnjeno', en: 'Refused' },
} as const satisfies Record<string, Text>
export const visitOutcomes = ['accepted', 'refused'] as const

/** What a clerk has to do with a visit: nothing, where the sample left it out. */
export const visitCheckLabels = {
  waiting: { sl: 'Za pregled', en: 'To be checked' },
  ...visitOutcomeLabels,
  left_out: { sl: 'Ni v vzorcu', en: 'Not in the sample' },
} as const satisfies Record<string, Text>
export const visitChecks = ['waiting', 'accepted', 'refused', 'left_out'] as const

const visitSchema = z.object({
  id: idSchema,
  number: z.string(),
  kind: z.enum(visitKinds),
  check: z.enum(visitChecks),
  plate: z.string(),
  zone: z.string(),
  day: localDaySchema,
  purpose: z.enum(passPurposes),
  asked_at: instantSchema,
  checked_at: z.nullable(instantSchema),
  checked_by_name: z.nullable(z.string()),
  reason: z.string(),
})
export type Visit = z.output<typeof visitSchema>

const visitList = defineList({
  title: { sl: 'Obiski', en: 'Visits' },
  row: visitSchema,
  columns: {
    plate: { title: { sl: 'Registrska oznaka', en: 'Plate' } },
    check: { title: { sl: 'Pregled', en: 'Check' }, labels: visitCheckLabels },
    kind: { title: { sl: 'Vrsta', en: 'Kind' }, labels: visitKindLabels },
    purpose: { title: { sl: 'Namen', en: 'Purpose' }, labels: passPurposeLabels },
    day: { title: { sl: 'Dan', en: 'Day' }, kind: 'day' },
    zone: { title: { sl: 'Območje', en: 'Zone' } },
    asked_at: { title: { sl: 'Oddano', en: 'Sent' }, kind: 'instant' },
    checked_by_name: { title: { sl: 'Pregledal', en: 'Checked by' }, hidden: true },
    checked_at: { title: { sl: 'Pregledano', en: 'Checked' }, kind: 'instant', hidden: true },
    reason: { title: { sl: 'Razlog', en: 'Reason' }, hidden: true },
    number: { title: { sl: 'Številka', en: 'Number' }, hidden: true },
  },
  sortable: ['asked_at', 'day', 'plate'],
  defaultSort: { key: 'asked_at', order: 'desc' },
  filters: z.object({ check: z.enum(visitChecks), kind: z.enum(visitKinds), search: z.string().check(z.maxLength(64)) }),
})

/** Whoever came by a card, and whoever justified a passage. Each look is recorded. */
export const listVisits = defineListOperation(visitList, {
  name: 'list-visits',
  path: 'v1/admin/data/visits',
  access: 'visits:check',
  summary: 'Visits and justified passages',
  audit: { action: 'visit:list', kind: 'read' },
})

/** A visit with what a clerk needs to judge it. The number of the card is on the photo alone. */
export const getVisit = defineRead({
  name: 'get-visit',
  path: 'v1/admin/data/visits/{id}',
  access: 'visits:check',
  summary: 'One visit',
  output: z.extend(visitSchema, {
    country: z.nullable(z.string()),
    /** The last characters of the card's number; null once it is forgotten, and of a justification. */
    card_end: z.nullable(z.string()),
    card_until: z.nullable(localDaySchema),
    /** On how many days of that year the card was used. */
    days: z.nullable(z.int()),
    statement: z.string(),
    mailable: z.boolean(),
    photo: z.boolean(),
    from_at: z.nullable(instantSchema),
    until_at: z.nullable(instantSchema),
  }),
  audit: { action: 'visit:read', kind: 'read' },
})

/** The photo of the card, or the proof. `not_found` once it is deleted. */
export const readVisitPhoto = defineRead({
  name: 'read-visit-photo',
  path: 'v1/admin/data/visits/{id}/photo',
  access: 'visits:check',
  summary: 'The photo of a visit',
  audit: { action: 'visit:read_photo', kind: 'read' },
})

/** Says what the check found. Either way the photo is deleted. A refusal ends the pass at once, and is mailed where there is an address. */
export const settleVisit = defineOperation({
  name: 'settle-visit',
  path: 'v1/admin/services/visits/{id}/settle',
  access: 'visits:check',
  summary: 'Accept or refuse a visit',
  body: z
    .object({
      outcome: z.enum(visitOutcomes, { error: 'required' }),
      reason: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
    })
    .check(z.refine(({ outcome, reason }) => outcome === 'accepted' || reason.length >= 3, { path: ['reason'], error: 'required' })),
  errors: ['illegal_transition'],
  audit: { action: 'visit:settle', kind: 'change' },
})

const minuteSchema = z.int({ error: 'required' }).check(z.nonnegative(), z.maximum(1440))
const kindSchema = z.nullable(idSchema)

/** What the town lets visitors do. */
export const visitSettingsSchema = z.object({
  cards: z.boolean(),
  justify: z.boolean(),
  /** Names of the zones; empty: all. */
  zones: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)),
  days_a_year: z.int({ error: 'required' }).check(z.minimum(1), z.maximum(366)),
  days_ahead: z.int({ error: 'required' }).check(z.minimum(0), z.maximum(30)),
  from_minute: minuteSchema,
  until_minute: minuteSchema,
  /** How many of a hundred are checked. */
  check_percent: z.int({ error: 'required' }).check(z.minimum(1), z.maximum(100)),
  /** After so many days a photo is deleted that nobody has looked at. */
  photo_days: z.int({ error: 'required' }).check(z.minimum(1), z.maximum(60)),
  delivery_kind_id: kindSchema,
  moving_kind_id: kindSchema,
  works_kind_id: kindSchema,
})
export type VisitSettings = z.output<typeof visitSettingsSchema>

/** Off until the town switches it on. */
export const startingVisitSettings: VisitSettings = {
  ...{ cards: false, justify: false, zones: [], days_a_year: 30, days_ahead: 7, from_minute: 360, until_minute: 1200 },
  ...{ check_percent: 100, photo_days: 14, delivery_kind_id: null, moving_kind_id: null, works_kind_id: null },
}

export const readVisitSettings = defineRead({
  name: 'read-visit-settings',
  path: 'v1/admin/visits/settings',
  access: 'visits:check',
  summary: 'What the town lets visitors do',
  output: z.extend(visitSettingsSchema, { version: z.int() }),
})

export const updateVisitSettings = defineOperation({
  name: 'update-visit-settings',
  path: 'v1/admin/visits/settings/update',
  access: 'parameters:write',
  summary: 'Set what the town lets visitors do',
  body: z
    .extend(visitSettingsSchema, { version: z.int() })
    .check(z.refine(({ from_minute: from, until_minute: until }) => from < until, { path: ['until_minute'], error: 'choice' })),
  errors: ['conflict'],
  audit: { action: 'visit:set_rules', kind: 'change' },
})
