import { isLocalDay, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { StatementError } from './statement.ts'

/**
 * An amount with a decimal point as hundredths: `8.85`, `8.850` and `8.85000` are 885. Never by way of a float.
 * @throws StatementError for a fraction of a cent, and for what is no amount, or one that no payment to a town has (a milliard and more)
 */
export const centsOf = (written: string): number => {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d{1,9})(?:\.(\d{1,17}))?$/.exec(written) ?? []
  if (whole === '' || /[1-9]/.test(fraction.slice(2))) throw new StatementError('statement_amount', { amount: written.slice(0, 40) })
  const cents = Number(whole + fraction.slice(0, 2).padEnd(2, '0'))
  return sign === '-' ? -cents : cents
}

/** An amount of ISO 20022, which never has a sign: the direction stands beside it. @throws StatementError as `centsOf` */
export const unsignedCentsOf = (written: string): number => {
  const cents = centsOf(written)
  if (/^[+-]/.test(written)) throw new StatementError('statement_amount', { amount: written.slice(0, 40) })
  return cents
}

/** A day of a year in which a bank books: not the 9999 that programs write for never. */
export const isBookable = (day: string): boolean => isLocalDay(day) && day >= '1990' && day < '2100'

/**
 * A day, or the local day of an instant (`2014-12-31T23:30:00Z` is 1 January here). Without a zone an instant is local, as banks mean it.
 * @throws StatementError for what is no day
 */
export const dayOf = (written: string): string => {
  const [, day = '', time, zone] = /^(\d{4}-\d\d-\d\d)(T[\d:.]+)?(Z|[+-]\d\d:\d\d)?$/.exec(written) ?? []
  if (!isBookable(day)) throw new StatementError('statement_day', { day: written.slice(0, 40) })
  if (time === undefined || zone === undefined) return day
  const instant = new Date(written)
  return Number.isNaN(instant.getTime()) ? day : localDayOf(instant)
}
