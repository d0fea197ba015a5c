import { z } from 'zod/mini'
import { timeWindowSchema, type TimeWindow } from '../parking/permit-kind.ts'
import { instantSchema } from '../primitives/ids.ts'

/** Why a permit does not open within its days: its status, or a kind of credential that its permit kind does not allow. */
export const bars = ['suspended', 'revoked', 'replaced', 'way_not_allowed'] as const
export type Bar = (typeof bars)[number]

/** What a gate does when it can no longer decide: `fail_safe` lowers the bollard and leaves it so, `fail_secure` leaves it as it is. */
export const failModes = ['fail_safe', 'fail_secure'] as const
export const failModeSchema = z.enum(failModes)
export type FailMode = z.output<typeof failModeSchema>

/**
 * One credential of one permit or pass. Barred, expired and other zones' permits are listed too, so that the gate can give the reason of a refusal.
 * `from` and `until` are instants at which local days begin; `until` is the first instant at which the permit is no longer valid.
 */
export const whitelistEntrySchema = z.object({
  credential: z.string().check(z.regex(/^(plate|rfid|phone):.+$/)),
  permit: z.string(),
  /** Instants as text; `loadWhitelist` parses each different text once. */
  from: z.string(),
  until: z.string(),
  zone: z.string(),
  /** Local times of day; empty means the whole day. */
  windows: z.optional(z.array(timeWindowSchema)),
  bar: z.optional(z.enum(bars)),
  /** It is a pass: `permit` is its number, and its instants may be any. */
  pass: z.optional(z.literal(true)),
})
export type WhitelistEntry = z.output<typeof whitelistEntrySchema>

/** A gate's list of credentials, as the server signs it. `version` only grows; zone null: permits of every zone open this gate. */
export const whitelistBodySchema = z.object({
  version: z.int().check(z.positive()),
  device: z.string(),
  issued_at: instantSchema,
  /** From here on the gate no longer trusts the list and follows its fail mode. */
  expires_at: instantSchema,
  zone: z.nullable(z.string()),
  fail_mode: failModeSchema,
  entries: z.array(whitelistEntrySchema),
})
export type WhitelistBody = z.output<typeof whitelistBodySchema>

/** One permit of a credential, prepared for decisions; instants in milliseconds. */
export interface Grant {
  permit: string
  from: number
  until: number
  zone: string
  windows: readonly TimeWindow[]
  bar: Bar | undefined
  isPass: boolean
}

/** A whitelist ready for decisions: found by `kind:normalised value`, a credential may stand on several permits. */
export interface Whitelist {
  version: number
  device: string
  issuedAt: number
  expiresAt: number
  zone: string | null
  failMode: FailMode
  grants: ReadonlyMap<string, readonly Grant[]>
}

const allDay: readonly TimeWindow[] = []

/** Parses instants and remembers each text: thousands of permits begin and end at the same midnights. */
const createInstants = () => {
  const known = new Map<string, number>()
  return (text: string): number => {
    const instant = known.get(text) ?? Date.parse(text)
    // NaN is neither before nor after any instant, so an unreadable end would make a permit that never ends.
    if (Number.isNaN(instant)) throw new RangeError(`A whitelist holds "${text}", which is no instant.`)
    known.set(text, instant)
    return instant
  }
}

const grantOf = (entry: WhitelistEntry, instant: (text: string) => number): Grant => ({
  permit: entry.permit,
  from: instant(entry.from),
  until: instant(entry.until),
  zone: entry.zone,
  windows: entry.windows ?? allDay,
  bar: entry.bar,
  isPass: entry.pass === true,
})

/**
 * Prepares a received whitelist for decisions. Called once for each version, not for each decision.
 * @throws RangeError when an entry's `from` or `until` is no instant
 */
export const loadWhitelist = (body: WhitelistBody): Whitelist => {
  const grants = new Map<string, Grant[]>()
  const instant = createInstants()
  for (const entry of body.entries) {
    const known = grants.get(entry.credential)
    if (known === undefined) grants.set(entry.credential, [grantOf(entry, instant)])
    else known.push(grantOf(entry, instant))
  }
  const { version, device, zone } = body
  return {
    version,
    device,
    zone,
    issuedAt: Date.parse(body.issued_at),
    expiresAt: Date.parse(body.expires_at),
    failMode: body.fail_mode,
    grants,
  }
}
