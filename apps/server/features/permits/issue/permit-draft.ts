import type { VehicleClass } from '@dovolilnice/contract/parking/vehicle-class'
import { type CredentialKind, normaliseCredential } from '@dovolilnice/contract/primitives/credential'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import type { Row, Trx } from '../../../platform/database/db.ts'
import type { permitTable } from '../permit-tables.ts'
import { OperationError, fieldError, type RuleName, invalidField } from '@dovolilnice/contract/errors'
import type { Locale } from '@dovolilnice/contract/locale'
import { brokenHours } from '@dovolilnice/contract/applications/apply/check-application'
import { hoursAreOver, type OwnHours } from '@dovolilnice/contract/parking/own-hours'
import type { PermitKind, TariffPeriod, ValidityRule } from '@dovolilnice/contract/parking/permit-kind'
import { type Validity, validityOf } from '@dovolilnice/contract/parking/validity'
import { addDays, localDayOf, localMinutesOf } from '@dovolilnice/contract/primitives/local-day'

export type PermitKindRow = Row<'permit_kind'>
export type ParkingLotRow = Row<'parking_lot'>
export type PermitRow = Row<'permit'>

/** A way of opening that a permit gets; without days of its own it holds as long as the permit. */
export interface CredentialDraft {
  kind: CredentialKind
  value: string
  valid_from?: string | null
  valid_until?: string | null
  vehicle_class?: VehicleClass | null
}

/** Whose permit it is, with their account if they have one. */
export type HolderDraft = ReturnType<typeof permitTable.carried> & { user_id: string | null }

/** A permit that is about to be issued. `kind` and `lot` are the rows it follows. */
export interface PermitDraft {
  kind: PermitKindRow
  lot: ParkingLotRow
  holder: HolderDraft
  valid_from: string
  valid_until: string
  /** The hours of each day, where it is sold by the hour. */
  from_time?: string | null
  until_time?: string | null
  credentials: readonly CredentialDraft[]
  application_id?: string | null
  /** The decision that the permit rests on, in words, where an application was decided. */
  decision?: string
  /** When it was asked for on paper, without an application. */
  received_on?: string | null
  idempotency_key?: string | null
  /**
   * The permit that this one takes the place of; it no longer counts as open. `suspended`: why that one was suspended; a new paper does not
   * end a suspension.
   */
  replaces?: { id: string; reason: string; suspended?: string | null } | null
}

/** Who issues, for rows and the audit trail. */
export interface IssuingActor {
  id: string | null
  name: string
}

/** A credential's value as it is compared; one that cannot be normalised is kept in a form that never matches a reading. */
export const normalisedValue = ({ kind, value }: CredentialDraft): string => normaliseCredential(kind, value) ?? normalisePlate(value)

const refuse = (path: string, rule: 'choice' | 'kind_not_allowed' | 'lot_not_allowed', locale: Locale): never => {
  throw invalidField(path, rule, locale)
}

const kindRows = (trx: Trx, id: string) => trx.selectFrom('permit_kind').selectAll().where('id', '=', id)
const lotRows = (trx: Trx, id: string) => trx.selectFrom('parking_lot').selectAll().where('id', '=', id)

export const readKind = (trx: Trx, id: string): Promise<PermitKindRow | undefined> => kindRows(trx, id).executeTakeFirst()

export const termsOf = async (trx: Trx, permit: Pick<PermitRow, 'permit_kind_id' | 'parking_lot_id'>) => ({
  kind: await kindRows(trx, permit.permit_kind_id).executeTakeFirstOrThrow(),
  lot: await lotRows(trx, permit.parking_lot_id).executeTakeFirstOrThrow(),
})

interface Choice {
  permit_kind_id: string
  parking_lot_id: string
  user_type_code: string
}

/** @throws OperationError `validation`: a lot that is not offered, or not to this type of user */
export const requireLot = async (
  trx: Trx,
  { parking_lot_id: id, user_type_code: type }: Omit<Choice, 'permit_kind_id'>,
  locale: Locale,
): Promise<ParkingLotRow> => {
  const lot = await lotRows(trx, id).executeTakeFirst()
  if (lot === undefined || !lot.active) return refuse('parking_lot_id', 'choice', locale)
  const pair = await trx
    .selectFrom('user_type_parking_lot')
    .select('parking_lot_id')
    .where('user_type_code', '=', type)
    .where('parking_lot_id', '=', id)
    .executeTakeFirst()
  return pair === undefined ? refuse('parking_lot_id', 'lot_not_allowed', locale) : lot
}

