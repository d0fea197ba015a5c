import { z } from 'zod/mini'
import { accessEventLabels, accessEventNameSchema } from './access-event.ts'
import type { Text } from '../locale.ts'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { presentedKindSchema } from '../primitives/credential.ts'
import { type Reason, reasonDetailsSchema, reasonSchema, reasonSentence } from './reasons.ts'
import { defineList } from '../list.ts'
import { openingLabels } from '../permits/permit-labels.ts'

export const passageReportStates = ['open', 'settled'] as const
export const passageReportLabels: Record<(typeof passageReportStates)[number], Text> = {
  open: { sl: 'Imetnik zanika', en: 'Denied by the holder' },
  settled: { sl: 'Odgovorjeno', en: 'Answered' },
}

/** A clerk's remark on a line of the log, for instance a suspected abuse. */
export const accessTagSchema = z.object({
  id: idSchema,
  access_log_id: idSchema,
  label: z.string(),
  remark: z.nullable(z.string()),
  created_by_name: z.nullable(z.string()),
  created_at: instantSchema,
})

/** What a holder may say: it was somebody else, or, of a refusal, that it is a mistake. */
export const passageClaims = ['not_mine', 'mistake'] as const
export type PassageClaim = (typeof passageClaims)[number]

/** One line of the access log. The sentence of `reason` is `reasonSentence(reason, reason_details, locale)`. */
export const accessLogRowSchema = z.object({
  id: idSchema,
  at: instantSchema,
  received_at: instantSchema,
  device_code: z.string(),
  device_name: z.string(),
  event_name: accessEventNameSchema,
  presentation_id: z.nullable(idSchema),
  credential_kind: z.nullable(presentedKindSchema),
  credential: z.nullable(z.string()),
  reason: z.nullable(reasonSchema),
  reason_details: reasonDetailsSchema,
  permit_id: z.nullable(idSchema),
  permit_number: z.nullable(z.string()),
  plate: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  tags: z.array(z.string()),
  /** Whether the holder said that it was not theirs, and whether the office has answered. */
  report: z.nullable(z.enum(passageReportStates)),
})
export type AccessLogRow = z.output<typeof accessLogRowSchema>

export const accessLogList = defineList({
  title: { sl: 'Dnevnik prehodov', en: 'Access log' },
  row: accessLogRowSchema,
  columns: {
    at: { title: { sl: 'Čas', en: 'Time' }, kind: 'instant' },
    event_name: { title: { sl: 'Dogodek', en: 'Event' }, labels: accessEventLabels },
    device_code: { title: { sl: 'Stebriček', en: 'Bollard' }, text: (row) => row.device_name },
    credential: { title: { sl: 'Prepoznano', en: 'Recognised' }, kind: 'phone' },
    credential_kind: { title: { sl: 'Način', en: 'By' }, labels: openingLabels, hidden: true },
    permit_number: { title: { sl: 'Dovolilnica', en: 'Permit' } },
    plate: { title: { sl: 'Registrska oznaka', en: 'Plate' }, hidden: true },
    phone: { title: { sl: 'Telefon', en: 'Phone' }, kind: 'phone', hidden: true },
    reason: {
      title: { sl: 'Razlog', en: 'Reason' },
      text: ({ reason, reason_details: details }, locale) => (reason === null ? '' : reasonSentence(reason, details, locale)),
    },
    tags: { title: { sl: 'Oznake', en: 'Tags' } },
    report: { title: { sl: 'Prijava imetnika', en: 'Report by the holder' }, labels: passageReportLabels, hidden: true },
  },
  sortable: ['at', 'device_code', 'event_name', 'permit_number', 'credential'],
  defaultSort: { key: 'at', order: 'desc' },
  period: { from: 'from', until: 'until' },
  filters: z.object({
    device_code: z.string(),
    event_name: accessEventNameSchema,
    credential_kind: presentedKindSchema,
    /** A plate, tag or phone number, or the beginning of one, in any spelling. */
    credential: z.string().check(z.maxLength(64)),
    permit_number: z.string().check(z.maxLength(40)),
    /** Instants, half-open. */
    from: instantSchema,
    until: instantSchema,
    /** True: only refusals. */
    refused: z.boolean(),
    /** True: only those that a holder reported and the office has not answered. */
    reported: z.boolean(),
    tag: z.string().check(z.maxLength(60)),
  }),
})

