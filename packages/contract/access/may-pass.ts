import { addDays, localDayOf, localMinutesOf } from '../primitives/local-day.ts'
import type { TimeWindow } from '../parking/permit-kind.ts'
import { isWithin, type Moment, momentOf, windowAt } from '../parking/window-days.ts'
import { normaliseCredential, type Credential } from '../primitives/credential.ts'
import type { Reason, ReasonDetails } from './reasons.ts'
import { type Grant, isOtherClass, type Whitelist } from './whitelist.ts'

/** Whether a credential may pass, and why. `permit` is the number of the permit that decided, also for a refusal. */
export interface Verdict {
  allowed: boolean
  reason: Reason
  details: ReasonDetails
  permit: string | null
  /** What the gate must remember of it, by the rules of its permit or pass; absent: nothing. */
  note?: Note
}

/** Whether the opening is counted, and as which credential who passes is inside. */
export interface Note {
  counted: boolean
  inside: string | undefined
}

/** Reasons ordered by how near the permit is to opening. When none of a credential's permits opens, the nearest one is named. */
const nearness: readonly Reason[] = [
  'not_left',
  'other_inside',
  'cap_day',
  'cap_month',
  'outside_window',
  'class_not_allowed',
  'way_not_allowed',
  'suspended',
  'not_yet_valid',
  'pass_later',
  'pass_used',
  'other_gate',
  'other_zone',
  'replaced',
  'revoked',
  'pass_over',
  'expired',
]

const opens = (reason: Reason): boolean => reason === 'permit_valid' || reason === 'pass_valid'

/** What has happened at this gate. */
export interface Past {
  /** How often a pass, by its number, has opened. */
  uses(pass: string): number
  /** How often a permit has entered on the local days that begin so: a day, or a month. */
  entries(permit: string, days: string): number
  /** When a credential of a permit, by its key, last entered and when another of it did, in ms; 0: never. */
  entered(permit: string, credential: string): { own: number; other: number }
}
export const noPast: Past = { uses: () => 0, entries: () => 0, entered: () => ({ own: 0, other: 0 }) }

/** What is asked at once of all permits of a credential. */
interface Question {
  list: Whitelist
  /** The credential as the list names it. */
  key: string
  now: number
  moment: Moment
  past: Past
}

/** At this time of a local day whoever was not seen to leave counts as gone, in minutes. */
const nightMinutes = 4 * 60

/** The local day whose night an instant is in: until four in the morning it is the day before. */
const eveningOf = (instant: number): string => {
  const at = new Date(instant)
  return localMinutesOf(at) < nightMinutes ? addDays(localDayOf(at), -1) : localDayOf(at)
}

/**
 * What a permit that is otherwise good has used up. Entries are counted for the local day and month, those here by the gate, those of all gates by the
 * server, which says only when none is left: so none is counted twice, and a gate without a link opens as often as is allowed, no more. Who entered counts
 * as inside until the permit leaves, until the minutes of the bollard, or the night, are over.
 */
const limitOf = ({ permit, limits = {} }: Grant, { list, key, now, past }: Question): Reason | undefined => {
  const { direction, passbackMinutes } = list
  const { day, month, alone, spent = '', out = 0 } = limits
  if (direction === 'exit') return undefined
  const here = passbackMinutes !== undefined || alone === true ? past.entered(permit, key) : { own: 0, other: 0 }
  const own = Math.max(here.own, (limits.in ?? 0) * 1000)
  const other = Math.max(here.other, (limits.other ?? 0) * 1000)
  if (passbackMinutes !== undefined && own > out * 1000 && Math.abs(now - own) < passbackMinutes * 60_000) return 'not_left'
  if (alone === true && other > out * 1000 && other > own && eveningOf(other) === eveningOf(now)) return 'other_inside'
  if (day === undefined && month === undefined) return undefined
  const today = localDayOf(new Date(now))
  const ofMonth = today.slice(0, 7)
  if (month !== undefined && (spent === ofMonth || past.entries(permit, ofMonth) >= month)) return 'cap_month'
  return day !== undefined && (spent === today || past.entries(permit, today) >= day) ? 'cap_day' : undefined
}

const reasonOfPass = (grant: Grant, { list: { zone, device }, now, moment, past }: Question): Reason => {
  if (now >= grant.until) return 'pass_over'
  if (zone !== null && grant.zone !== zone) return 'other_zone'
  if (grant.gate !== undefined && grant.gate !== device) return 'other_gate'
  if (grant.ways !== undefined && past.uses(grant.permit) >= grant.ways) return 'pass_used'
  if (now < grant.from) return 'pass_later'
  return isWithin(grant.windows, moment) ? 'pass_valid' : 'outside_window'
}

const reasonOf = (grant: Grant, question: Question): Reason => {
  const { list, now, moment } = question
  const { zone } = list
  if (grant.isPass) return reasonOfPass(grant, question)
  if (grant.bar === 'revoked' || grant.bar === 'replaced') return grant.bar
  if (now >= grant.until) return 'expired'
  if (zone !== null && grant.zone !== zone) return 'other_zone'
  if (grant.bar !== undefined) return grant.bar
  if (now < grant.from) return 'not_yet_valid'
  if (list.direction !== 'exit' && isOtherClass(grant.limits ?? {})) return 'class_not_allowed'
  return isWithin(grant.windows, moment) ? (limitOf(grant, question) ?? 'permit_valid') : 'outside_window'
}

