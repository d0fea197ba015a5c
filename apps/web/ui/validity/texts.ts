import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  validCalendar: { sl: 'do {day} naslednjega leta', en: 'until {day} of the next year' },
  validSameYear: { sl: 'do konca leta', en: 'to the end of the year' },
  validPeriods: { sl: 'toliko, kot izberete, največ {days} dni', en: 'as long as you choose, at most {days} days' },
  validDocument: { sl: 'do izteka dokazila, največ {days} dni', en: 'until the document expires, at most {days} days' },
  validOpen: { sl: 'do preklica, največ {days} dni', en: 'until revoked, at most {days} days' },
  validReplaced: { sl: 'toliko kot dovolilnica, ki jo nadomesti', en: 'as long as the permit it replaces' },
})
