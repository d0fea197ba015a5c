import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../list.ts'
import { keysOf } from '../keys-of.ts'
import { type Text, textIn } from '../locale.ts'
import { defineOperation } from '../operation.ts'
import { localDaySchema, plateSchema, idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { tagSchema } from '../primitives/credential.ts'
import { addDays, localDayOf, startOfLocalDay } from '../primitives/local-day.ts'

export const passPurposeLabels = {
  delivery: { sl: 'Dostava', en: 'Delivery' },
  visit: { sl: 'Obisk', en: 'Visit' },
  moving: { sl: 'Selitev', en: 'Removal' },
  works: { sl: 'Dela in servis', en: 'Works and repairs' },
  health: { sl: 'Zdravje in nega', en: 'Health and care' },
  other: { sl: 'Drugo', en: 'Other' },
} as const satisfies Record<string, Text>
export const passPurposes = keysOf(passPurposeLabels)
export type PassPurpose = (typeof passPurposes)[number]

/** How long a pass is valid. The longest is a week: who needs more applies for a permit. */
export const passLengthLabels = {
  hour: { sl: '1 uro', en: '1 hour' },
  four_hours: { sl: '4 ure', en: '4 hours' },
  day: { sl: 'do konca dneva', en: 'until the end of the day' },
  two_days: { sl: 'do konca naslednjega dne', en: 'until the end of the next day' },
  week: { sl: '7 dni', en: '7 days' },
} as const satisfies Record<string, Text>
export const passLengths = keysOf(passLengthLabels)
export type PassLength = (typeof passLengths)[number]

/** A pass can be issued so many days ahead. */
export const passDaysAhead = 30

const hourMs = 3_600_000

/** The days of those lengths that end with a day. */
const days = { day: 1, two_days: 2, week: 7 } as const

/**
 * From when until when a pass is valid, half-open.
 * @param day the local day on which it begins; null or today: now
 * @returns undefined for hours on a later day: they would begin at midnight
 */
export const validityOfPass = (day: string | null, length: PassLength, now: Date): { from: Date; until: Date } | undefined => {
  const today = localDayOf(now)
  const first = day ?? today
  const from = first === today ? now : startOfLocalDay(first)
  if (length !== 'hour' && length !== 'four_hours') return { from, until: startOfLocalDay(addDays(first, days[length])) }
  return first === today ? { from, until: new Date(from.getTime() + (length === 'hour' ? 1 : 4) * hourMs) } : undefined
}

export const passStates = ['valid', 'coming', 'over'] as const
export const passStateLabels: Record<(typeof passStates)[number], Text> = {
  valid: { sl: 'Velja', en: 'Valid' },
  coming: { sl: 'Še ne velja', en: 'Not yet valid' },
  over: { sl: 'Ne velja več', en: 'Over' },
}

/** Where a pass came from. */
export const passSourceLabels = {
  clerk: { sl: 'Občina', en: 'Municipality' },
  host: { sl: 'Gostitelj', en: 'Host' },
  visitor: { sl: 'Obiskovalec', en: 'Visitor' },
  justified: { sl: 'Opravičilo', en: 'Justification' },
  outage: { sl: 'Za več vozil', en: 'For many vehicles' },
  event: { sl: 'Prireditev', en: 'Event' },
  interim: { sl: 'Začasni prehod do odločitve', en: 'Interim pass until the decision' },
} as const satisfies Record<string, Text>
export const passSources = keysOf(passSourceLabels)
export type PassSource = (typeof passSources)[number]

const passSchema = z.object({
  id: idSchema,
  number: z.string(),
  /** Of one for a card the card's number, of one for a code the end of the code. */
  plate: z.string(),
  zone: z.string(),
  /** The name of the only bollard; empty: all of the zone. */
  gate: z.string(),
  /** How often it opens and how often it has; null: as often as one comes. */
  ways: z.nullable(z.int()),
  used: z.int(),
  source: z.enum(passSources),
  /** Of those that were given together: they can be ended together. */
  batch: z.nullable(idSchema),
  state: z.enum(passStates),
  from_at: instantSchema,
  until_at: instantSchema,
  purpose: z.enum(passPurposes),
  note: z.string(),
  /** Who answers for it: the official, the host or the organiser. */
  issued_by_name: z.string(),
  /** When a person ended it before its time. */
  ended_at: z.nullable(instantSchema),
  end_reason: z.string(),
})
export type Pass = z.output<typeof passSchema>

const passList = defineList({
  title: { sl: 'Prepustnice', en: 'Passes' },
  row: passSchema,
  columns: {
    plate: { title: { sl: 'Oznaka ali kartica', en: 'Plate or card' } },
    state: { title: { sl: 'Stanje', en: 'State' }, labels: passStateLabels },
    until_at: { title: { sl: 'Velja do', en: 'Valid until' }, kind: 'end' },
    from_at: { title: { sl: 'Velja od', en: 'Valid from' }, kind: 'instant' },
    zone: { title: { sl: 'Območje', en: 'Zone' } },
    gate: { title: { sl: 'Stebriček', en: 'Bollard' }, hidden: true },
    ways: { title: { sl: 'Prehodi', en: 'Passages' }, text: ({ ways, used }) => (ways === null ? '' : `${used}/${ways}`) },
    source: { title: { sl: 'Izvor', en: 'Source' }, labels: passSourceLabels, hidden: true },
    purpose: { title: { sl: 'Namen', en: 'Purpose' }, labels: passPurposeLabels },
    note: { title: { sl: 'Pojasnilo', en: 'Explanation' } },
    // What the rules give at once nobody issues.
    issued_by_name: {
      title: { sl: 'Izdal', en: 'Issued by' },
      text: ({ issued_by_name: name }, locale) => name || textIn({ sl: 'samodejno', en: 'automatically' }, locale),
    },
    number: { title: { sl: 'Številka', en: 'Number' }, hidden: true },
    ended_at: { title: { sl: 'Končana', en: 'Ended' }, kind: 'instant', hidden: true },
    end_reason: { title: { sl: 'Razlog konca', en: 'Why it was ended' }, hidden: true },
  },
  sortable: ['plate', 'until_at', 'from_at', 'number'],
  defaultSort: { key: 'until_at', order: 'desc' },
  filters: z.object({
    /** The beginning of a plate, a card's number or a pass's number. */
    search: z.string().check(z.maxLength(64)),
    state: z.enum(passStates),
    purpose: z.enum(passPurposes),
    source: z.enum(passSources),
  }),
})

/** The passes that were issued, the last to end first. Each look is recorded. */
export const listPasses = defineListOperation(passList, {
  name: 'list-passes',
  path: 'v1/operator/data/passes',
  access: 'passes:issue',
  summary: 'Passes',
  audit: { action: 'pass:list', kind: 'read' },
})

/** How each is stored: a plate as typed, a card normalised. */
const spellings = { plate: plateSchema, rfid: tagSchema }

/**
 * Lets one plate or RFID card into one zone until a moment, without an application: for a delivery, a visit, an emergency. The gates decide by it as by
 * a permit, also without a link. Who issues it says what it is for. `duplicate` where it has a pass for that zone which ends no earlier.
 */
export const issuePass = defineOperation({
  name: 'issue-pass',
  path: 'v1/operator/services/passes',
  access: 'passes:issue',
  summary: 'A pass for one plate or card',
  body: z.pipe(
    z
      .object({
        kind: z._default(z.enum(keysOf(spellings)), 'plate'),
        /** The plate, or the number of the card as it is read or printed on it. */
        plate: z.string({ error: 'required' }).check(z.maxLength(64)),
        zone: z.string({ error: 'required' }).check(z.minLength(1), z.maxLength(200)),
        /** The local day on which it begins; without it now. */
        day: z.nullish(localDaySchema),
        /** The code of the only bollard that it opens, and how often; without them every bollard of the zone, as often as one comes. */
        gate: z.nullish(z.string().check(z.maxLength(64))),
        ways: z.nullish(z.int().check(z.minimum(1), z.maximum(50))),
        length: z.enum(passLengths, { error: 'required' }),
        purpose: z.enum(passPurposes, { error: 'required' }),
        note: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
      })
      .check(z.refine(({ purpose, note }) => purpose !== 'other' || note.length >= 3, { path: ['note'], error: 'required' })),
    z.transform((given, context) => {
      const { data, error } = spellings[given.kind].safeParse(given.plate)
      if (data !== undefined) return { ...given, plate: data }
      context.issues.push({ code: 'custom', path: ['plate'], message: error?.issues[0]?.message ?? 'invalid', input: given.plate })
      return z.NEVER
    }),
  ),
  output: z.pick(passSchema, { id: true, number: true, from_at: true, until_at: true }),
  errors: ['duplicate'],
  audit: { action: 'pass:issue', kind: 'change' },
})

/** Ends a pass before its time. One that is over already stays as it was. */
export const endPass = defineOperation({
  name: 'end-pass',
  path: 'v1/operator/services/passes/{id}/end',
  access: 'passes:issue',
  summary: 'End a pass',
  body: z.object({ reason: z._default(z.string().check(z.trim(), z.maxLength(300)), '') }),
  output: z.object({ id: idSchema }),
  audit: { action: 'pass:end', kind: 'change' },
})

/** Vehicles that the gates have refused in the last hours, or every vehicle with a permit in force. */
export const massLabels = {
  refused: { sl: 'vozilom, ki so jih stebrički zavrnili', en: 'vehicles that bollards refused' },
  permits: { sl: 'vsem vozilom z veljavno dovolilnico', en: 'every vehicle with a permit in force' },
} as const satisfies Record<string, Text>

const massSchema = z.object({
  whom: z.enum(keysOf(massLabels), { error: 'required' }),
  /** With `refused`: the last so many hours, which the passes cover too. */
  hours: z._default(z.int().check(z.minimum(1), z.maximum(72)), 1),
  /** With `refused`: the codes of the gates; empty: all that guard the zone. */
  gates: z._default(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100)), []),
  zone: z.string({ error: 'required' }).check(z.minLength(1), z.maxLength(200)),
  length: z.enum(passLengths, { error: 'required' }),
  note: z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(300)),
})

