import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
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
