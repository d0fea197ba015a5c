import { z } from 'zod/mini'
import { keysOf } from '../keys-of.ts'
import { defineList, defineListOperation } from '../list.ts'
import { fillText, textIn, type Locale, type Text } from '../locale.ts'
import { defineOperation, defineRead } from '../operation.ts'
import { presentedKindSchema, type PresentedKind } from '../primitives/credential.ts'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { localDayOf } from '../primitives/local-day.ts'
import { accessEventNameSchema } from './access-event.ts'
import type { Direction } from './whitelist.ts'

/** What looks like an abuse of a permit. A program only finds it: a person looks and decides. */
export const misuseLabels = {
  two_gates: { sl: 'Prehitro pri drugem stebričku', en: 'At the next bollard too soon' },
  many: { sl: 'Nenavadno veliko prehodov', en: 'Unusually many passages' },
  other_plate: { sl: 'Drugo vozilo s kartico ali telefonom', en: 'Another vehicle with a card or phone' },
  tried: { sl: 'Preizkušanje kartic ali telefonov', en: 'Cards or phones tried' },
  entered_twice: { sl: 'Ponovni vstop brez izstopa', en: 'Entered again without leaving' },
  two_vehicles: { sl: 'Dve vozili ob enem spustu', en: 'Two vehicles on one opening' },
} as const satisfies Record<string, Text>
export const misuseKinds = keysOf(misuseLabels)
export type MisuseKind = (typeof misuseKinds)[number]

/** From when on a passage is unusual. One set for the town. */
export const misuseLimitsSchema = z.object({
  /** Between two bollards in a straight line, in km/h; nobody drives faster through an old town, and no road is shorter. */
  speed_kmh: z.int({ error: 'required' }).check(z.minimum(10), z.maximum(200)),
  /** Admitted so often on a local day, one permit is as usual. */
  openings_a_day: z.int({ error: 'required' }).check(z.minimum(2), z.maximum(1000)),
  /** Between a plate that a camera read and a card or call at the same bollard, in seconds. */
  plate_seconds: z.int({ error: 'required' }).check(z.minimum(1), z.maximum(120)),
  /** So many different cards or phones without a permit at one bollard within ten minutes are a try. */
  tries: z.int({ error: 'required' }).check(z.minimum(2), z.maximum(100)),
})
export type MisuseLimits = z.output<typeof misuseLimitsSchema>

/** What holds until the town sets something else. */
export const startingMisuseLimits: MisuseLimits = { speed_kmh: 30, openings_a_day: 20, plate_seconds: 15, tries: 5 }

/** A line of the access log as the rule sees it. */
export interface SeenPassage {
  id: string
  at: Date
  device_code: string
  latitude: number
  longitude: number
  admitted: boolean
  /** Of an admitted vehicle: it passed, or another did behind it. */
  step?: 'passed' | 'followed' | null
  /** Refused because it had entered and not left. */
  not_left?: boolean
  /** Of its bollard. */
  direction?: Direction
  /** For so many minutes who entered there should not enter again; null: it is not looked at. */
  passback_minutes?: number | null
  kind: PresentedKind
  /** Normalised. */
  credential: string
  permit_id: string | null
  /** Of a permit that a card or phone opened for: its vehicles, normalised. */
  plates: readonly string[]
}

