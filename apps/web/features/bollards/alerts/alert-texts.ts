import { withWords } from '../../../platform/kit.ts'

export const alertTexts = withWords({
  alerts: { sl: 'Opozorila stebričkov', en: 'Alerts of bollards' },
  onlyOpen: { sl: 'Samo odprta', en: 'Only open' },
  alert: { sl: 'Opozorilo', en: 'Alert' },
  take: { sl: 'Grem tja', en: 'I go' },
  takeOf: { sl: 'Grem tja: {name}, {what}', en: 'I go: {name}, {what}' },
  taken: { sl: 'Opozorilo ste prevzeli.', en: 'You have taken the alert.' },
  takenBy: { sl: '{name} gre tja', en: '{name} goes there' },
  none: { sl: 'Ni opozoril', en: 'No alerts' },
  noneText: {
    sl: 'Tu so okvare, izpadi povezave, manjkajoči seznami, napačne ure in vroče naprave. Opozorilo se konča samo od sebe, ko je spet vse v redu.',
    en: 'Faults, lost links, missing lists, wrong clocks and hot devices stand here. An alert ends by itself when all is well again.',
  },
  availability: { sl: 'Razpoložljivost', en: 'Availability' },
  availabilityText: {
    sl: 'Delež časa brez okvare, izpada in manjkajočega seznama ter, kjer je bilo kaj od tega, koliko je skupaj trajalo.',
    en: 'Share of the time without a fault, lost link or missing list and, where there was one, how long they lasted together.',
  },
  noBollards: { sl: 'Dodan ni še noben stebriček.', en: 'No bollard has been entered yet.' },
  settings: { sl: 'Obveščanje', en: 'Who is told' },
  saved: { sl: 'Obveščanje je shranjeno.', en: 'Saved who is told.' },
  offlineMinutes: { sl: 'Opozorilo po minutah brez povezave', en: 'Alert after minutes without a link' },
  escalateMinutes: { sl: 'Posredovano naprej po minutah', en: 'Told on after minutes' },
  mailTo: { sl: 'Komu gre opozorilo', en: 'Who is told' },
  mailToHint: { sl: 'Prazno: na e-poštni naslov občine.', en: 'Empty: the address of the municipality.' },
  escalateTo: { sl: 'Komu, če ga nihče ne prevzame', en: 'Who, when nobody takes it' },
  escalateToHint: { sl: 'Prazno: na isti naslov.', en: 'Empty: the same address.' },
})
