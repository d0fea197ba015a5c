import { brokenHours } from '@dovolilnice/contract/applications/apply/check-application'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { RuleName } from '@dovolilnice/contract/field-rules'
import type { Locale } from '@dovolilnice/contract/locale'
import { hoursAreOver } from '@dovolilnice/contract/parking/own-hours'
import type { OwnHours } from '@dovolilnice/contract/parking/own-hours'
import type { PermitKind, TariffPeriod, ValidityRule } from '@dovolilnice/contract/parking/permit-kind'
import { validityOf } from '@dovolilnice/contract/parking/validity'
import type { Validity } from '@dovolilnice/contract/parking/validity'
import { addDays, localDayOf, localMinutesOf } from '@dovolilnice/contract/primitives/local-day'

interface WantedDays {
  valid_from: string
  valid_until?: string
  period?: TariffPeriod
  period_count?: number
}

const fail = (path: string, rule: RuleName, locale: Locale): never => {
  throw new OperationError('validation', { fields: [fieldError(path, rule, locale)] })
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