/** The last local day of a range that ends before the instant `until`, in ms. */
const dayBefore = (until: number): string => localDayOf(new Date(until - 1))

const detailsOf = (reason: Reason, grant: Grant, kind: Credential['kind']): ReasonDetails => {
  const permit = grant.permit
  switch (reason) {
    case 'permit_valid':
    case 'expired':
      return { permit, day: dayBefore(grant.until) }
    case 'pass_valid':
    case 'pass_over':
      return { permit, at: new Date(grant.until).toISOString() }
    case 'pass_later':
      return { permit, at: new Date(grant.from).toISOString() }
    case 'not_yet_valid':
      return { permit, day: localDayOf(new Date(grant.from)) }
    case 'outside_window':
      return { permit, windows: [...grant.windows] }
    case 'other_zone':
      return { permit, zone: grant.zone }
    case 'way_not_allowed':
      return { permit, kind }
    case 'class_not_allowed':
      return { permit, vehicle: grant.limits?.vehicle ?? '', classes: [...(grant.limits?.classes ?? [])] }
    case 'cap_day':
    case 'cap_month':
      return { permit, most: (reason === 'cap_day' ? grant.limits?.day : grant.limits?.month) ?? 0 }
    default:
      return { permit }
  }
}

/** Compares two verdicts on one credential: first the one that opens, then the one nearest to opening, then the later end. */
const better = (reason: Reason, grant: Grant, bestReason: Reason, best: Grant): boolean => {
  if (reason === bestReason) return grant.until > best.until
  if (opens(bestReason)) return false
  return opens(reason) || nearness.indexOf(reason) < nearness.indexOf(bestReason)
}

/** The hours of the gate itself that are now: it is open for everybody. Undefined: it is not, or its list is too old to say so. */
export const openWindowAt = ({ openWindows, expiresAt, workFree }: Whitelist, now: Date): TimeWindow | undefined =>
  openWindows.length === 0 || now.getTime() >= expiresAt ? undefined : windowAt(openWindows, momentOf(now, workFree))

const noteOf = ({ isPass, limits = {} }: Grant, { direction, passbackMinutes }: Whitelist, key: string): Note | undefined => {
  if (isPass) return { counted: true, inside: undefined }
  if (direction === 'exit') return undefined
  const counted = (limits.day ?? limits.month) !== undefined
  const inside = passbackMinutes !== undefined || limits.alone === true ? key : undefined
  return counted || inside !== undefined ? { counted, inside } : undefined
}

const refuse = (reason: Reason, details: ReasonDetails): Verdict => ({ allowed: false, reason, details, permit: null })

/**
 * THE rule: may this credential pass this gate now, and why. Pure, so that the gate decides by it and the server explains by it.
 * While the gate is open for everybody nobody's right is asked, nor used up, but that of a code: who types codes must not learn which are right.
 * A permit opens when its zone is the gate's (or the gate serves all zones), it is not barred, `from ≤ now < until`,
 * the class of its vehicle, where it is known, is one that its kind lets in, and the local time in Europe/Ljubljana is in one of its time windows, if it has any, on a day of that window. A pass is such a permit, with moments instead of days; one until a decision has the hours of its kind.
 * @param whitelist undefined: the gate has none yet
 * @param past absent: what was used up is said by the list
 */
export const mayPass = (whitelist: Whitelist | undefined, credential: Credential, now: Date, past: Past = noPast): Verdict => {
  if (whitelist === undefined) return refuse('no_whitelist', {})
  const open = credential.kind === 'code' ? undefined : openWindowAt(whitelist, now)
  if (open !== undefined) return { allowed: true, reason: 'open_to_all', details: { windows: [open] }, permit: null }
  return byRight(whitelist, credential, now, past)
}

const byRight = (list: Whitelist, credential: Credential, now: Date, past: Past): Verdict => {
  const { kind } = credential
  const instant = now.getTime()
  if (instant >= list.expiresAt) return refuse('whitelist_too_old', { day: localDayOf(new Date(list.issuedAt)) })
  const normalised = normaliseCredential(kind, credential.value)
  if (normalised === undefined) return refuse('unreadable', { kind })
  const key = list.keyOf(kind, normalised)
  const [first, ...others] = list.grants.get(key) ?? []
  if (first === undefined) return refuse('no_permit', { kind })

  const question = { list, key, now: instant, moment: momentOf(now, list.workFree), past }
  let best = first
  let reason = reasonOf(first, question)
  for (const grant of others) {
    const candidate = reasonOf(grant, question)
    if (better(candidate, grant, reason, best)) [best, reason] = [grant, candidate]
  }
  const allowed = opens(reason)
  const note = allowed ? noteOf(best, list, key) : undefined
  return { allowed, reason, details: detailsOf(reason, best, kind), permit: best.permit, ...(note && { note }) }
}
