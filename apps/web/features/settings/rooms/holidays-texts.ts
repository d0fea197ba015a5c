import { withWords } from '../../../platform/kit.ts'

export const holidayTexts = withWords({
  closed: { sl: 'Dela prosti dnevi občine', en: 'Days on which the municipality is closed' },
  closedHow: {
    sl: 'Na te dni se ne izteče noben rok in niso delovni dnevi, kakor prazniki države (101. člen ZUP). Roki, ki že tečejo, ostanejo, kakršni so; pritožbeni rok se šteje znova ob naslednjem vpisu o aktu. Preteklih dni ni mogoče dodati ali odstraniti. Stebrički jih imajo za praznike.',
    en: 'No term ends on these days and they are not working days, like the holidays of the state (ZUP, art. 101). Terms that run already stay as they are; a term of appeal is counted anew at the next entry about its act. Days that have passed can be neither added nor removed. Bollards take them for holidays.',
  },
  add: { sl: 'Dodaj dan', en: 'Add a day' },
  remove: { sl: 'Odstrani {number}. dan', en: 'Remove day {number}' },
  none: { sl: 'Občina nima svojih dela prostih dni.', en: 'The municipality has no closed days of its own.' },
  state: { sl: 'Dela prosti dnevi države', en: 'Work-free days of the state' },
  stateHow: { sl: 'Izračunani so po zakonu in jih ni treba vpisovati.', en: 'They are reckoned by the law and need not be entered.' },
  year: { sl: 'Leto', en: 'Year' },
  holiday: { sl: 'Praznik', en: 'Holiday' },
  weekday: { sl: 'Dan v tednu', en: 'Weekday' },
  touched: { sl: 'Roki, ki se iztečejo na te dni in ostanejo, kakršni so', en: 'Terms that end on these days and stay as they are' },
  parties: {
    sl: { one: '{count} rok stranke', two: '{count} roka strank', few: '{count} roki strank', other: '{count} rokov strank' },
    en: { one: '{count} term of a party', other: '{count} terms of parties' },
  },
  authority: {
    sl: { one: '{count} rok občine', two: '{count} roka občine', few: '{count} roki občine', other: '{count} rokov občine' },
    en: { one: '{count} term of the municipality', other: '{count} terms of the municipality' },
  },
  appeals: {
    sl: {
      one: '{count} pritožbeni rok',
      two: '{count} pritožbena roka',
      few: '{count} pritožbeni roki',
      other: '{count} pritožbenih rokov',
    },
    en: { one: '{count} term of appeal', other: '{count} terms of appeal' },
  },
})
