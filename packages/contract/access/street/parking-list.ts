import { z } from 'zod/mini'
import { signedSchema } from '../../devices/signed-message.ts'
import { defineOperation, defineRead } from '../../operation.ts'
import { timeWindowSchema } from '../../parking/permit-kind.ts'
import { credentialKey } from '../../primitives/credential.ts'
import { idSchema, instantSchema, localDaySchema, plateSchema, textSchema } from '../../primitives/field-schemas.ts'
import { addDays, localDayOf, startOfLocalDay } from '../../primitives/local-day.ts'
import { knownIssuerSchema } from '../../wallet/sd-jwt.ts'
import { checkReasons } from './check-parking.ts'
import { mayPass } from '../may-pass.ts'
import { bars, loadWhitelist, type WhitelistEntry } from '../whitelist.ts'

/** Hours for which a warden's phone decides by its list. */
const listHours = 24

/** Stands before the list where it is signed: nothing that the same key signed for a gate is ever taken for a warden's list. */
export const parkingListDomain = 'dovolilnice/parking-list/1\n'

/** Letters of the keyed hash by which a list names a plate or a code, in base64url: 128 bits. */
export const hashLetters = 22

/** What is hashed of a plate, and of the code on a permit's paper. */
export const hashedPlate = (normalised: string): string => credentialKey('plate', normalised)
export const hashedCode = (number: string, code: string): string => `permit:${number.toUpperCase()}:${code.toLowerCase()}`

/** A right of a vehicle as a list has it: no number, no holder, no plate. */
const listedRightSchema = z.object({
  from: instantSchema,
  until: instantSchema,
  zone: z.string(),
  windows: z.optional(z.array(timeWindowSchema)),
  bar: z.optional(z.enum(bars)),
  pass: z.optional(z.literal(true)),
  ways: z.optional(z.int()),
  gate: z.optional(z.string()),
  /** It allows parking, not only passage. */
  parks: z.optional(z.literal(true)),
  /** Of a permit: the place of its kind among the list's, and its first day that is no longer valid. */
  kind: z.optional(z.int()),
  valid_until: z.optional(localDaySchema),
})

/** The list of all zones. Its hashes stand in their own order, and so do the rights: the order of plates would tell half of them. */
export const parkingListSchema = z.object({
  issued_at: instantSchema,
  work_free: z.array(localDaySchema),
  kinds: z.array(textSchema),
  zones: z.record(z.string(), textSchema),
  rights: z.array(listedRightSchema),
  /** The places of the rights of each plate, and of each code on a paper, by their hash. */
  plates: z.record(z.string(), z.array(z.int())),
  codes: z.record(z.string(), z.array(z.int())),
  /** The passes that justified drives afterwards, of each plate by its hash; absent in a list from before it was told. */
  justified: z.optional(
    z.record(z.string(), z.array(z.object({ number: z.string(), zone: z.string(), from: instantSchema, until: instantSchema }))),
  ),
  /** By what permits from wallets are checked; absent while there are none. */
  wallet: z.optional(knownIssuerSchema),
})
export type ParkingList = z.output<typeof parkingListSchema>

type JustifyingPass = NonNullable<ParkingList['justified']>[string][number]

/** The number of the pass that justified drives of this day afterwards; null: none did. */
export const justifiedBy = (passes: readonly JustifyingPass[], { zone, now }: Pick<Street, 'zone' | 'now'>): string | null => {
  const today = localDayOf(now)
  const [start, end] = [startOfLocalDay(today).toISOString(), startOfLocalDay(addDays(today, 1)).toISOString()]
  const pass = passes.find((one) => one.from < end && one.until > start && (zone === null || one.zone === zone))
  return pass?.number ?? null
}

/** Where and when is asked. */
interface Street {
  /** Null: any. */
  zone: string | null
  now: Date
  workFree: readonly string[]
}

/** A right as the rule looks at it. */
interface ParkingRight extends Omit<WhitelistEntry, 'credential' | 'permit'> {
  parks?: true | undefined
}

/**
 * The gates' own rule, asked of the street about the rights of one vehicle: the server asks it for a warden with a network, and the phone for one without.
 * A vehicle that has only passage is told apart from one that has nothing.
 */
