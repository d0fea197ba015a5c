import { addDays, addMonths, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { feeOf } from '@dovolilnice/contract/money/fees/fee'
import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import { ownWindow } from '@dovolilnice/contract/parking/own-hours'
import type { PermitKind, Tariff } from '@dovolilnice/contract/parking/permit-kind'
import { validityOf, type Validity } from '@dovolilnice/contract/parking/validity'
import type { Draft } from './drafts.ts'
import { type Lot, lotsFor, type Town } from '../town.ts'
import { type Applicant, makePlate } from '../people/people.ts'

const minute = 60_000

interface StoredHours {
  from_time: string | null
  until_time: string | null
}

/** What is chosen for an application before it is written. */
export interface Choices {
  kind: PermitKind
  applicant: Applicant
  userType: string
  lot: Lot
  sent: Date
  tariff: Tariff
  /** How many periods. */
  count: number
  /** What it costs, sent on paper or not. */
  lines: MoneyLine[]
  hours: StoredHours
  plates: string[]
  validity: Validity
  /** Until when its expiring proof is valid. */
  proofExpiresOn: string
}

const sentAt = ({ today, now, random }: Town, age: number): Date => {
  const wanted = startOfLocalDay(addDays(today, -age)).getTime() + random.int(390, 1290) * minute
  return new Date(Math.min(wanted, now.getTime() - random.int(25, 200) * minute))
}

const tariffOn = ({ random }: Town, kind: PermitKind, day: string, { hours, proofEndsIn }: Draft): Tariff => {
  const inForce = kind.tariffs.filter((tariff) => tariff.valid_from <= day && (tariff.valid_until === null || day < tariff.valid_until))
  const valid = inForce.filter(({ period }) => (period === 'hour') === (hours !== undefined))
  const yearly = valid.find(({ period }) => period === 'year')
  return yearly !== undefined && (proofEndsIn !== undefined || random.chance(0.6))
    ? yearly
    : random.pick(valid.length > 0 ? valid : kind.tariffs)
}

const chooseKind = ({ kinds }: Town, draft: Draft): PermitKind => {
  const wanted = kinds.find((kind) => kind.code === draft.kind) ?? kinds[0]!
  const isFree = wanted.tariffs.every((tariff) => tariff.price_cents === 0)
  // Nobody waits for, or lets lapse, a payment of nothing.
  const mustCost = draft.status === 'paid' || draft.steps.includes('lapse')
  return isFree && mustCost ? (kinds.find((kind) => kind.code === 'owner') ?? wanted) : wanted
}

/** Someone whom the kind fits, and who does not hold it already as long as there is such a one. */
const chooseApplicant = ({ applicants, random }: Town, kind: PermitKind, holders: ReadonlySet<string>): Applicant => {
  const fitting = applicants.filter(({ user_type_code }) => kind.user_types.includes(user_type_code))
  const free = fitting.filter((applicant) => !holders.has(holding({ kind, applicant })))
  return random.pick(free.length > 0 ? free : fitting.length > 0 ? fitting : applicants)
}

const validityFor = (town: Town, kind: PermitKind, draft: Draft, sentOn: string, tariff: Tariff, proof: string): Validity => {
  const count = draft.hours?.days ?? 1
  const soon = addDays(draft.startsIn === undefined ? sentOn : town.today, draft.startsIn ?? town.random.int(5, 10))
  const from = draft.endsIn === undefined ? soon : addMonths(addDays(town.today, draft.endsIn), -12)
  return validityOf(kind.validity, from, tariff.period, count, proof)
}

/** Proofs are valid when the permit begins, also where that is long after the sending. */
const proofEnd = ({ random, today }: Town, { proofEndsIn, startsIn }: Draft, sentOn: string): string => {
  const end = addDays(startsIn === undefined ? sentOn : today, random.int(120, 900))
  return proofEndsIn === undefined ? end : addDays(today, proofEndsIn)
}

/** Who has which kind. */
export const holding = ({ kind, applicant }: Pick<Choices, 'kind' | 'applicant'>): string => `${kind.code} ${applicant.email}`

/** Chooses all that a draft leaves open. @param holders who has which kind already */
export const chooseFor = (town: Town, draft: Draft, holders: ReadonlySet<string>): Choices => {
  const { random } = town
  const kind = chooseKind(town, draft)
  const applicant = draft.applicant ?? chooseApplicant(town, kind, holders)
  const own = applicant.user_type_code
  const userType = kind.user_types.includes(own) ? own : (kind.user_types[0] ?? own)
  const lot = random.pick(lotsFor(town, userType))
  const sent = sentAt(town, draft.age)
  const sentOn = localDayOf(sent)
  const tariff = tariffOn(town, kind, sentOn, draft)
  const proofExpiresOn = proofEnd(town, draft, sentOn)
  const vehicles = Math.min(kind.max_vehicles, applicant.type === 'company' ? random.int(1, 4) : random.int(1, 6) === 6 ? 2 : 1)
  const plates = draft.plates ?? Array.from({ length: vehicles }, () => makePlate(random))
  const validity = validityFor(town, kind, draft, sentOn, tariff, proofExpiresOn)
  const { days: count, ...hours } = draft.hours ?? { days: 1, from_time: null, until_time: null }
  const facts = { period: tariff.period, count, pricedOn: sentOn, days: validity, hours: ownWindow(hours) }
  const lines = feeOf(kind, facts) ?? []
  return { kind, applicant, userType, lot, sent, tariff, count, lines, hours, plates, validity, proofExpiresOn }
}
