import { z } from 'zod/mini'
import { fileErrors } from '../documents/file-errors.ts'
import { historyRowSchema } from '../history/history.ts'
import { locales } from '../locale.ts'
import { townNoteSchema } from '../names/town-words.ts'
import { defineOperation, defineRead } from '../operation.ts'
import { emailSchema, idSchema, instantSchema, lineSchema, localDaySchema, plateSchema, textSchema } from '../primitives/field-schemas.ts'
import { outlineSchema } from '../zones/outline.ts'

/** Vehicles of one event at most, and so the rows of its list. */
export const mostOccasionVehicles = 2000
/** Days that one may last. */
export const mostOccasionDays = 31

const stateSchema = z.enum(['coming', 'running', 'over', 'cancelled'])
export type OccasionState = z.output<typeof stateSchema>

const minuteSchema = z.int({ error: 'required' }).check(z.nonnegative(), z.maximum(1440))

/** An event, as a wedding or a fair: where and when, who organises it, for how many vehicles, and what the neighbours are told. */
const occasionFields = {
  name: lineSchema.check(z.minLength(3), z.maxLength(120)),
  zone: z.string({ error: 'required' }).check(z.minLength(1), z.maxLength(200)),
  /** The codes of the only bollards; empty: all of the zone. */
  gates: z._default(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(50)), []),
  from_day: localDaySchema,
  from_minute: minuteSchema,
  until_day: localDaySchema,
  until_minute: minuteSchema,
  /** The last day on which the organiser may change the list. */
  complete_day: localDaySchema,
  organiser: lineSchema.check(z.minLength(2), z.maxLength(120)),
  email: emailSchema,
  /** In which language the organiser is written to. */
  locale: z.enum(locales, { error: 'required' }),
  quota: z.int({ error: 'required' }).check(z.positive(), z.maximum(mostOccasionVehicles)),
  /** What the neighbours read of it, once it is published. */
  neighbours: townNoteSchema,
  published: z.boolean(),
}
export const occasionFormSchema = z.object(occasionFields)
export type OccasionForm = z.output<typeof occasionFormSchema>

const occasionSchema = z.object({
  id: idSchema,
  name: z.string(),
  zone: z.string(),
  gates: z.array(z.string()),
  from_at: instantSchema,
  until_at: instantSchema,
  complete_until: instantSchema,
  organiser: z.string(),
  email: z.string(),
  locale: z.enum(locales),
  quota: z.int(),
  neighbours: textSchema,
  published: z.boolean(),
  state: stateSchema,
  /** Vehicles that count for the quota, and passages of them so far. */
  vehicles: z.int(),
  passages: z.int(),
  /** Whether the organiser's link works. */
  has_key: z.boolean(),
  cancel_reason: z.string(),
  version: z.int(),
})
export type Occasion = z.output<typeof occasionSchema>

/** The events of the town, those that end last first. */
export const listOccasions = defineRead({
  name: 'list-occasions',
  path: 'v1/admin/occasions',
  access: 'occasions:manage',
  summary: 'Events with their quotas',
  output: z.object({ items: z.array(occasionSchema) }),
  audit: { action: 'occasion:list', kind: 'read' },
})

const vehicleSchema = z.object({
  id: idSchema,
  plate: z.string(),
  number: z.string(),
  /** Whether the organiser put it on the list; otherwise the town. */
  own: z.boolean(),
  used: z.int(),
  issued_at: instantSchema,
  ended_at: z.nullable(instantSchema),
})
export type OccasionVehicle = z.output<typeof vehicleSchema>

export const getOccasion = defineRead({
  name: 'get-occasion',
  path: 'v1/admin/occasions/{id}',
  access: 'occasions:manage',
  summary: 'An event with its vehicles',
  output: z.extend(occasionSchema, { items: z.array(vehicleSchema), history: z.array(historyRowSchema) }),
  audit: { action: 'occasion:read', kind: 'read' },
})

/** Makes an event and mails the organiser the link by which the list is completed. */
export const createOccasion = defineOperation({
  name: 'create-occasion',
  path: 'v1/admin/occasions',
  access: 'occasions:manage',
  summary: 'Make an event',
  body: occasionFormSchema,
  output: z.object({ id: idSchema }),
  idempotent: true,
  audit: { action: 'occasion:save', kind: 'change' },
})

/** Changes an event that is not over; its passes follow. Another address of the organiser gets a link of its own, and the one before ends. */
export const updateOccasion = defineOperation({
  name: 'update-occasion',
  path: 'v1/admin/occasions/{id}',
  access: 'occasions:manage',
  summary: 'Change an event',
  body: z.object({ ...occasionFields, version: z.int() }),
  output: z.object({ id: idSchema }),
  errors: ['illegal_transition', 'conflict'],
  audit: { action: 'occasion:save', kind: 'change' },
})

const reasonSchema = z.object({ reason: z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(300)) })

/** Ends an event as a whole: no bollard opens for its vehicles any more, the link ends, and the organiser is told why. */
export const cancelOccasion = defineOperation({
  name: 'cancel-occasion',
  path: 'v1/admin/occasions/{id}/cancel',
  access: 'occasions:manage',
  summary: 'Cancel an event',
  body: reasonSchema,
  output: z.object({ vehicles: z.int() }),
  errors: ['illegal_transition'],
  audit: { action: 'occasion:cancel', kind: 'change' },
})

/** Mails the organiser a new link; the one before ends. */
export const renewOccasionKey = defineOperation({
  name: 'renew-occasion-key',
  path: 'v1/admin/occasions/{id}/key',
  access: 'occasions:manage',
  summary: "A new link for an event's organiser",
  output: z.object({ id: idSchema }),
  errors: ['illegal_transition'],
  audit: { action: 'occasion:renew_key', kind: 'change' },
})

