import { z } from 'zod/mini'
import { timeWindowSchema, type TimeWindow } from '../parking/permit-kind.ts'
import { daysOf } from '../parking/window-days.ts'
import { credentialKey, type PresentedKind } from '../primitives/credential.ts'
import { instantSchema, localDaySchema } from '../primitives/field-schemas.ts'

/** Why a permit does not open within its days: its status, or a kind of credential that its permit kind does not allow. */
export const bars = ['suspended', 'revoked', 'replaced', 'way_not_allowed'] as const
export type Bar = (typeof bars)[number]

/** What a gate does when it can no longer decide: `fail_safe` lowers the bollard and leaves it so, `fail_secure` leaves it as it is. */
export const failModes = ['fail_safe', 'fail_secure'] as const
export const failModeSchema = z.enum(failModes)
export type FailMode = z.output<typeof failModeSchema>

/** Which way a bollard lets vehicles; `both`: in and out, and nobody knows which of them a passage was. */
export const directions = ['both', 'entry', 'exit'] as const
export type Direction = (typeof directions)[number]

/** Whether it is known in a zone who leaves. A bollard of all zones stands in each of them. */
export const seesExits = (gates: readonly { zone: string | null; direction: Direction }[], zone: string): boolean => {
  const own = gates.filter((gate) => gate.zone === zone || gate.zone === null)
  return own.some(({ direction }) => direction === 'exit') && own.every(({ direction }) => direction !== 'both')
}

/** Whether who entered and was not seen to leave may enter again: always, but it is noted as a suspicion, or not. */
export const passbacks = ['off', 'soft', 'hard'] as const
export type Passback = (typeof passbacks)[number]

/** What a kind allows beside its hours, and what the server has heard of a permit from all gates, in seconds since 1970. */
const limitsSchema = z.object({
  /** How often one enters on a local day, and in a month. */
  day: z.optional(z.int()),
  month: z.optional(z.int()),
  /** Of its vehicles one alone may be inside. */
  alone: z.optional(z.literal(true)),
  /** The local day or month of which no entry is left: `2026-11-28`, `2026-11`. */
  spent: z.optional(z.string()),
  /** When this credential entered last, when another of the permit did, and when any of them left. */
  in: z.optional(z.int()),
  other: z.optional(z.int()),
  out: z.optional(z.int()),
  /** The class of this vehicle where it is known, and those that its kind lets in; both, or neither. */
  vehicle: z.optional(z.string()),
  classes: z.optional(z.array(z.string())),
})
export type Limits = z.output<typeof limitsSchema>

/**
 * One credential of one permit or pass. Barred and expired permits are listed too, so that the gate can give the reason of a refusal.
 * `from` and `until` are instants at which local days begin; `until` is the first instant at which the permit is no longer valid.
 */
export interface WhitelistEntry {
  /** As the list names it: `plate:LJAB123`; phones and cards are hidden by the key of the gate's settings where it has one. */
  credential: string
  permit: string
  /** Instants as text; `loadWhitelist` parses each different text once. */
  from: string
  until: string
  zone: string
  /** Local times of day, some of them of certain days; empty means always. */
  windows?: TimeWindow[] | undefined
  limits?: Limits | undefined
  bar?: Bar | undefined
  /** It is a pass: `permit` is its number, and its instants may be any. */
  pass?: true | undefined
  /** How often a pass opens; absent: as often as one comes. 0: it is used up. */
  ways?: number | undefined
  /** The only gate that a pass opens; absent: all of its zone. */
  gate?: string | undefined
}

/** What a list says of itself, signed. Its content travels beside it as text and is vouched for by its hash. */
export const whitelistHeadSchema = z.object({
  /** It only grows. */
  version: z.int().check(z.positive()),
  /** The content is only what differs from this version, or from any between the two; null: it is the whole list. */
  base: z.nullable(z.int()),
  device: z.string(),
  issued_at: instantSchema,
  /** From here on the gate no longer trusts the list and follows its fail mode. */
  expires_at: instantSchema,
  /** Null: permits of every zone open this gate. */
  zone: z.nullable(z.string()),
  fail_mode: failModeSchema,
  /** The work-free days while the list is valid; absent: nobody has said, and no window that has days counts. */
  work_free: z.optional(z.array(localDaySchema)),
  /** When the gate is open for everybody; absent: never. */
  open_windows: z.optional(z.array(timeWindowSchema)),
  /** Absent: both. Only where vehicles enter are entries counted. */
  direction: z.optional(z.enum(directions)),
  /** For so many minutes who entered and was not seen to leave does not enter again; absent: always. */
  passback_minutes: z.optional(z.int()),
  /** SHA-256 of the UTF-8 bytes of the content, in hex. */
  sha256: z.string().check(z.length(64)),
})
export type WhitelistHead = z.output<typeof whitelistHeadSchema>