/**
 * Kind and lot of a permit that the office issues. A kind without types of users is for anyone; the kind of a replacement is only its price.
 * @throws OperationError `validation`
 */
export const requireTerms = async (trx: Trx, choice: Choice, locale: Locale): Promise<{ kind: PermitKindRow; lot: ParkingLotRow }> => {
  const kind = await readKind(trx, choice.permit_kind_id)
  if (kind === undefined || !kind.active || kind.validity.rule === 'replaced') return refuse('permit_kind_id', 'choice', locale)
  const type = await trx.selectFrom('user_type').select('code').where('code', '=', choice.user_type_code).executeTakeFirst()
  if (type === undefined) return refuse('user_type_code', 'choice', locale)
  if (kind.user_types.length > 0 && !kind.user_types.includes(type.code)) return refuse('permit_kind_id', 'kind_not_allowed', locale)
  return { kind, lot: await requireLot(trx, choice, locale) }
}

interface WantedDays {
  valid_from: string
  valid_until?: string
  period?: TariffPeriod
  period_count?: number
}

const fail = (path: string, rule: RuleName, locale: Locale): never => {
  throw invalidField(path, rule, locale)
}

/** The latest `valid_until` that the rule of a kind allows. */
const longestEnd = (rule: ValidityRule, from: string): string =>
  rule.rule === 'calendar_year' || rule.rule === 'replaced' ? validityOf(rule, from).valid_until : addDays(from, rule.maxDays)

/**
 * The days of a permit that the office issues: as given, or from the kind's rule, and never longer than the rule allows.
 * @throws OperationError `validation`
 */
export const daysOfNewPermit = (rule: ValidityRule, wanted: WantedDays, today: string, locale: Locale): Validity => {
  const { valid_from: from, valid_until: until, period, period_count: count } = wanted
  if (from < today) fail('valid_from', 'day_past', locale)
  if (until === undefined) {
    if (rule.rule === 'document') fail('valid_until', 'required', locale)
    if (rule.rule === 'periods' && period === undefined) fail('period', 'required', locale)
    return validityOf(rule, from, period, count)
  }
  if (until <= from) fail('valid_until', 'period_reversed', locale)
  if (until > longestEnd(rule, from)) fail('valid_until', 'day_too_far', locale)
  return { valid_from: from, valid_until: until }
}

/**
 * The days of a permit that is changed: unchanged days may be in the past, new ones may not.
 * @throws OperationError `validation`
 */
export const daysOfChangedPermit = (rule: ValidityRule, before: Validity, wanted: Validity, today: string, locale: Locale): Validity => {
  if (wanted.valid_from !== before.valid_from && wanted.valid_from < today) fail('valid_from', 'day_past', locale)
  if (wanted.valid_until <= wanted.valid_from) fail('valid_until', 'period_reversed', locale)
  if (wanted.valid_until !== before.valid_until) {
    if (wanted.valid_until <= today) fail('valid_until', 'day_past', locale)
    if (wanted.valid_until > longestEnd(rule, wanted.valid_from)) fail('valid_until', 'day_too_far', locale)
  }
  return { valid_from: wanted.valid_from, valid_until: wanted.valid_until }
}

/** Whether a new permit of this kind and period has own hours. */
export const isByHour = ({ validity }: Pick<PermitKind, 'validity'>, period: TariffPeriod | undefined): boolean =>
  validity.rule === 'periods' && period === 'hour'

/**
 * The hours of each day of a permit that the office issues or changes; empty for kinds without own hours.
 * @param now absent when days and hours do not change; they may then be in the past
 * @throws OperationError `validation`
 */
export const hoursOfPermit = (
  { time_windows: ofKind }: Pick<PermitKind, 'time_windows'>,
  byHour: boolean,
  wanted: OwnHours & Validity,
  now: Date | undefined,
  locale: Locale,
): { from_time: string | null; until_time: string | null } => {
  const broken = brokenHours(wanted, byHour, ofKind)
  if (broken.length > 0)
    throw new OperationError('validation', { fields: broken.map(({ path, rule, values }) => fieldError(path, rule, locale, values)) })
  if (!byHour) return { from_time: null, until_time: null }
  if (now !== undefined && hoursAreOver(wanted, localDayOf(now), localMinutesOf(now))) fail('until_time', 'hours_past', locale)
  return { from_time: wanted.from_time ?? null, until_time: wanted.until_time ?? null }
}
