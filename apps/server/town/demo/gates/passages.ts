import { mayPass } from '@dovolilnice/contract/access/may-pass'
import type { Verdict } from '@dovolilnice/contract/access/may-pass'
import type { Whitelist } from '@dovolilnice/contract/access/whitelist'
import { addDays, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { makePlate } from '../people/plates.ts'
import type { CredentialRow } from '../people/credentials.ts'
import { arrival, arrivalsOn } from './day-curve.ts'
import type { Device } from './devices.ts'
import type { Permit } from '../records/permits.ts'
import type { Random } from '../random.ts'
import type { Town } from '../town.ts'
import type { Row } from '../../../platform/database/tables.ts'

export type PassageRow = Row<'access_log'>

/** The number of past days in the gates' logs. */
const days = 31
const minute = 60_000

/** Who came to a gate: an opening credential, or a stranger's plate. */
interface Visit {
  at: Date
  device: Device
  credential: CredentialRow | undefined
  plate: string
}

/** The credentials presented at the gates on a day: mostly of permits in force on it. */
const comingOn = (day: string, permits: readonly Permit[], credentials: readonly CredentialRow[]): CredentialRow[] => {
  const inForce = new Set(
    permits.filter(({ row }) => row.status === 'issued' && row.valid_from <= day && day < row.valid_until).map(({ row }) => row.id),
  )
  return credentials.filter(({ permit_id }, index) => inForce.has(permit_id) || index % 23 === 0)
}

/** Holders mostly come to a gate of their zone; strangers, and holders at a gate of another zone, are refused. */
const visits = (
  { random, today, now }: Town,
  permits: readonly Permit[],
  credentials: readonly CredentialRow[],
  devices: readonly Device[],
) => {
  const zones = new Map(permits.map((permit) => [permit.row.id, permit.lot.zone]))
  const suiting = (credential: CredentialRow): Device => {
    const right = devices.filter(({ zone }) => zone === null || zone === zones.get(credential.permit_id))
    return random.pick(random.chance(0.96) ? right : devices)
  }
  const visitOn = (day: string, coming: readonly CredentialRow[]): Visit => {
    const at = new Date(startOfLocalDay(day).getTime() + arrival(random) * minute + random.int(0, 59_999))
    const credential = random.chance(0.955) ? random.pick(coming) : undefined
    return { at, credential, device: credential ? suiting(credential) : random.pick(devices), plate: makePlate(random) }
  }
  return Array.from({ length: days }, (_, index) => addDays(today, index - days + 1))
    .flatMap((day) => {
      const coming = comingOn(day, permits, credentials)
      return Array.from({ length: arrivalsOn(day, random) }, () => visitOn(day, coming))
    })
    .filter(({ at }) => at.getTime() < now.getTime() - 5 * minute)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** The log lines of one visit: opened and passed, opened and not passed, or refused. */
const linesOf = (random: Random, visit: Visit, verdict: Verdict, permit: Permit | undefined, nextSequence: () => number): PassageRow[] => {
  const kind = visit.credential?.kind ?? 'plate'
  const value = visit.credential?.value ?? visit.plate
  const presentation = random.id(visit.at)
  const line = (event_name: PassageRow['event_name'], at: Date): PassageRow => ({
    id: random.id(at),
    device_code: visit.device.code,
    at,
    received_at: new Date(at.getTime() + random.int(40, 400)),
    claimed_at: null,
    event_name,
    sequence: nextSequence(),
    presentation_id: presentation,
    credential_kind: kind,
    credential: value,
    credential_normalised: visit.credential?.value_normalised ?? value.replace(/[ -]/g, ''),
    reason: verdict.reason,
    reason_details: verdict.details,
    permit_id: permit?.row.id ?? null,
    permit_number: permit?.row.number ?? null,
    plate: kind === 'plate' ? value : (permit?.plates[0] ?? null),
    phone: kind === 'phone' ? value : (permit?.row.phone ?? null),
    whitelist_version: Math.floor(startOfLocalDay(localDayOf(at)).getTime() / 1000),
    decided_in_ms: Number((0.04 + random.next() * 0.4).toFixed(3)),
    anonymised_at: null,
  })
  if (!verdict.allowed) return [line('refused', visit.at)]
  const later = (from: number, to: number) => new Date(visit.at.getTime() + random.int(from, to))
  return [line('admitted', visit.at), random.chance(0.97) ? line('passed', later(4000, 15_000)) : line('not_passed', later(30_000, 31_000))]
}

/** The passages of a month, oldest first. Each decision is made by the product's own rule (`may-pass`). */
export const makePassages = (
  town: Town,
  permits: readonly Permit[],
  credentials: readonly CredentialRow[],
  devices: readonly Device[],
  whitelists: readonly Whitelist[],
): PassageRow[] => {
  const byNumber = new Map(permits.map((permit) => [permit.row.number, permit]))
  const lastSequence = new Map<string, number>()
  const next = (device: string) => () => {
    const sequence = (lastSequence.get(device) ?? 0) + 1
    lastSequence.set(device, sequence)
    return sequence
  }
  return visits(town, permits, credentials, devices).flatMap((visit) => {
    const whitelist = whitelists.find(({ device }) => device === visit.device.code)
    const { kind, value } = visit.credential ?? { kind: 'plate' as const, value: visit.plate }
    const verdict = mayPass(whitelist, { kind, value }, visit.at)
    return linesOf(town.random, visit, verdict, byNumber.get(verdict.permit ?? ''), next(visit.device.code))
  })
}
