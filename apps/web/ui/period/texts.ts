import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  period: { sl: 'Obdobje', en: 'Period' },
  from: { sl: 'Od', en: 'From' },
  until: { sl: 'Do vključno', en: 'To and including' },
  thisMonth: { sl: 'Ta mesec', en: 'This month' },
  lastMonth: { sl: 'Prejšnji mesec', en: 'Last month' },
  thisYear: { sl: 'Letos', en: 'This year' },
  lastYear: { sl: 'Lani', en: 'Last year' },
  yesterday: { sl: 'Včeraj', en: 'Yesterday' },
  twelveWeeks: { sl: 'Zadnjih 12 tednov', en: 'Last 12 weeks' },
})