/** A whole list, as it is explained and tested. */
export type WhitelistBody = Omit<WhitelistHead, 'base' | 'sha256'> & { entries: readonly WhitelistEntry[] }

/** One permit of a credential, prepared for decisions; instants in milliseconds. */
export interface Grant {
  permit: string
  from: number
  until: number
  zone: string
  windows: readonly TimeWindow[]
  limits?: Limits | undefined
  bar: Bar | undefined
  isPass: boolean
  ways?: number | undefined
  gate?: string | undefined
}

export type Grants = Pick<ReadonlyMap<string, readonly Grant[]>, 'get' | 'has' | 'size' | 'keys'>

/** A whitelist ready for decisions: found by its key, a credential may stand on several permits. */
export interface Whitelist {
  version: number
  device: string
  issuedAt: number
  expiresAt: number
  zone: string | null
  failMode: FailMode
  workFree: ReadonlySet<string> | undefined
  openWindows: readonly TimeWindow[]
  direction: Direction
  passbackMinutes: number | undefined
  grants: Grants
  /** The key under which the list has a credential. */
  keyOf: (kind: PresentedKind, normalised: string) => string
}

const allDay: readonly TimeWindow[] = []

/** What is seldom said of an entry: its zone where it is not the gate's, hours, why it does not open, and that it is a pass, with how often and where. */
const restSchema = z.strictObject({
  zone: z.optional(z.string()),
  windows: z.optional(z.array(z.safeExtend(timeWindowSchema, { limits: z.optional(limitsSchema) }))),
  bar: z.optional(z.enum(bars)),
  pass: z.optional(z.literal(true)),
  ways: z.optional(z.int()),
  gate: z.optional(z.string()),
})
/** `[credential, permit, from, until, rest]`, in seconds since 1970; `[credential]` alone in a difference: it stands on no permit any more. */
const lineSchema = z.union([
  z.tuple([z.string(), z.string(), z.int(), z.int()]),
  z.tuple([z.string(), z.string(), z.int(), z.int(), restSchema]),
  z.tuple([z.string()]),
])

type Line = z.output<typeof lineSchema>

/** Nearly all lines of a list are as short as this; a schema would take ten times as long for fifty thousand of them. */
const isPlain = (line: unknown): line is [string, string, number, number] =>
  Array.isArray(line) &&
  line.length === 4 &&
  typeof line[0] === 'string' &&
  typeof line[1] === 'string' &&
  Number.isSafeInteger(line[2]) &&
  Number.isSafeInteger(line[3])

const readLine = (text: string): Line => {
  const line: unknown = JSON.parse(text)
  return isPlain(line) ? line : lineSchema.parse(line)
}

const secondsOf = (text: string): number => {
  const seconds = Math.round(Date.parse(text) / 1000)
  // NaN is neither before nor after any instant, so an unreadable end would make a permit that never ends.
  if (Number.isNaN(seconds)) throw new RangeError(`A whitelist holds "${text}", which is no instant.`)
  return seconds
}

/** With its own keys alone, in one order. */
export const plainWindow = (window: TimeWindow): TimeWindow => {
  const days = daysOf(window)
  return { from: window.from, until: window.until, ...(days && { days }) }
}

const isDated = (windows: readonly TimeWindow[]): boolean => windows.some((window) => daysOf(window) !== undefined)

/** Whether limits take something away; what else they say is only told. */
const isLimited = ({ day, month, alone }: Limits): boolean => (day ?? month ?? alone) !== undefined

/** Whether a permit does not let this vehicle in, because of its class. */
export const isOtherClass = ({ vehicle, classes }: Limits): boolean =>
  vehicle !== undefined && classes !== undefined && !classes.includes(vehicle)

const wholeDay: TimeWindow = { from: 0, until: 1440 }

/**
 * A gate of before windows had days drops these, one of before there were limits drops them, and each would open: so beside them stands a bar that it knows
 * and does not take for one of days. A gate that knows them does not heed it; what is barred in truth is sent without them. Limits travel in a window,
 * because a gate that finds more in a line than it knows refuses the whole list. A vehicle of a class that is not let in has no hours: before there were
 * classes a gate heeds the bar beside a window without days.
 */
