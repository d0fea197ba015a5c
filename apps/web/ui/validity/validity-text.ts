import { languageTags } from '@dovolilnice/contract/locale'
import type { ValidityRule } from '@dovolilnice/contract/parking/permit-kind'
import { defineTexts, pageLocale, t } from '../../platform/kit.ts'

const texts = defineTexts({
  validCalendar: { sl: 'do {day} naslednjega leta', en: 'until {day} of the next year' },
  validSameYear: { sl: 'do konca leta', en: 'to the end of the year' },
  validPeriods: {
    sl: {
      one: 'za izbrano obdobje, največ {count} dan',
      two: 'za izbrano obdobje, največ {count} dneva',
      few: 'za izbrano obdobje, največ {count} dni',
      other: 'za izbrano obdobje, največ {count} dni',
    },
    en: { one: 'for the period you choose, at most {count} day', other: 'for the period you choose, at most {count} days' },
  },
  validDocument: {
    sl: {
      one: 'do izteka dokazila, največ {count} dan',
      two: 'do izteka dokazila, največ {count} dneva',
      few: 'do izteka dokazila, največ {count} dni',
      other: 'do izteka dokazila, največ {count} dni',
    },
    en: { one: 'until the document expires, at most {count} day', other: 'until the document expires, at most {count} days' },
  },
  validOpen: {
    sl: {
      one: 'do odvzema, največ {count} dan',
      two: 'do odvzema, največ {count} dneva',
      few: 'do odvzema, največ {count} dni',
      other: 'do odvzema, največ {count} dni',
    },
    en: { one: 'until revoked, at most {count} day', other: 'until revoked, at most {count} days' },
  },
  validReplaced: { sl: 'enako kot dovolilnica, ki jo nadomešča', en: 'as long as the permit it replaces' },
})

export const monthNames = (): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(languageTags[pageLocale()], { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month, 1))),
  )

const dayAndMonth = (month: number, day: number): string =>
  // Slovenian would need the month's genitive, which the formatter does not know beside a day.
  new Intl.DateTimeFormat(languageTags[pageLocale()], {
    day: 'numeric',
    month: pageLocale() === 'sl' ? 'numeric' : 'long',
    timeZone: 'UTC',
  }).format(
    // A leap year, so that 29 February is a day.
    new Date(Date.UTC(2028, month - 1, Math.min(day, new Date(Date.UTC(2028, month, 0)).getUTCDate()))),
  )

/** How the end of a permit follows from its first day, in words. */
export const validityText = (rule: ValidityRule): string => {
  switch (rule.rule) {
    case 'calendar_year':
      if (rule.lastMonth === 12 && rule.lastDay === 31) return t(texts.validSameYear)
      return t(texts.validCalendar, { day: dayAndMonth(rule.lastMonth, rule.lastDay) })
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