/** Stops the organiser: the link ends, the vehicles stay. */
export const stopOccasionKey = defineOperation({
  name: 'stop-occasion-key',
  path: 'v1/admin/occasions/{id}/stop',
  access: 'occasions:manage',
  summary: "End the link of an event's organiser",
  body: reasonSchema,
  output: z.object({ id: idSchema }),
  errors: ['illegal_transition'],
  audit: { action: 'occasion:stop_key', kind: 'change' },
})

/** What becomes of one plate of a list. */
const rowSchema = z.object({
  /** The line of the file or of the text, as a spreadsheet counts it. */
  line: z.int(),
  plate: z.string(),
  outcome: z.enum(['create', 'same', 'refuse']),
  /** What stands there and what would be right, or that the vehicle has a permit. */
  note: z.string(),
})
export type OccasionRow = z.output<typeof rowSchema>
const countsSchema = { create: z.int(), same: z.int(), refuse: z.int() }

/** Says of a list (CSV, XLSX or ODS) what would become of each plate, and changes nothing. The file is not kept. */
export const previewOccasionVehicles = defineOperation({
  name: 'preview-occasion-vehicles',
  path: 'v1/admin/occasions/{id}/vehicles/preview',
  access: 'occasions:manage',
  summary: 'Dry run of a list of plates',
  multipart: true,
  files: 'tables',
  body: z.object({}),
  output: z.object({ ...countsSchema, rows: z.array(rowSchema) }),
  errors: ['illegal_transition', ...fileErrors],
})

/** Puts the plates of a list on that of the event. A list that comes twice adds nothing the second time. */
export const loadOccasionVehicles = defineOperation({
  name: 'load-occasion-vehicles',
  path: 'v1/admin/occasions/{id}/vehicles',
  access: 'occasions:manage',
  summary: 'Adds a list of plates to an event',
  multipart: true,
  files: 'tables',
  body: z.object({}),
  output: z.object(countsSchema),
  errors: ['illegal_transition', ...fileErrors],
  audit: { action: 'occasion:add', kind: 'change' },
})

export const removeOccasionVehicles = defineOperation({
  name: 'remove-occasion-vehicles',
  path: 'v1/admin/occasions/{id}/vehicles/remove',
  access: 'occasions:manage',
  summary: 'Takes vehicles off the list of an event',
  body: z.object({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(mostOccasionVehicles)) }),
  output: z.object({ vehicles: z.int() }),
  audit: { action: 'occasion:remove', kind: 'change' },
})

const tokenSchema = z.string().check(z.minLength(40), z.maxLength(50))
const ownRate = { windowSeconds: 900, perAddress: 300 }

const ownOccasionSchema = z.object({
  name: z.string(),
  zone: textSchema,
  /** The names of the bollards that open. */
  gates: z.array(z.string()),
  from_at: instantSchema,
  until_at: instantSchema,
  complete_until: instantSchema,
  state: stateSchema,
  quota: z.int(),
  left: z.int(),
  may_change: z.boolean(),
  vehicles: z.array(z.pick(vehicleSchema, { id: true, plate: true, own: true })),
})
export type OwnOccasion = z.output<typeof ownOccasionSchema>

/** An event by its organiser's link. */
export const readOwnOccasion = defineRead({
  name: 'read-own-occasion',
  path: 'v1/occasions/own',
  access: 'public',
  summary: 'The own event, by its link',
  query: z.object({ token: tokenSchema }),
  output: ownOccasionSchema,
  errors: ['not_found'],
  rate: { windowSeconds: 900, perAddress: 600 },
})

/** Puts plates on the list: one, or a text with one in each line. What is there already stays once. */
export const addOwnVehicles = defineOperation({
  name: 'add-own-vehicles',
  path: 'v1/occasions/vehicles',
  access: 'public',
  summary: 'Adds vehicles to the own event',
  body: z.object({ token: tokenSchema, plates: z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.maxLength(40_000)) }),
  output: z.object({ ...countsSchema, refused: z.array(rowSchema), occasion: ownOccasionSchema }),
  errors: ['not_found', 'illegal_transition'],
  rate: ownRate,
  audit: { action: 'occasion:add', kind: 'change' },
})

/** Takes a vehicle off the list that the organiser has put there. */
export const removeOwnVehicle = defineOperation({
  name: 'remove-own-vehicle',
  path: 'v1/occasions/vehicles/remove',
  access: 'public',
  summary: 'Takes a vehicle off the own event',
  body: z.object({ token: tokenSchema, id: idSchema }),
  output: ownOccasionSchema,
  errors: ['not_found', 'illegal_transition'],
  rate: ownRate,
  audit: { action: 'occasion:remove', kind: 'change' },
})

/** What neighbours are told of the events that were published and are not over. It names no organiser. */
export const readPublicOccasions = defineRead({
  name: 'read-public-occasions',
  path: 'v1/occasions',
  access: 'public',
  summary: 'Published events',
  output: z.object({
    items: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        zone: textSchema,
        outline: z.nullable(outlineSchema),
        gates: z.array(
          z.object({ code: z.string(), name: z.string(), latitude: z.nullable(z.number()), longitude: z.nullable(z.number()) }),
        ),
        from_at: instantSchema,
        until_at: instantSchema,
        neighbours: textSchema,
      }),
    ),
  }),
  rate: { windowSeconds: 900, perAddress: 300 },
})

/** The plates of a text or a cell: several stand in lines, or with commas between them. */
export const platesIn = (text: string): string[] =>
  text
    .split(/[,;|\t\n\r/]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A plate as it is kept, or the rule that it breaks. */
export const readPlate = (typed: string) => z.safeParse(plateSchema, typed)