const beside = (windows: readonly TimeWindow[], bar: Bar | undefined, limits: Limits | undefined) => {
  if (bar === undefined && limits !== undefined && isOtherClass(limits)) {
    const { vehicle, classes } = limits
    return { windows: [{ ...wholeDay, limits: { vehicle, classes } }], bar: 'way_not_allowed' as const }
  }
  const isNew = isDated(windows) || limits !== undefined
  if (bar !== undefined || !isNew) return { ...(windows.length > 0 && !isNew && { windows }), ...(bar !== undefined && { bar }) }
  const [first = wholeDay, ...others] = windows
  const told: Bar | undefined = limits !== undefined && isLimited(limits) ? 'suspended' : isDated(windows) ? 'way_not_allowed' : undefined
  return { windows: limits === undefined ? windows : [{ ...first, limits }, ...others], ...(told && { bar: told }) }
}

/** An entry as a line of the content of a list for gates of a zone (null: of all). */
export const lineOfEntry = (
  { credential, permit, from, until, zone, windows = [], limits, bar, pass, ways, gate }: WhitelistEntry,
  ofGate: string | null,
): string => {
  const rest = {
    ...(zone !== ofGate && { zone }),
    ...beside(windows, bar, limits),
    ...(pass && { pass }),
    ...(ways !== undefined && { ways }),
    ...(gate !== undefined && { gate }),
  }
  const line = [credential, permit, secondsOf(from), secondsOf(until)]
  return JSON.stringify(Object.keys(rest).length === 0 ? line : [...line, rest])
}

/** The lines of a content one by one: as a whole they would be in memory twice. */
export function* linesOf(content: string): Generator<string> {
  for (let at = 0; at < content.length;) {
    const end = content.indexOf('\n', at)
    const until = end < 0 ? content.length : end
    if (until > at) yield content.slice(at, until)
    at = until + 1
  }
}

/** Puts lines into grants. Those of one credential stand together; in a difference they replace all that it had. */
export const createLineReader = (grants: Map<string, readonly Grant[]>, zone: string | null): ((line: string) => string) => {
  let last: string | undefined
  /** @returns the credential. @throws Error when a line is none */
  return (line) => {
    const [credential, permit, from, until, rest] = readLine(line)
    const earlier = credential === last ? (grants.get(credential) ?? []) : []
    last = credential
    if (permit === undefined || from === undefined || until === undefined) {
      grants.delete(credential)
      return credential
    }
    const { windows: given = allDay, zone: other = zone ?? '', pass: isPass = false, ways, gate } = rest ?? {}
    const limits = rest?.windows?.[0]?.limits
    const windows = limits === undefined ? given : given.map(plainWindow)
    const isBeside =
      (rest?.bar === 'way_not_allowed' && (isDated(windows) || (limits !== undefined && isOtherClass(limits)))) ||
      (rest?.bar === 'suspended' && limits !== undefined)
    const bar = isBeside ? undefined : rest?.bar
    const grant = { permit, from: from * 1000, until: until * 1000, zone: other, windows, limits, bar, isPass, ways, gate }
    grants.set(credential, [...earlier, grant])
    return credential
  }
}

/** What a head says, ready for decisions. */
export const headOf = ({ issued_at, expires_at, fail_mode, work_free, ...head }: Omit<WhitelistHead, 'base' | 'sha256'>) => ({
  version: head.version,
  device: head.device,
  zone: head.zone,
  openWindows: head.open_windows ?? [],
  direction: head.direction ?? 'both',
  passbackMinutes: head.passback_minutes,
  issuedAt: Date.parse(issued_at),
  expiresAt: Date.parse(expires_at),
  failMode: fail_mode,
  workFree: work_free && new Set(work_free),
})

/**
 * Prepares a whole list for decisions.
 * @throws RangeError when an entry's `from` or `until` is no instant
 */
export const loadWhitelist = (body: WhitelistBody, keyOf: Whitelist['keyOf'] = credentialKey): Whitelist => {
  const grants = new Map<string, readonly Grant[]>()
  const read = createLineReader(grants, body.zone)
  for (const [, entries] of Map.groupBy(body.entries, ({ credential }) => credential))
    for (const entry of entries) read(lineOfEntry(entry, body.zone))
  return { ...headOf(body), grants, keyOf }
}
