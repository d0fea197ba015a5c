import { languageTags } from '@dovolilnice/contract/locale'
import type { Locale } from '@dovolilnice/contract/locale'
import type { ValidityRule } from '@dovolilnice/contract/parking/permit-kind'
import type { Translate } from '../../platform/translate/use-translate.ts'
import { texts } from './texts.ts'

/** The months' names, January first. */
export const monthNames = (locale: Locale): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(languageTags[locale], { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month, 1))),
  )

const dayAndMonth = (month: number, day: number, locale: Locale): string =>
  // Slovenian would need the month's genitive, which the formatter does not know beside a day.
  new Intl.DateTimeFormat(languageTags[locale], { day: 'numeric', month: locale === 'sl' ? 'numeric' : 'long', timeZone: 'UTC' }).format(
    // A leap year, so that 29 February is a day.
    new Date(Date.UTC(2028, month - 1, Math.min(day, new Date(Date.UTC(2028, month, 0)).getUTCDate()))),
  )

/** How the end of a permit follows from its first day, in words. */
export const validityText = (rule: ValidityRule, t: Translate, locale: Locale): string => {
  switch (rule.rule) {
    case 'calendar_year':
      if (rule.lastMonth === 12 && rule.lastDay === 31) return t(texts.validSameYear)
      return t(texts.validCalendar, { day: dayAndMonth(rule.lastMonth, rule.lastDay, locale) })
    case 'periods':
      return t(texts.validPeriods, { count: rule.maxDays })
    case 'document':
      return t(texts.validDocument, { count: rule.maxDays })
    case 'open':
      return t(texts.validOpen, { count: rule.maxDays })
    case 'replaced':
      return t(texts.validReplaced)
  }
}
