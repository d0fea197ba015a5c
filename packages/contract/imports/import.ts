import { z } from 'zod/mini'
import type { Text } from '../locale.ts'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'

/** What a file brings: accounts of people, or permits that are in force on paper or in an older program. */
export const importSubjects = ['people', 'permits'] as const
export type ImportSubject = (typeof importSubjects)[number]
export const importSubjectLabels: Readonly<Record<ImportSubject, Text>> = {
  people: { sl: 'osebe', en: 'people' },
  permits: { sl: 'dovolilnice', en: 'permits' },
}

/** What becomes of a row. `same`: it is there already, so a second run makes no doubles. */
export const importOutcomes = ['create', 'change', 'same', 'refuse'] as const
export type ImportOutcome = (typeof importOutcomes)[number]
export const importOutcomeLabels: Readonly<Record<ImportOutcome, Text>> = {
  create: { sl: 'nova', en: 'new' },
  change: { sl: 'spremenjena', en: 'changed' },
  same: { sl: 'že obstaja', en: 'there already' },
  refuse: { sl: 'zavrnjena', en: 'refused' },
}

export const importStatuses = ['waiting', 'running', 'done', 'failed', 'undoing', 'undone'] as const
export type ImportStatus = (typeof importStatuses)[number]
export const importStatusLabels: Readonly<Record<ImportStatus, Text>> = {
  waiting: { sl: 'čaka', en: 'waiting' },
  running: { sl: 'teče', en: 'running' },
  done: { sl: 'končan', en: 'done' },
  failed: { sl: 'ni uspel', en: 'failed' },
  undoing: { sl: 'se razveljavlja', en: 'being undone' },
  undone: { sl: 'razveljavljen', en: 'undone' },
}

/** Rows of one file at most, and rows that an answer names. */
export const mostImportRows = 10_000
export const mostNamedRows = 500

/** The lists of the town in which the cause of a refusal may be changed. */
export const importPlaces = ['kinds', 'lots', 'user-types', 'users'] as const
export type ImportPlace = (typeof importPlaces)[number]

export const importRowSchema = z.object({
  /** The line of the file, as a spreadsheet counts it. */
  line: z.int(),
  /** Who or what the row is about. */
  label: z.string(),
  outcome: z.enum(importOutcomes),
  /** Why it is refused and what would be right, or what changes. */
  note: z.string(),
  /** Where it is changed, unless it is in the file itself. */
  place: z.optional(z.enum(importPlaces)),
})
export type ImportRow = z.output<typeof importRowSchema>

export const importCountsSchema = z.object({ create: z.int(), change: z.int(), same: z.int(), refuse: z.int() })
export type ImportCounts = z.output<typeof importCountsSchema>

export const importSchema = z.object({
  id: idSchema,
  subject: z.enum(importSubjects),
  file_name: z.string(),
  status: z.enum(importStatuses),
  rows_total: z.int(),
  rows_done: z.int(),
  counts: importCountsSchema,
  made_at: instantSchema,
  made_by_name: z.nullable(z.string()),
  ended_at: z.nullable(instantSchema),
  /** Rows of an undone import that stayed, because somebody has used or changed them since, or they may only be stored. */
  kept: z.int(),
})
export type Import = z.output<typeof importSchema>

/** Columns of a file at most, and rows of it that are shown beside the choice of their meanings. */
export const mostImportColumns = 200
export const sampleRows = 3
