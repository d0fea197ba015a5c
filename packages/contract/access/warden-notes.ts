import { z } from 'zod/mini'
import { fileErrors } from '../documents/file-errors.ts'
import { keysOf } from '../keys-of.ts'
import { defineList, defineListOperation } from '../list.ts'
import type { Text } from '../locale.ts'
import { defineOperation, defineRead } from '../operation.ts'
import { idSchema, instantSchema, lineSchema, plateSchema } from '../primitives/field-schemas.ts'

/** What a warden has seen. */
export const seenLabels = {
  street: { sl: 'Na ulici', en: 'In the street' },
  no_permit: { sl: 'Brez dovolilnice', en: 'Without a permit' },
  hours: { sl: 'Zunaj ur', en: 'Outside the hours' },
  disabled: { sl: 'Mesto za invalide', en: 'Place for disabled people' },
  other: { sl: 'Drugo', en: 'Something else' },
} as const satisfies Record<string, Text>
export const seenChoices = keysOf(seenLabels)

/** Photos of one note. */
export const mostPhotos = 3

/** Hours after which a note or a look that could not be sent goes from the phone. */
export const keptHours = 48

export const wardenNoteSchema = z.object({
  plate: plateSchema,
  place: lineSchema,
  seen: z.enum(seenChoices, { error: 'required' }),
  text: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
  /** When it was written; without a network it arrives later. */
  at: instantSchema,
})

/** A note with up to three pictures (`photo`). It is kept as a PDF for the archive; the pictures lose their place and camera, and are made smaller. */
export const writeNote = defineOperation({
  name: 'write-note',
  path: 'v1/warden/notes',
  access: 'parking:check',
  summary: 'A warden’s note with photos',
  multipart: true,
  body: wardenNoteSchema,
  output: z.object({ number: z.string() }),
  errors: fileErrors,
  idempotent: true,
  rate: { windowSeconds: 3600, perAddress: 120, perAccount: 60 },
  audit: { action: 'warden_note:write', kind: 'change' },
})

const noteRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  plate: z.string(),
  place: z.string(),
  seen: z.enum(seenChoices),
  photos: z.int(),
  at: instantSchema,
  received_at: instantSchema,
  written_by_name: z.nullable(z.string()),
})
export type WardenNote = z.output<typeof noteRowSchema>

const noteList = defineList({
  title: { sl: 'Zapiski redarjev', en: 'Wardens’ notes' },
  row: noteRowSchema,
  columns: {
    number: { title: { sl: 'Številka', en: 'Number' }, fixed: true },
    plate: { title: { sl: 'Registrska oznaka', en: 'Plate' } },
    seen: { title: { sl: 'Kaj je videl', en: 'What was seen' }, labels: seenLabels },
    place: { title: { sl: 'Kraj', en: 'Place' }, wide: true },
    at: { title: { sl: 'Zapisano', en: 'Written' }, kind: 'instant' },
    written_by_name: { title: { sl: 'Redar', en: 'Warden' } },
    photos: { title: { sl: 'Slik', en: 'Photos' }, leaves: 'first' },
    received_at: { title: { sl: 'Prispelo', en: 'Arrived' }, kind: 'instant', hidden: true },
  },
  sortable: ['at', 'plate', 'number'],
  defaultSort: { key: 'at', order: 'desc' },
  filters: z.object({ seen: z.enum(seenChoices), search: z.string().check(z.maxLength(64)) }),
})

export const listNotes = defineListOperation(noteList, {
  name: 'list-notes',
  path: 'v1/admin/data/warden-notes',
  access: 'access-log:read',
  summary: 'Notes of wardens',
  audit: { action: 'warden_note:list', kind: 'read' },
})

export const readNotePaper = defineRead({
  name: 'read-note-paper',
  path: 'v1/admin/data/warden-notes/{id}/paper',
  access: 'access-log:read',
  summary: 'A warden’s note as PDF/A',
  audit: { action: 'warden_note:read', kind: 'read' },
})
