import { addDays, addMonths, daysBetween, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { permitStatusOn } from '@dovolilnice/contract/permits/permit-status'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { periodsOn } from '@dovolilnice/contract/parking/price'
import { validityOf, type Validity } from '@dovolilnice/contract/parking/validity'
import type { Application } from './applications.ts'
import { type Lot, lotsFor, type Town } from '../town.ts'
import { type Applicant, makePlate } from '../people/people.ts'
import { revocationReasons, suspensionReasons } from './wordings.ts'
import type { Row } from '../../../platform/database/db.ts'

/** A permit as it is written; the database gives it its secret. */
export type PermitRow = Omit<Row<'permit'>, 'link_secret'>

export interface Permit {
  row: PermitRow
  kind: PermitKind
  lot: Lot
  plates: string[]
}

const unwritten = {
  number: '',
  status: 'issued' as const,
  from_time: null,
  until_time: null,
  replaces_permit_id: null,
  replace_reason: null,
  reason: null,
  reminded_30_at: null,
  reminded_7_at: null,
  anonymised_at: null,
  decision: null,
  idempotency_key: null,
  received_on: null,
  version: 1,
}

/** No permit begins before its day of issue. One that was bought for a period keeps its length. */
const daysOf = ({ row, kind, issued }: Pick<Application, 'row' | 'kind'> & { issued: Date }): Validity => {
  const day = localDayOf(issued)
  if (day <= row.valid_from) return { valid_from: row.valid_from, valid_until: row.valid_until }
  if (kind.validity.rule !== 'periods') return { valid_from: day, valid_until: row.valid_until }
  return validityOf(kind.validity, day, row.period, row.period_count)
}

/** The permit that a completed application ended in. */
const fromApplication = ({ random }: Town, { row, kind, lot, steps }: Application): Permit => {
  const issue = steps.at(-1)!
  const { permit_kind_id, parking_lot_id, user_type_code, user_id, name, street, post_code, city, email, phone, tax_number, locale } = row
  const holder = {
    permit_kind_id,
    parking_lot_id,
    user_type_code,
    user_id,
    name,
    street,
    post_code,
    city,
    email,
    phone,
    tax_number,
    locale,
  }
  const days = { ...daysOf({ row, kind, issued: issue.at }), from_time: row.from_time, until_time: row.until_time }
  const issued = { issued_at: issue.at, issued_by: issue.actor.id, created_at: issue.at, updated_at: issue.at }
  return {
    row: { ...unwritten, ...holder, ...days, ...issued, id: random.id(issue.at), application_id: row.id },
    kind,
    lot,
    plates: row.plates,
  }
}

/** The days of a permit of this kind that began on a day, by the kind's own rule: for a year where it is sold so. */
const daysFrom = ({ random }: Town, kind: PermitKind, from: string): Validity => {
  const sold = periodsOn(kind.tariffs, from).filter((period) => period !== 'hour')
  return validityOf(kind.validity, from, sold[0], 1, addDays(from, random.int(120, 900)))
}

/** Some of those for a year end within the month. */
const ageOf = ({ random, today }: Town, kind: PermitKind): number =>
  kind.validity.rule !== 'periods' || kind.validity.maxDays < 365 || random.chance(0.7)
    ? random.int(2, 300)
    : daysBetween(addMonths(addDays(today, random.int(2, 28)), -12), today)

/** A permit that the office issued without an application, on some day of the last ten months or a year. */
const direct = (town: Town, applicant: Applicant, held: ReadonlySet<string>): Permit => {
  const { random, kinds, clerks, now } = town
  const fitting = kinds.filter(({ user_types }) => user_types.includes(applicant.user_type_code))
  const free = fitting.filter((kind) => kind.cap_per_holder === null || !held.has(`${kind.id} ${applicant.email}`))
  const kind = random.pick(free.length > 0 ? free : fitting)
  const lot = random.pick(lotsFor(town, applicant.user_type_code))
  const at = new Date(now.getTime() - ageOf(town, kind) * 86_400_000)
  const { type, ...holder } = applicant
  const row: PermitRow = {
    ...unwritten,
    ...holder,
    id: random.id(at),
    permit_kind_id: kind.id,
    parking_lot_id: lot.id,
    application_id: null,
    locale: 'sl',
    ...daysFrom(town, kind, localDayOf(at)),
    issued_at: at,
    issued_by: random.pick(clerks).id,
    created_at: at,
    updated_at: at,
  }
  return { row, kind, lot, plates: Array.from({ length: Math.min(2, kind.max_vehicles) }, () => makePlate(random)) }
}

const replaceReasons = ['lost', 'damaged', 'stolen', 'new_vehicle', 'lost'] as const

/** A second permit in the place of one that is over: the same days, a new number, and why. */
const replacement = ({ random, now, clerks }: Town, old: Permit, reason: (typeof replaceReasons)[number]): Permit => {
  const since = Math.max(old.row.issued_at.getTime() + 3_600_000, now.getTime() - random.int(2, 40) * 86_400_000)
  const at = new Date(Math.min(since, now.getTime() - 600_000))
  Object.assign(old.row, { status: 'replaced', updated_at: at, version: 2 })
  const row = {
    ...old.row,
    ...unwritten,
    id: random.id(at),
    replaces_permit_id: old.row.id,
    replace_reason: reason,
    issued_at: at,
    issued_by: random.pick(clerks).id,
    created_at: at,
    updated_at: at,
  }
  return { ...old, row, plates: reason === 'new_vehicle' ? [makePlate(random), ...old.plates.slice(1)] : old.plates }
}

const end = ({ now, random }: Town, { row }: Permit, status: 'suspended' | 'revoked', reason: string): void => {
  const at = new Date(Math.max(row.issued_at.getTime() + 60_000, now.getTime() - random.int(1, 12) * 86_400_000))
  Object.assign(row, { status, reason, updated_at: at, version: 2 })
}

/** Every permit of the town: from applications, issued directly, replaced, suspended, revoked. The demo user's own stay in force. */
export const makePermits = (town: Town, applications: readonly Application[]): Permit[] => {
  const { random, applicants, today } = town
  const applied = applications.filter(({ row }) => row.status === 'completed').map((application) => fromApplication(town, application))
  const others = applicants.filter(({ user_type_code }) => !['occasional', 'event_organiser'].includes(user_type_code)).slice(0, 18)
  const held = new Set(applied.map(({ row, kind }) => `${kind.id} ${row.email}`))
  const directly = others.map((applicant) => direct(town, applicant, held))
  const inForce = [...applied, ...directly].filter(
    ({ row }) => permitStatusOn(row, today) === 'active' && row.email !== 'uporabnik@demo.si',
  )
  const chosen = random.shuffle(inForce)
  const replaced = replaceReasons.flatMap((reason, index) => (chosen[index] ? [replacement(town, chosen[index], reason)] : []))
  suspensionReasons.forEach((reason, index) => chosen[5 + index] && end(town, chosen[5 + index]!, 'suspended', reason))
  revocationReasons.forEach((reason, index) => chosen[8 + index] && end(town, chosen[8 + index]!, 'revoked', reason))
  return [...applied, ...directly, ...replaced]
}