export const mayPark = <Right extends ParkingRight>(rights: readonly Right[], { zone, now, workFree }: Street) => {
  const judge = (some: readonly Right[]) => {
    const list = loadWhitelist({
      ...{ version: 1, device: 'street', zone, fail_mode: 'fail_secure', work_free: [...workFree] },
      ...{ issued_at: now.toISOString(), expires_at: new Date(now.getTime() + 1000).toISOString() },
      entries: some.map((right) => ({ ...right, credential: credentialKey('plate', 'X'), permit: String(rights.indexOf(right)) })),
    })
    return mayPass(list, { kind: 'plate', value: 'X' }, now)
  }
  const passing = judge(rights)
  const parking = judge(rights.filter(({ parks }) => parks === true))
  const passesOnly = !parking.allowed && passing.allowed
  const hasParking = rights.some(({ parks, pass }) => parks === true && pass !== true)
  const decided = passesOnly || (!hasParking && !parking.allowed) ? passing : parking
  const { permit: place, ...reason_details } = decided.details
  return {
    may_park: parking.allowed,
    reason: passesOnly ? ('passage_only' as const) : decided.reason,
    reason_details,
    right: decided.permit === null ? undefined : rights[Number(decided.permit)],
  }
}

/** What a phone remembers of time: when the list was signed by the server's clock, what its own clock said then, and the latest that it has said since. */
export interface ListClock {
  issued_at: number
  received_at: number
  seen_at: number
}

/** Milliseconds by which a phone's clock is set right by itself. */
const setRightMs = 60_000

/**
 * The time by the server's clock, as far as a phone without a network can tell. The phone's clock may be wrong, so only what has passed on it counts; set
 * back, it would make an old list young again, so the list is refused until there is a network.
 */
export const listTime = ({ issued_at, received_at, seen_at }: ListClock, clock: number): Date | 'too_old' | 'set_back' => {
  if (clock < Math.max(seen_at, received_at) - setRightMs) return 'set_back'
  const age = Math.max(0, clock - received_at)
  return age >= listHours * 3_600_000 ? 'too_old' : new Date(issued_at + age)
}

/**
 * The list for a phone that will have no network. A lost phone tells no plate by itself: `key` is made for this list alone, the page keeps it where no
 * script can read it, and it goes with the list at sign-out, after 48 hours at the latest. Who takes it out of the browser's files all the same can try
 * plates: some 400 million Slovenian ones, a few seconds on a graphics card for the whole list, and learns kind, zone and hours of each, nobody's name.
 */
export const readParkingList = defineRead({
  name: 'read-parking-list',
  path: 'v1/warden/data/parking-list',
  access: 'parking:check',
  summary: 'The signed list of the zones for a warden without a network',
  output: z.object({
    /** `body` is the JSON of a `parkingListSchema`, signed over `parkingListDomain` and its bytes. */
    list: signedSchema,
    /** The key of the hashes in base64 (HMAC-SHA-256), and that of the signature (SPKI). */
    key: z.base64(),
    public_key: z.base64(),
  }),
  rate: { windowSeconds: 3600, perAddress: 120, perAccount: 60 },
  audit: { action: 'parking:list', kind: 'read', everyTime: true },
})

/** A look that the list answered: at a plate, or at the code on a permit's paper. */
const keptLookSchema = z
  .object({
    id: idSchema,
    at: instantSchema,
    /** When the list was signed that answered. */
    list_at: instantSchema,
    plate: z.optional(plateSchema),
    number: z.optional(z.string().check(z.maxLength(40))),
    may_park: z.boolean(),
    reason: z.enum(checkReasons),
  })
  .check(z.refine(({ plate, number }) => (plate === undefined) !== (number === undefined), { path: ['plate'], error: 'required' }))
export type KeptLook = z.output<typeof keptLookSchema>

/** Looks of one call. */
export const mostLooks = 50

/** What was looked at without a network, once there is one again. Each is an event, once, however often it is sent. */
export const sendLooks = defineOperation({
  name: 'send-looks',
  path: 'v1/warden/services/looks',
  access: 'parking:check',
  summary: 'Looks that a warden’s list answered without a network',
  body: z.object({ looks: z.array(keptLookSchema).check(z.minLength(1), z.maxLength(mostLooks)) }),
  rate: { windowSeconds: 600, perAddress: 300, perAccount: 150 },
})
