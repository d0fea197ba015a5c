import { z } from 'zod/mini'
import { seenVersion } from '../../history/seen-version.ts'
import { keysOf } from '../../keys-of.ts'
import { defineList, defineListOperation } from '../../list.ts'
import type { Text } from '../../locale.ts'
import { defineOperation, defineRead, idParams } from '../../operation.ts'
import { idSchema, instantSchema } from '../../primitives/field-schemas.ts'

/**
 * What a hand-over is: its package is being made; it waits for the archive's confirmation; it could not be made; it was called off; it is confirmed, and what
 * the town no longer keeps is gone.
 */
export const handoverStatusLabels = {
  preparing: { sl: 'Se pripravlja', en: 'In preparation' },
  ready: { sl: 'Čaka na potrditev', en: 'Waits for confirmation' },
  failed: { sl: 'Ni uspelo', en: 'Failed' },
  cancelled: { sl: 'Opuščeno', en: 'Cancelled' },
  done: { sl: 'Končano', en: 'Done' },
} as const satisfies Record<string, Text>
export type HandoverStatus = keyof typeof handoverStatusLabels
export const handoverStatuses = keysOf(handoverStatusLabels)

/** The files of a hand-over: what the archive gets, and what proves the deletion of the rest. */
export const handoverFiles = ['package', 'certificate'] as const

const handoverSchema = z.object({
  id: idSchema,
  /** The year in which its acts were issued. */
  year: z.int(),
  status: z.enum(handoverStatuses),
  /** Acts that are selected as archive material, and those that are only deleted. */
  archived: z.int(),
  deleted: z.int(),
  package_sha256: z.nullable(z.string()),
  package_size: z.nullable(z.int()),
  receipt: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  created_by_name: z.string(),
  created_at: instantSchema,
  confirmed_by_name: z.nullable(z.string()),
  confirmed_at: z.nullable(instantSchema),
  version: z.int(),
})
export type Handover = z.output<typeof handoverSchema>

const handoverList = defineList({
  title: { sl: 'Predaje in izbrisi aktov', en: 'Hand-overs and deletions of acts' },
  row: handoverSchema,
  columns: {
    year: { title: { sl: 'Leto', en: 'Year' }, fixed: true, text: ({ year }) => String(year) },
    status: { title: { sl: 'Stanje', en: 'Status' }, labels: handoverStatusLabels },
    archived: { title: { sl: 'Arhivsko gradivo', en: 'Archive material' } },
    deleted: { title: { sl: 'Za izbris', en: 'To be deleted' } },
    receipt: { title: { sl: 'Potrdilo arhiva', en: 'Receipt of the archive' }, wide: true },
    created_at: { title: { sl: 'Pripravljeno', en: 'Prepared' }, kind: 'instant' },
    created_by_name: { title: { sl: 'Pripravil', en: 'Prepared by' }, hidden: true },
    confirmed_at: { title: { sl: 'Potrjeno', en: 'Confirmed' }, kind: 'instant' },
    confirmed_by_name: { title: { sl: 'Potrdil', en: 'Confirmed by' }, hidden: true },
  },
  sortable: ['created_at', 'year'],
  defaultSort: { key: 'created_at', order: 'desc' },
  filters: z.object({ status: handoverSchema.shape.status }),
})

export const listHandovers = defineListOperation(handoverList, {
  name: 'list-act-handovers',
  path: 'v1/admin/acts/handovers',
  access: 'privacy:read',
  summary: 'Hand-overs of acts to the archive, and deletions of the rest',
  audit: { action: 'act_handover:list', kind: 'read' },
})

/** The years, oldest first, of which a hand-over could be prepared now, and how many acts each would take; none of which a hand-over is open. */
export const listDueActYears = defineRead({
  name: 'list-due-act-years',
  path: 'v1/admin/acts/handovers/due',
  access: 'privacy:read',
  summary: 'Years whose acts are past their term',
  output: z.object({ years: z.array(z.object({ year: z.int(), archived: z.int(), deleted: z.int() })) }),
})

/** Prepares the package of a year in the background: nothing is deleted. Refused while another of that year is open, or when no act of it is past its term. */
export const createHandover = defineOperation({
  name: 'create-act-handover',
  path: 'v1/admin/acts/handovers/create',
  access: 'privacy:write',
  summary: 'Prepares the hand-over of a year’s acts',
  body: z.object({ year: z.int().check(z.minimum(1990), z.maximum(2999)) }),
  output: z.object({ id: idSchema }),
  audit: { action: 'act_handover:create', kind: 'change' },
})

export const downloadHandover = defineRead({
  name: 'download-act-handover',
  path: 'v1/admin/acts/handovers/{id}/{file}',
  access: 'privacy:read',
  summary: 'The package of a hand-over (ZIP), or its deletion certificate (PDF)',
  params: z.object({ ...idParams.shape, file: z.enum(handoverFiles) }),
  errors: ['not_found'],
  audit: { action: 'act_handover:download', kind: 'read', everyTime: true },
})

/**
 * Says that the archive has taken the package: its receipt, and the checksum that the archive reckoned, which must be the package's. Only then does the
 * content of these acts go, in one step.
 */
export const confirmHandover = defineOperation({
  name: 'confirm-act-handover',
  path: 'v1/admin/acts/handovers/{id}/confirm',
  access: 'privacy:write',
  summary: 'Confirms a hand-over and deletes what is no longer kept',
  body: z.object({
    ...seenVersion,
    receipt: z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(200)),
    sha256: z.string({ error: 'required' }).check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(64)),
  }),
  errors: ['conflict', 'illegal_transition'],
  audit: { action: 'act_handover:confirm', kind: 'change' },
})

/** Calls a hand-over off before it is confirmed; its package goes, the acts stay. */
export const cancelHandover = defineOperation({
  name: 'cancel-act-handover',
  path: 'v1/admin/acts/handovers/{id}/cancel',
  access: 'privacy:write',
  summary: 'Calls a hand-over off',
  body: z.object(seenVersion),
  errors: ['conflict', 'illegal_transition'],
  audit: { action: 'act_handover:cancel', kind: 'change' },
})
