import { z } from 'zod/mini'
import { fileErrors } from '../documents/file-errors.ts'
import type { Text } from '../locale.ts'
import { defineOperation, defineRead } from '../operation.ts'
import { emailSchema, idSchema, instantSchema, localDaySchema, plateSchema, textSchema } from '../primitives/field-schemas.ts'

/** The countries whose parking card for disabled people counts alike (Recommendation 98/376/EC). The browser names them in the reader's language. */
export const cardCountries = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const

/** Days back for which a passage can be justified: today and two before, so that 48 hours are whole. */
export const justifiedDays = 2

/** How often the vehicle of one visit may be changed. */
export const mostChanges = 3

/** What a driver who was refused, or drove in, says it was for. */
export const justifiedPurposeLabels = {
  visit: { sl: 'Obisk s parkirno karto za invalide', en: 'A visit with a disabled parking card' },
  delivery: { sl: 'Dostava', en: 'A delivery' },
  moving: { sl: 'Selitev', en: 'A removal' },
  works: { sl: 'Delo ali popravilo', en: 'Works or repairs' },
  health: { sl: 'Nujni primer', en: 'An emergency' },
} as const satisfies Record<string, Text>
export const justifiedPurposes = ['visit', 'delivery', 'moving', 'works', 'health'] as const

const zoneSchema = z.string({ error: 'required' }).check(z.minLength(1), z.maxLength(200))
const tokenSchema = z.string().check(z.minLength(40), z.maxLength(50))

/** What a visitor has to know before asking: where, when and how often one may come, and whom to call. */
export const readVisitRules = defineRead({
  name: 'read-visit-rules',
  path: 'v1/visits/rules',
  access: 'public',
  summary: 'What visitors may do today',
  output: z.object({
    /** Whether the town lets holders of a disabled parking card in at once. */
    cards: z.boolean(),
    /** Whether a passage can be justified afterwards. */
    justify: z.boolean(),
    zones: z.array(z.object({ name: z.string(), title: textSchema })),
    days_ahead: z.int(),
    days_a_year: z.int(),
    from_minute: z.int(),
    until_minute: z.int(),
    photo_days: z.int(),
    /** Of the permit kinds that fit; null: the town names none. */
    kinds: z.object({ delivery: z.nullable(idSchema), moving: z.nullable(idSchema), works: z.nullable(idSchema) }),
  }),
  rate: { windowSeconds: 900, perAddress: 300 },
})

export const visitFormSchema = z.object({
  country: z.enum(cardCountries, { error: 'required' }),
  card_number: z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(32), z.regex(/^[\p{L}\d\s\-./]+$/u, 'invalid')),
  card_until: localDaySchema,
  plate: plateSchema,
  zone: zoneSchema,
  day: localDaySchema,
  email: z.optional(emailSchema),
})

const ownVisitSchema = z.object({
  number: z.string(),
  plate: z.string(),
  zone: textSchema,
  from_at: instantSchema,
  until_at: instantSchema,
  state: z.enum(['coming', 'valid', 'over', 'refused']),
  /** Whether every gate of the zone that can be reached has told that it has the list with this pass. */
  ready: z.boolean(),
  may_change: z.boolean(),
  /** Why it was refused. */
  reason: z.string(),
})
export type OwnVisit = z.output<typeof ownVisitSchema>

/**
 * Lets a holder of a disabled parking card in, at once and provisionally: `photo` is the front of the card, which is checked afterwards. The answer's
 * token opens the visit's own page. Only a call with the same key gets it again: card and plate can be read behind any windscreen.
 */
export const askVisit = defineOperation({
  name: 'ask-visit',
  path: 'v1/visits',
  access: 'public',
  summary: 'A pass for today for who has a disabled parking card',
  multipart: true,
  body: visitFormSchema,
  output: z.object({ token: z.string() }),
  errors: ['not_found', 'proof_required', ...fileErrors],
  idempotent: true,
  rate: { windowSeconds: 3600, perAddress: 60 },
  proofOfWork: true,
  audit: { action: 'visit:ask', kind: 'change' },
})

export const readOwnVisit = defineRead({
  name: 'read-own-visit',
  path: 'v1/visits/own',
  access: 'public',
  summary: 'The own visit, by its link',
  query: z.object({ token: tokenSchema }),
  output: ownVisitSchema,
  errors: ['not_found'],
  rate: { windowSeconds: 900, perAddress: 600 },
})

/** Another vehicle for the same visit, also while it lasts: the card belongs to a person, not to a car. */
export const changeVisitPlate = defineOperation({
  name: 'change-visit-plate',
  path: 'v1/visits/plate',
  access: 'public',
  summary: 'Another vehicle for the own visit',
  body: z.object({ token: tokenSchema, plate: plateSchema }),
  output: ownVisitSchema,
  errors: ['not_found', 'illegal_transition'],
  rate: { windowSeconds: 900, perAddress: 60 },
  audit: { action: 'visit:change_plate', kind: 'change' },
})

export const endVisit = defineOperation({
  name: 'end-visit',
  path: 'v1/visits/end',
  access: 'public',
  summary: 'Ends the own visit',
  body: z.object({ token: tokenSchema }),
  output: ownVisitSchema,
  errors: ['not_found', 'illegal_transition'],
  rate: { windowSeconds: 900, perAddress: 60 },
  audit: { action: 'visit:end', kind: 'change' },
})

export const justifiedFormSchema = z.object({
  plate: plateSchema,
  zone: zoneSchema,
  day: localDaySchema,
  purpose: z.enum(justifiedPurposes, { error: 'required' }),
  statement: z.string({ error: 'required' }).check(z.trim(), z.minLength(10), z.maxLength(1000)),
  email: z.optional(emailSchema),
})

/** A driver says afterwards why a vehicle drove in, or wanted to; `photo` proves it. A clerk answers. */
export const justifyPassage = defineOperation({
  name: 'justify-passage',
  path: 'v1/visits/passages',
  access: 'public',
  summary: 'Justifies a passage of the last 48 hours',
  multipart: true,
  body: justifiedFormSchema,
  output: z.object({ number: z.string() }),
  errors: ['not_found', 'proof_required', ...fileErrors],
  idempotent: true,
  rate: { windowSeconds: 3600, perAddress: 30 },
  proofOfWork: true,
  audit: { action: 'visit:justify', kind: 'change' },
})

const guestKeySchema = z.string().check(z.regex(/^[\w-]{43}$/))

/** How a pass stands, as its guest is told. */
export const guestPageStates = ['valid', 'used', 'ended', 'over'] as const

/**
 * A guest's pass by the secret of its page: whoever has it is let in, so it stands in no address that a server logs. Neither plate nor name is told, and
 * of no other guest anything.
 */
export const readGuestPage = defineOperation({
  name: 'read-guest-page',
  path: 'v1/guests/page',
  access: 'public',
  summary: 'The own pass, by the secret of its page',
  body: z.object({ key: guestKeySchema }),
  output: z.object({
    host: z.string(),
    /** Whether a code is typed; otherwise the camera reads the plate. */
    by_code: z.boolean(),
    code: z.nullable(z.string()),
    /** The same as a QR code, rows of `1` (dark) and `0`; empty without a code. */
    qr: z.array(z.string()),
    ...{ ways: z.int(), used: z.int(), until_at: instantSchema },
    /** When it opened last. */
    used_at: z.nullable(instantSchema),
    /** The names of the bollards that it opens. */
    gates: z.array(z.string()),
    state: z.enum(guestPageStates),
  }),
  errors: ['not_found'],
  rate: { windowSeconds: 900, perAddress: 600 },
})
