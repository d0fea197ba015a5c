import { localDayOf } from '../primitives/local-day.ts'
import type { TimeWindow } from '../parking/permit-kind.ts'
import { isWithin, type Moment, momentOf, windowAt } from '../parking/window-days.ts'
import { normaliseCredential, type Credential } from '../primitives/credential.ts'
import type { Reason, ReasonDetails } from './reasons.ts'
import type { Grant, Whitelist } from './whitelist.ts'

/** Whether a credential may pass, and why. `permit` is the number of the permit that decided, also for a refusal. */
export interface Verdict {
  allowed: boolean
  reason: Reason
  details: ReasonDetails
  permit: string | null
}

/** Reasons ordered by how near the permit is to opening. When none of a credential's permits opens, the nearest one is named. */
const nearness: readonly Reason[] = [
  'outside_window',
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

/** How often each pass, by its number, has opened here. */
type Uses = (pass: string) => number

const reasonOfPass = (grant: Grant, { zone, device }: Whitelist, now: number, moment: Moment, uses: Uses): Reason => {
  if (now >= grant.until) return 'pass_over'
  if (zone !== null && grant.zone !== zone) return 'other_zone'
  if (grant.gate !== undefined && grant.gate !== device) return 'other_gate'
  if (grant.ways !== undefined && uses(grant.permit) >= grant.ways) return 'pass_used'
  if (now < grant.from) return 'pass_later'
  return isWithin(grant.windows, moment) ? 'pass_valid' : 'outside_window'
}

const reasonOf = (grant: Grant, list: Whitelist, now: number, moment: Moment, uses: Uses): Reason => {
  const { zone } = list
  if (grant.isPass) return reasonOfPass(grant, list, now, moment, uses)
  if (grant.bar === 'revoked' || grant.bar === 'replaced') return grant.bar
  if (now >= grant.until) return 'expired'
  if (zone !== null && grant.zone !== zone) return 'other_zone'
  if (grant.bar !== undefined) return grant.bar
  if (now < grant.from) return 'not_yet_valid'
  return isWithin(grant.windows, moment) ? 'permit_valid' : 'outside_window'
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

const refuse = (reason: Reason, details: ReasonDetails): Verdict => ({ allowed: false, reason, details, permit: null })

/**
 * THE rule: may this credential pass this gate now, and why. Pure, so that the gate decides by it and the server explains by it.
 * While the gate is open for everybody nobody's right is asked, nor used up, but that of a code: who types codes must not learn which are right.
 * A permit opens when its zone is the gate's (or the gate serves all zones), it is not barred, `from ≤ now < until`,
 * and the local time in Europe/Ljubljana is in one of its time windows, if it has any, on a day of that window. A pass is such a permit, with moments instead of days; one until a decision has the hours of its kind.
 * @param whitelist undefined: the gate has none yet
 * @param uses absent: what was used up is said by the list
 */
export const mayPass = (whitelist: Whitelist | undefined, credential: Credential, now: Date, uses: Uses = () => 0): Verdict => {
  if (whitelist === undefined) return refuse('no_whitelist', {})
  const open = credential.kind === 'code' ? undefined : openWindowAt(whitelist, now)
  if (open !== undefined) return { allowed: true, reason: 'open_to_all', details: { windows: [open] }, permit: null }
  return byRight(whitelist, credential, now, uses)
}

const byRight = (whitelist: Whitelist, credential: Credential, now: Date, uses: Uses): Verdict => {
  const { kind } = credential
  const instant = now.getTime()
  if (instant >= whitelist.expiresAt) return refuse('whitelist_too_old', { day: localDayOf(new Date(whitelist.issuedAt)) })
  const normalised = normaliseCredential(kind, credential.value)
  if (normalised === undefined) return refuse('unreadable', { kind })
  const [first, ...others] = whitelist.grants.get(whitelist.keyOf(kind, normalised)) ?? []
  if (first === undefined) return refuse('no_permit', { kind })

  const moment = momentOf(now, whitelist.workFree)
  let best = first
  let reason = reasonOf(first, whitelist, instant, moment, uses)
  for (const grant of others) {
    const candidate = reasonOf(grant, whitelist, instant, moment, uses)
    if (better(candidate, grant, reason, best)) [best, reason] = [grant, candidate]
  }
  return { allowed: opens(reason), reason, details: detailsOf(reason, best, kind), permit: best.permit }
}