/** What each reason is called where passages are counted; beside one passage stands its sentence (`reasonSentences`). */
export const reasonNames: Readonly<Record<Reason, Text>> = {
  permit_valid: { sl: 'Dovolilnica velja', en: 'Permit valid' },
  pass_valid: { sl: 'Prepustnica velja', en: 'Pass valid' },
  pass_later: { sl: 'Prepustnica še ne velja', en: 'Pass not yet valid' },
  pass_over: { sl: 'Potekla prepustnica', en: 'Pass ended' },
  pass_used: { sl: 'Porabljena prepustnica', en: 'Pass used up' },
  other_gate: { sl: 'Prepustnica drugega stebrička', en: 'Pass of another bollard' },
  code_locked: { sl: 'Preveč napačnih kod', en: 'Too many wrong codes' },
  no_permit: { sl: 'Brez dovolilnice', en: 'No permit' },
  unpaid: { sl: 'Dovolilnica čaka na plačilo', en: 'Permit waits for payment' },
  expired: { sl: 'Potekla dovolilnica', en: 'Permit expired' },
  not_yet_valid: { sl: 'Dovolilnica še ne velja', en: 'Permit not yet valid' },
  outside_window: { sl: 'Zunaj dovoljenega časa', en: 'Outside the permitted hours' },
  cap_day: { sl: 'Ni več vhodov na dan', en: 'No entry left on the day' },
  cap_month: { sl: 'Ni več vhodov v mesecu', en: 'No entry left in the month' },
  not_left: { sl: 'Je že vstopil', en: 'Has entered already' },
  other_inside: { sl: 'Drugo vozilo je na območju', en: 'Another vehicle inside' },
  suspended: { sl: 'Začasno odvzeta dovolilnica', en: 'Permit suspended' },
  revoked: { sl: 'Odvzeta dovolilnica', en: 'Permit revoked' },
  replaced: { sl: 'Zamenjana dovolilnica', en: 'Permit replaced' },
  other_zone: { sl: 'Dovolilnica drugega območja', en: 'Permit of another zone' },
  way_not_allowed: { sl: 'Nedovoljen način dostopa', en: 'Way of access not allowed' },
  class_not_allowed: { sl: 'Razred vozila ni dovoljen', en: 'Vehicle class not allowed' },
  blocked: { sl: 'Blokirana kartica ali telefon', en: 'Blocked card or phone' },
  unreadable: { sl: 'Podatka ni bilo mogoče prebrati', en: 'Could not be read' },
  no_whitelist: { sl: 'Naprava brez seznama dovolilnic', en: 'Bollard without a list of permits' },
  whitelist_too_old: { sl: 'Prestar seznam na napravi', en: 'List at the bollard too old' },
  open_to_all: { sl: 'Odprto za vse', en: 'Open for everybody' },
  service: { sl: 'Stebriček v vzdrževanju', en: 'Bollard under maintenance' },
  fault: { sl: 'Stebriček v okvari', en: 'Bollard faulty' },
  emergency: { sl: 'Zasilni dostop', en: 'Emergency access' },
  out_of_use: { sl: 'Stebriček ni v rabi', en: 'Bollard out of use' },
}

/** Hours for which an operator may see who came to a gate: enough for a complaint about yesterday, too short to follow somebody. */
export const operatorHours = 48

/** The label of an operator's note among the tags of a line. Operators read the notes by it, so nobody else may write it. */
export const operatorNoteLabel = 'Opomba operaterja'

/** True for a label that a person would take for that of an operator's note. */
export const looksLikeOperatorNote = (label: string): boolean => label.toLowerCase() === operatorNoteLabel.toLowerCase()

/** A line of the access log with the least that an operator needs: no holder; of a card or a phone the last three characters. */
export const operatorPassageSchema = z.object({
  id: idSchema,
  at: instantSchema,
  device_code: z.string(),
  device_name: z.string(),
  event_name: accessEventNameSchema,
  credential_kind: z.nullable(presentedKindSchema),
  credential: z.nullable(z.string()),
  reason: z.nullable(reasonSchema),
  reason_details: reasonDetailsSchema,
  notes: z.array(z.string()),
})
export type OperatorPassage = z.output<typeof operatorPassageSchema>

export const operatorPassageList = defineList({
  title: { sl: 'Prehodi in zavrnitve', en: 'Passages and refusals' },
  row: operatorPassageSchema,
  columns: {
    at: { title: { sl: 'Čas', en: 'Time' }, kind: 'instant' },
    event_name: { title: { sl: 'Dogodek', en: 'Event' }, labels: accessEventLabels },
    device_code: { title: { sl: 'Stebriček', en: 'Bollard' }, text: (row) => row.device_name },
    credential: { title: { sl: 'Prepoznano', en: 'Recognised' } },
    credential_kind: { title: { sl: 'Način', en: 'By' }, labels: openingLabels, hidden: true },
    reason: {
      title: { sl: 'Razlog', en: 'Reason' },
      wide: true,
      text: ({ reason, reason_details: details }, locale) => (reason === null ? '' : reasonSentence(reason, details, locale)),
    },
    notes: { title: { sl: 'Opombe', en: 'Notes' }, text: ({ notes }) => notes.join('; ') },
  },
  sortable: ['at', 'device_code', 'event_name'],
  defaultSort: { key: 'at', order: 'desc' },
  onScreenOnly: true,
  filters: z.object({
    device_code: z.string(),
    event_name: accessEventNameSchema,
    /** A plate, or the beginning of one, in any spelling. */
    plate: z.string().check(z.maxLength(16)),
  }),
})
