import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../list.ts'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { eventKindSchema, eventRowSchema } from './event.ts'
import { actionSentence, subjectName } from './event-words.ts'
import { defineRead } from '../operation.ts'
import { trailStateSchema } from './trail-state.ts'

const kindLabels = { change: { sl: 'sprememba', en: 'change' }, read: { sl: 'vpogled', en: 'look' } }

const eventList = defineList({
  title: { sl: 'Dogodki', en: 'Events' },
  row: eventRowSchema,
  columns: {
    action: { title: { sl: 'Dejanje', en: 'Action' }, text: ({ action }, locale) => actionSentence(action, locale), fixed: true },
    at: { title: { sl: 'Čas', en: 'Time' }, kind: 'instant' },
    actor_name: { title: { sl: 'Kdo', en: 'Who' } },
    subject_label: {
      title: { sl: 'Zapis', en: 'Record' },
      text: ({ subject_type: type, subject_label: label }, locale) => [subjectName(type, locale), label].filter(Boolean).join(': '),
    },
    kind: { title: { sl: 'Vrsta dogodka', en: 'Kind of event' }, labels: kindLabels },
    reason: { title: { sl: 'Razlog', en: 'Reason' } },
    address: { title: { sl: 'Naslov IP', en: 'IP address' }, hidden: true },
  },
  sortable: ['at', 'action', 'actor_name', 'subject_label'],
  defaultSort: { key: 'at', order: 'desc' },
  period: { from: 'from', until: 'until' },
  filters: z.object({
    /** A part of the name of who acted or of what it was done to. */
    search: z.string().check(z.trim(), z.maxLength(120)),
    actor_id: idSchema,
    action: z.string().check(z.maxLength(80)),
    subject_type: z.string().check(z.maxLength(40)),
    /** A record: its own events and those of its documents. */
    subject_id: z.string().check(z.maxLength(64)),
    kind: eventKindSchema,
    /** Instants, half-open. */
    from: instantSchema,
    until: instantSchema,
  }),
})

/** The audit trail. It contains personal data, so reading it is audited too. */
export const listEvents = defineListOperation(eventList, {
  name: 'list-events',
  path: 'v1/admin/events',
  access: 'events:read',
  summary: 'Audit trail of changes and of looks at personal data',
  audit: { action: 'event:list', kind: 'read' },
})

/** Holds no personal data, so reading it is no event. */
export const readTrailState = defineRead({
  name: 'read-trail-state',
  path: 'v1/admin/events/trail',
  access: 'events:read',
  summary: 'How far the audit trail is sealed, and the result of its last verification',
  output: trailStateSchema,
})
