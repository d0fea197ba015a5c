import { daysBetween } from '../primitives/local-day.ts'
import { localDaySchema } from '../primitives/field-schemas.ts'

/** Days that one call may ask for: a leap year. */
const mostDays = 366

/** Local days, half-open: `until` is the first day that is no longer meant. */
export const periodFields = { from: localDaySchema, until: localDaySchema }

/** A period has at least one day and at most a year. */
export const periodCheck = ({ value, issues }: { value: { from: string; until: string }; issues: object[] }): void => {
  if (value.until <= value.from) issues.push({ code: 'custom', path: ['until'], message: 'period_reversed', input: value.until })
  else if (daysBetween(value.from, value.until) > mostDays)
    issues.push({ code: 'custom', path: ['until'], message: 'period_too_long_to_sum', input: value.until })
}
