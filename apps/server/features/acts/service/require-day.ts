import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { RuleName } from '@dovolilnice/contract/field-rules'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Context } from '../../../platform/http/context.ts'

/** Refuses a field with the sentence of a rule. @throws OperationError `validation` */
export const refuse = ({ locale }: Context, path: string, rule: RuleName, day?: string): never => {
  throw new OperationError('validation', {
    fields: [fieldError(path, rule, locale, day === undefined ? {} : { day: dayInWords(day, locale) })],
  })
}

/** Holds that a day is not before another and not ahead. @throws OperationError `validation` */
export const requireDay = (context: Context, path: string, day: string, earliest: string): void => {
  if (day < earliest) refuse(context, path, 'day_too_early', earliest)
  if (day > localDayOf(context.now)) refuse(context, path, 'day_future')
}
