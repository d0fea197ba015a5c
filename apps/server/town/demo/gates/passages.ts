import type { Random } from '../random.ts'
import { type Lot, place, type Town } from '../town.ts'
import { mayPass, type Verdict } from '@dovolilnice/contract/access/may-pass'
import type { Whitelist } from '@dovolilnice/contract/access/whitelist'
import { addDays, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { makePlate } from '../people/people.ts'
import type { CredentialRow } from '../people/credentials.ts'
import type { Permit } from '../records/permits.ts'
import type { Row } from '../../../platform/database/db.ts'

/** How busy an hour of the day is, from midnight: delivery in the morning, residents at noon and in the evening. */
const busyness = [1, 0.5, 0.3, 0.3, 1, 6, 12, 15, 14, 11, 7, 6, 7, 8, 7, 8, 10, 11, 9, 7, 5, 4, 3, 2] as const
const hours = busyness.map((weight, hour) => [hour, weight] as const)

/** Minutes since local midnight at which someone comes to a gate. */
const arrival = (random: Random): number => random.weighted(hours) * 60 + random.int(0, 59)

/** The number of passages on a day: fewer on Saturdays, fewest on Sundays. */
const arrivalsOn = (day: string, random: Random): number => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const usual = weekday === 0 ? 18 : weekday === 6 ? 32 : 52
  return Math.round(usual * (0.8 + random.next() * 0.4))
}

/** `lot` absent: the gate serves the permits of every zone. */
const seeds = [
  { code: 'glavna-vrata', name: 'Glavna vrata', lot: undefined, fail_mode: 'fail_safe', at: [-20, -75] },
  { code: 'glavni-trg', name: 'Glavni trg', lot: 'GLAVNI-TRG', fail_mode: 'fail_safe', at: [-85, 5] },
  { code: 'kovaska-steza', name: 'Kovaška steza', lot: 'JEDRO', fail_mode: 'fail_safe', at: [60, 60] },
  { code: 'pod-gradom', name: 'Pod gradom', lot: 'POD-GRADOM', fail_mode: 'fail_secure', at: [95, 105] },
  { code: 'zitni-trg', name: 'Žitni trg', lot: 'ZITNI-TRG', fail_mode: 'fail_safe', at: [45, -140] },
  { code: 'nabrezje', name: 'Nabrežje', lot: 'PRISTAN', fail_mode: 'fail_safe', at: [165, -60] },
] as const

export interface Device {
  code: string
  name: string
  parking_lot_id: string | null
  /** The zone whose permits open the gate; null: every zone. */
  zone: string | null
  latitude: number
  longitude: number
  fail_mode: 'fail_safe' | 'fail_secure'
  position: number
}

/** The six gates with their bollards. Their state is unknown until their first message. */
export const makeDevices = (lots: readonly Lot[]): Device[] =>
  seeds.map(({ lot: code, at, ...seed }, position) => {
    const lot = lots.find((candidate) => candidate.code === code)
    return { ...seed, parking_lot_id: lot?.id ?? null, zone: lot?.zone ?? null, ...place(at[0], at[1]), position }
  })

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

/** What the search for abuse shall find: a card of the last days at another bollard within half a minute, and vehicles with cards that are not theirs. */
const plantedMisuse = (usual: readonly Visit[], devices: readonly Device[], admits: (visit: Visit) => boolean): Visit[] => {
  const withCards = usual.filter((visit) => visit.credential?.kind === 'rfid' && visit.device.zone !== null && admits(visit)).slice(-12)
  const later = (visit: Visit, seconds: number, more: Partial<Visit>): Visit => ({
    ...visit,
    at: new Date(visit.at.getTime() + seconds * 1000),
    ...more,
  })
  const everywhere = devices.find(({ zone }) => zone === null)
  return withCards.flatMap((visit, index) => {
    if (index === 2 && everywhere !== undefined) return [later(visit, 5, { device: everywhere })]
    const plate = { 5: 'MS RN-214', 7: 'KK VD-553', 9: 'GO TL-870' }[index]
    return plate === undefined ? [] : [later(visit, -6, { credential: undefined, plate })]
  })
}

/** The last vehicle that came in by a card had another behind it. */
const withFollower = (rows: readonly PassageRow[]): PassageRow[] => {
  const last = rows.findLast(({ event_name: name, credential_kind: kind }) => name === 'passed' && kind === 'rfid')
  return rows.flatMap((row) => {
    if (row !== last) return [row]
    const at = new Date(row.at.getTime() + 3000)
    // Its own, and made of nothing that would give all later records another one.
    const id = row.id.replace(/.$/, (sign) => (sign === '0' ? '1' : '0'))
    return [row, { ...row, id, at, received_at: new Date(at.getTime() + 200), event_name: 'followed' as const }]
  })
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
  const lists = new Map(whitelists.map((list) => [list.device, list]))
  const decide = ({ device, credential, plate, at }: Visit): Verdict => {
    const { kind, value } = credential ?? { kind: 'plate' as const, value: plate }
    return mayPass(lists.get(device.code), { kind, value }, at)
  }
  const usual = visits(town, permits, credentials, devices)
  const rows = [...usual, ...plantedMisuse(usual, devices, (visit) => decide(visit).allowed)]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap((visit) => {
      const verdict = decide(visit)
      return linesOf(town.random, visit, verdict, byNumber.get(verdict.permit ?? ''), next(visit.device.code))
    })
  return withFollower(rows)
}
