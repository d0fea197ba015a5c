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
  bar: Bar | undefined
  isPass: boolean
  ways?: number | undefined
  gate?: string | undefined
}

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
  grants: ReadonlyMap<string, readonly Grant[]>
  /** The key under which the list has a credential. */
  keyOf: (kind: PresentedKind, normalised: string) => string
}

const allDay: readonly TimeWindow[] = []

/** What is seldom said of an entry: its zone where it is not the gate's, hours, why it does not open, and that it is a pass, with how often and where. */
const restSchema = z.strictObject({
  zone: z.optional(z.string()),
  windows: z.optional(z.array(timeWindowSchema)),
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

const isDated = (windows: readonly TimeWindow[]): boolean => windows.some((window) => daysOf(window) !== undefined)

/**
 * A gate of before windows had days drops these, and would open on every day: so beside them stands a bar that it knows. A gate that knows days does not
 * heed it; what is barred in truth is sent without such windows.
 */
const beside = (windows: readonly TimeWindow[], bar: Bar | undefined) => {
  if (!isDated(windows)) return { ...(windows.length > 0 && { windows }), ...(bar !== undefined && { bar }) }
  return bar === undefined ? { windows, bar: 'way_not_allowed' } : { bar }
}

/** An entry as a line of the content of a list for gates of a zone (null: of all). */
export const lineOfEntry = (
  { credential, permit, from, until, zone, windows = [], bar, pass, ways, gate }: WhitelistEntry,
  ofGate: string | null,
): string => {
  const rest = {
    ...(zone !== ofGate && { zone }),
    ...beside(windows, bar),
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
    const { windows = allDay, zone: other = zone ?? '', pass: isPass = false, ways, gate } = rest ?? {}
    const isBeside = rest?.bar === 'way_not_allowed' && isDated(windows)
    const bar = isBeside ? undefined : rest?.bar
    grants.set(credential, [...earlier, { permit, from: from * 1000, until: until * 1000, zone: other, windows, bar, isPass, ways, gate }])
    return credential
  }
}

/** What a head says, ready for decisions. */
export const headOf = ({ issued_at, expires_at, fail_mode, work_free, ...head }: Omit<WhitelistHead, 'base' | 'sha256'>) => ({
  version: head.version,
  device: head.device,
  zone: head.zone,
  openWindows: head.open_windows ?? [],
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