/** A finding with its evidence: the lines of the log, in their order. */
export interface Misuse {
  kind: MisuseKind
  /** The same finding has the same key, however often the log is read. */
  key: string
  permit_id: string | null
  evidence: readonly SeenPassage[]
  /** In a straight line between the two bollards; null where it is of one bollard. */
  meters: number | null
  /** Between the first and the last of the evidence. */
  seconds: number
  /** Passages of the day, or cards and phones tried. */
  count: number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres between two bollards in a straight line; exact enough for a town. */
const metersBetween = (a: SeenPassage, b: SeenPassage): number => {
  const x = radians(b.longitude - a.longitude) * Math.cos(radians((a.latitude + b.latitude) / 2))
  const y = radians(b.latitude - a.latitude)
  return Math.round(Math.hypot(x, y) * 6_371_000)
}

const secondsBetween = (a: SeenPassage, b: SeenPassage): number => (b.at.getTime() - a.at.getTime()) / 1000

/** The clocks of two bollards may differ by so many seconds. */
const clockSeconds = 4
/** Nearer bollards stand at one entrance. */
const nearMeters = 30
const tryMs = 600_000

/**
 * Finds abuse in passages that are shown to it one after the other, oldest first; what it remembers is small, so that a month can be read in parts.
 * @returns what each passage completes; most complete nothing
 */
export const misuseFinder = (limits: MisuseLimits): ((passage: SeenPassage) => Misuse[]) => {
  const lastOf = new Map<string, SeenPassage>()
  const daysOf = new Map<string, { day: string; passages: SeenPassage[] }>()
  const platesAt = new Map<string, SeenPassage>()
  const cardsAt = new Map<string, SeenPassage>()
  const triesAt = new Map<string, SeenPassage[]>()

  const twoGates = (passage: SeenPassage): Misuse[] => {
    const key = `${passage.kind}:${passage.credential}`
    const last = lastOf.get(key)
    lastOf.set(key, passage)
    if (last === undefined || last.device_code === passage.device_code) return []
    const [meters, seconds] = [metersBetween(last, passage), secondsBetween(last, passage)]
    if (meters < nearMeters || meters <= ((seconds + clockSeconds) * limits.speed_kmh) / 3.6) return []
    const evidence = [last, passage]
    return [{ kind: 'two_gates', key: `two_gates:${last.id}`, permit_id: passage.permit_id, evidence, meters, seconds, count: 2 }]
  }

  const many = (passage: SeenPassage): Misuse[] => {
    const { permit_id } = passage
    if (permit_id === null) return []
    const day = localDayOf(passage.at)
    const known = daysOf.get(permit_id)
    const passages = known?.day === day ? [...known.passages, passage] : [passage]
    daysOf.set(permit_id, { day, passages })
    const [first] = passages
    if (first === undefined || passages.length !== limits.openings_a_day + 1) return []
    const about = { meters: null, seconds: secondsBetween(first, passage), count: passages.length }
    return [{ kind: 'many', key: `many:${permit_id}:${day}`, permit_id, evidence: passages, ...about }]
  }

  /** A plate without a right beside a card or call of a permit that does not name it, whichever came first. */
  const otherPlate = (passage: SeenPassage): Misuse[] => {
    if (passage.kind !== 'plate' && !passage.admitted) return []
    if (passage.kind === 'plate' && passage.admitted) {
      // A vehicle with a right of its own: the card beside it is the next one's.
      platesAt.delete(passage.device_code)
      cardsAt.delete(passage.device_code)
      return []
    }
    ;(passage.kind === 'plate' ? platesAt : cardsAt).set(passage.device_code, passage)
    const [plate, card] = [platesAt.get(passage.device_code), cardsAt.get(passage.device_code)]
    if (plate === undefined || card === undefined) return []
    const seconds = Math.abs(secondsBetween(plate, card))
    if (seconds > limits.plate_seconds) return []
    // One reading stands beside one card: the next card is another vehicle's.
    platesAt.delete(passage.device_code)
    cardsAt.delete(passage.device_code)
    if (card.plates.length === 0 || card.plates.includes(plate.credential)) return []
    const evidence = plate.at <= card.at ? [plate, card] : [card, plate]
    return [{ kind: 'other_plate', key: `other_plate:${card.id}`, permit_id: card.permit_id, evidence, meters: null, seconds, count: 2 }]
  }

  const tried = (passage: SeenPassage): Misuse[] => {
    if (passage.kind === 'plate' || passage.permit_id !== null) return []
    const since = passage.at.getTime() - tryMs
    const before = (triesAt.get(passage.device_code) ?? []).filter(({ at }) => at.getTime() > since)
    const tries = before.some(({ credential }) => credential === passage.credential) ? before : [...before, passage]
    const [first] = tries
    const isTry = tries.length >= limits.tries
    triesAt.set(passage.device_code, isTry ? [] : tries)
    if (!isTry || first === undefined) return []
    const about = { meters: null, seconds: secondsBetween(first, passage), count: tries.length }
    return [{ kind: 'tried', key: `tried:${first.id}`, permit_id: null, evidence: tries, ...about }]
  }

  const enteredOf = new Map<string, Map<string, SeenPassage>>()
  const enteredTwice = (passage: SeenPassage): Misuse[] => {
    const { permit_id, step, direction, passback_minutes: minutes = null } = passage
    if (permit_id === null || direction === 'both') return []
    if (direction === 'exit') {
      // Whichever of its vehicles has left: a lost exit must accuse nobody.
      if (step === 'passed') enteredOf.delete(permit_id)
      return []
    }
    if (minutes === null || (step !== 'passed' && passage.not_left !== true)) return []
    const own = enteredOf.get(permit_id) ?? new Map<string, SeenPassage>()
    const key = `${passage.kind}:${passage.credential}`
    const last = own.get(key)
    if (step === 'passed') enteredOf.set(permit_id, own.set(key, passage))
    if (last === undefined || secondsBetween(last, passage) >= minutes * 60) return []
    const about = { meters: null, seconds: secondsBetween(last, passage), count: 2 }
    return [{ kind: 'entered_twice', key: `entered_twice:${last.id}`, permit_id, evidence: [last, passage], ...about }]
  }

  const twoVehicles = (passage: SeenPassage): Misuse[] => {
    const { id, permit_id, step } = passage
    const about = { meters: null, seconds: 0, count: 2 }
    return step === 'followed' ? [{ kind: 'two_vehicles', key: `two_vehicles:${id}`, permit_id, evidence: [passage], ...about }] : []
  }

  return (passage) => {
    if (passage.step) return [...enteredTwice(passage), ...twoVehicles(passage)]
    if (passage.not_left === true) return enteredTwice(passage)
    return passage.admitted ? [...twoGates(passage), ...many(passage), ...otherPlate(passage)] : [...otherPlate(passage), ...tried(passage)]
  }
}

const sentences: Readonly<Record<MisuseKind, Text>> = {
  two_gates: {
    sl: '{meters} m med stebričkoma v {seconds} s.',
    en: '{meters} m between two bollards in {seconds} s.',
  },
  many: { sl: 'Več kot {usual} prehodov v enem dnevu.', en: 'More than {usual} passages in one day.' },
  other_plate: {
    sl: 'Registrska oznaka, ki je ni na dovolilnici, {seconds} s narazen od kartice ali klica.',
    en: 'A plate that is not on the permit, {seconds} s from the card or call.',
  },
  tried: {
    sl: 'Različnih kartic ali telefonov brez dovolilnice: {count}, v {seconds} s.',
    en: 'Different cards or phones without a permit: {count}, in {seconds} s.',
  },
  entered_twice: {
    sl: 'Vstop {seconds} s po prejšnjem, brez izstopa vmes.',
    en: 'An entry {seconds} s after the one before, without leaving in between.',
  },
  two_vehicles: {
    sl: 'Za vozilom je zapeljalo še eno, ko se je stebriček že dvigal.',
    en: 'Another vehicle drove in behind it when the bollard was rising already.',
  },
}

/** What was found, in one sentence. */
export const misuseSentence = (
  { kind, meters, seconds, count }: Pick<Misuse, 'kind' | 'meters' | 'seconds' | 'count'>,
  locale: Locale,
): string =>
  fillText(textIn(sentences[kind], locale), { meters: meters ?? 0, seconds: Math.round(Math.abs(seconds)), count, usual: count - 1 })

export const misuseOutcomeLabels = {
  dismissed: { sl: 'Ni zlorabe', en: 'No abuse' },
  warned: { sl: 'Imetnik opozorjen', en: 'Holder warned' },
  procedure: { sl: 'Začet postopek', en: 'Procedure begun' },
} as const satisfies Record<string, Text>
export const misuseOutcomes = keysOf(misuseOutcomeLabels)
export type MisuseOutcome = (typeof misuseOutcomes)[number]

const misuseSchema = z.object({
  id: idSchema,
  /** Of the last line of its evidence. */
  at: instantSchema,
  kind: z.enum(misuseKinds),
  permit_id: z.nullable(idSchema),
  permit_number: z.nullable(z.string()),
  device_name: z.string(),
  meters: z.nullable(z.int()),
  seconds: z.int(),
  count: z.int(),
  /** Null: nobody has looked yet. */
  outcome: z.nullable(z.enum(misuseOutcomes)),
  remark: z.nullable(z.string()),
  settled_by_name: z.nullable(z.string()),
  settled_at: z.nullable(instantSchema),
})
export type MisuseRow = z.output<typeof misuseSchema>

const misuseList = defineList({
  title: { sl: 'Sumi zlorab', en: 'Suspected abuse' },
  row: misuseSchema,
  columns: {
    at: { title: { sl: 'Čas', en: 'Time' }, kind: 'instant', fixed: true },
    kind: { title: { sl: 'Sum', en: 'Suspicion' }, labels: misuseLabels },
    seconds: { title: { sl: 'Kaj je bilo opaženo', en: 'What was seen' }, text: misuseSentence, wide: true },
    permit_number: { title: { sl: 'Dovolilnica', en: 'Permit' } },
    device_name: { title: { sl: 'Stebriček', en: 'Bollard' } },
    outcome: { title: { sl: 'Ugotovitev', en: 'Finding' }, labels: misuseOutcomeLabels },
    remark: { title: { sl: 'Pojasnilo', en: 'Explanation' }, hidden: true },
    settled_by_name: { title: { sl: 'Pregledal', en: 'Looked at by' }, hidden: true },
    settled_at: { title: { sl: 'Pregledano', en: 'Looked at' }, kind: 'instant', hidden: true },
  },
  sortable: ['at', 'kind', 'permit_number'],
  defaultSort: { key: 'at', order: 'desc' },
  filters: z.object({
    /** True: only those at which nobody has looked. */
    open: z.boolean(),
    kind: z.enum(misuseKinds),
    permit_number: z.string().check(z.maxLength(40)),
  }),
})

/** What the product found in the access log and nobody may have meant: each with its evidence. Each look is recorded. */
export const listMisuse = defineListOperation(misuseList, {
  name: 'list-misuse',
  path: 'v1/admin/access/misuse',
  access: 'access-log:read',
  summary: 'Suspected abuse of permits',
  audit: { action: 'misuse:list', kind: 'read' },
})

/** The evidence: lines of the access log. What the law has forgotten meanwhile is null. */
export const getMisuse = defineRead({
  name: 'get-misuse',
  path: 'v1/admin/access/misuse/{id}',
  access: 'access-log:read',
  summary: 'One suspicion with its evidence',
  output: z.extend(misuseSchema, {
    evidence: z.array(
      z.object({
        id: idSchema,
        at: instantSchema,
        device_name: z.string(),
        event_name: accessEventNameSchema,
        credential_kind: z.nullable(presentedKindSchema),
        credential: z.nullable(z.string()),
      }),
    ),
    /** Whether the holder can be warned by mail. */
    mailable: z.boolean(),
  }),
  audit: { action: 'misuse:read', kind: 'read' },
})

/**
 * A person says what it was. To be warned the holder needs a permit and an address: the mail does not say the remark. A procedure begins with this
 * note and goes on at the permit. `illegal_transition` where somebody has looked already.
 */
export const settleMisuse = defineOperation({
  name: 'settle-misuse',
  path: 'v1/admin/access/misuse/{id}/settle',
  access: 'access-log:write',
  summary: 'Say what a suspicion turned out to be',
  body: z.object({
    outcome: z.enum(misuseOutcomes, { error: 'required' }),
    remark: z.string({ error: 'required' }).check(z.trim(), z.minLength(10, 'too_short'), z.maxLength(1000)),
  }),
  errors: ['illegal_transition'],
  audit: { action: 'misuse:settle', kind: 'change' },
})

export const readMisuseLimits = defineRead({
  name: 'read-misuse-limits',
  path: 'v1/admin/access/misuse-limits',
  access: 'access-log:read',
  summary: 'From when on a passage is unusual',
  output: z.extend(misuseLimitsSchema, { version: z.int() }),
})

/** How many last month would have been found with these limits. Nothing is stored. */
export const weighMisuseLimits = defineOperation({
  name: 'weigh-misuse-limits',
  path: 'v1/admin/access/misuse-limits/weigh',
  access: 'bollards:administer',
  summary: 'How many suspicions other limits would have given in the last 30 days',
  body: misuseLimitsSchema,
  output: z.object({ two_gates: z.int(), many: z.int(), other_plate: z.int(), tried: z.int() }),
})

export const updateMisuseLimits = defineOperation({
  name: 'update-misuse-limits',
  path: 'v1/admin/access/misuse-limits/update',
  access: 'bollards:administer',
  summary: 'Set from when on a passage is unusual',
  body: z.extend(misuseLimitsSchema, { version: z.int() }),
  errors: ['conflict'],
  audit: { action: 'misuse:set_limits', kind: 'change' },
})
