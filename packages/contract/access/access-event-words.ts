import { defineEventWords, field } from '../define-event-words.ts'
import { misuseLabels, misuseOutcomeLabels } from './misuse.ts'
import { passPurposeLabels, passStateLabels } from './passes.ts'
import { accessEventLabels } from './access-log.ts'

/** The words of the audit trail about passages, holders and cards. */
export const accessEventWords = defineEventWords({
  subjects: {
    access_log: { sl: 'Prehod', en: 'Passage' },
    misuse: { sl: 'Sum zlorabe', en: 'Suspected abuse' },
    pass: { sl: 'Prepustnica', en: 'Pass' },
  },
  actions: {
    'access_log:export': { sl: 'Izvožen dnevnik prehodov', en: 'Access log exported' },
    'access_log:list': { sl: 'Pregledan dnevnik prehodov', en: 'Access log viewed' },
    'access_log:read': { sl: 'Pregledan zapis v dnevniku prehodov', en: 'Access log entry viewed' },
    'access_log:refusals': { sl: 'Pregledane zadnje zavrnitve', en: 'Last refusals viewed' },
    'access_log:report': { sl: 'Imetnik pravi, da prehod ni bil njegov', en: 'Holder says the passage was not theirs' },
    'access_log:settle_report': { sl: 'Odgovorjeno na prijavo prehoda', en: 'Report of a passage answered' },
    'access_log:tag': { sl: 'Zapis v dnevniku prehodov označen', en: 'Access log entry tagged' },
    'misuse:export': { sl: 'Izvoženi sumi zlorab', en: 'Suspected abuse exported' },
    'misuse:list': { sl: 'Pregledani sumi zlorab', en: 'Suspected abuse viewed' },
    'misuse:read': { sl: 'Pregledan sum zlorabe', en: 'A suspicion viewed' },
    'misuse:set_limits': { sl: 'Spremenjeni pragovi za sume zlorab', en: 'Limits of suspected abuse changed' },
    'misuse:settle': { sl: 'Ugotovljeno, ali gre za zlorabo', en: 'Said whether it was abuse' },
    'pass:end': { sl: 'Prepustnica končana', en: 'Pass ended' },
    'pass:export': { sl: 'Izvožene prepustnice', en: 'Passes exported' },
    'pass:issue': { sl: 'Prepustnica izdana', en: 'Pass issued' },
    'pass:list': { sl: 'Pregledane prepustnice', en: 'Passes viewed' },
    'permit_holder:export': { sl: 'Izvožen seznam imetnikov dovolilnic', en: 'List of permit holders exported' },
    'permit_holder:list': { sl: 'Pregledan seznam imetnikov', en: 'List of holders viewed' },
    'permit_holder:read': { sl: 'Pregledani podatki imetnika', en: 'Holder viewed' },
    'parking:check': { sl: 'Preverjeno, ali vozilo sme parkirati', en: 'Checked whether a vehicle may park' },
    'plate:check': { sl: 'Preverjena registrska oznaka', en: 'Plate checked' },
    'rfid_card:shift': { sl: 'Kartica prenesena na drugo dovolilnico', en: 'Card moved to another permit' },
  },
  fields: {
    claim: field('kaj pravi imetnik', 'what the holder says', {
      choices: { not_mine: { sl: 'prehod ni njegov', en: 'not theirs' }, mistake: { sl: 'zavrnitev je napaka', en: 'a mistake' } },
    }),
    credential: field('registrska oznaka, kartica ali telefon', 'credential'),
    event_name: field('vrsta dogodka', 'kind of event', { choices: accessEventLabels }),
    label: field('opomba k prehodu', 'tag'),
    speed_kmh: field('hitrost med stebričkoma (km/h)', 'speed between bollards (km/h)'),
    openings_a_day: field('običajnih prehodov na dan', 'usual passages a day'),
    plate_seconds: field('sekund med tablico in kartico', 'seconds between plate and card'),
    tries: field('poskusov', 'tries'),
    passages: field('prehodi', 'passages'),
    refused: field('samo zavrnjeni', 'refused only'),
    reported: field('samo neodgovorjene prijave', 'unanswered reports only'),
    tag: field('opomba k prehodu', 'tag'),
  },
  fieldsOf: {
    misuse: {
      kind: field('sum', 'suspicion', { choices: misuseLabels }),
      outcome: field('ugotovitev', 'finding', { choices: misuseOutcomeLabels }),
      open: field('samo nepregledani', 'only those not looked at'),
    },
    pass: {
      note: field('pojasnilo', 'explanation'),
      purpose: field('namen', 'purpose', { choices: passPurposeLabels }),
      from_at: field('velja od', 'valid from', { kind: 'start' }),
      until_at: field('velja do', 'valid until', { kind: 'start' }),
      state: field('stanje', 'state', { choices: passStateLabels }),
    },
  },
})