export const weighMassPass = defineOperation({
  name: 'weigh-mass-pass',
  path: 'v1/admin/services/passes/many/weigh',
  access: 'bollards:administer',
  summary: 'How many vehicles would get a pass',
  body: z.omit(massSchema, { note: true, length: true }),
  output: z.object({ vehicles: z.int() }),
})

/** After an outage, or for a day: a pass for each vehicle that was refused, or that has a permit. They bear one batch, by which they are ended. */
export const issueMassPass = defineOperation({
  name: 'issue-mass-pass',
  path: 'v1/admin/services/passes/many',
  access: 'bollards:administer',
  summary: 'Passes for many vehicles',
  body: massSchema,
  output: z.object({ batch: idSchema, vehicles: z.int() }),
  errors: ['nothing_chosen'],
  idempotent: true,
  audit: { action: 'pass:issue_many', kind: 'change' },
})

/** Ends all passes of a batch that are not over. */
export const endMassPass = defineOperation({
  name: 'end-mass-pass',
  path: 'v1/admin/services/passes/many/{id}/end',
  access: 'bollards:administer',
  summary: 'End the passes that were given together',
  body: z.object({ reason: z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(300)) }),
  output: z.object({ vehicles: z.int() }),
  audit: { action: 'pass:end_many', kind: 'change' },
})
