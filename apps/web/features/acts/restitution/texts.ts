import { defineTexts } from '../../../platform/translate/translate.ts'

export const texts = defineTexts({
  title: { sl: 'Vrnitev v prejšnje stanje', en: 'Restoration of a missed term' },
  none: { sl: 'Predloga za vrnitev v prejšnje stanje ni.', en: 'Nobody has proposed to restore a missed term.' },
  propose: { sl: 'Vpiši predlog za vrnitev', en: 'Record a proposal' },
  proposeHint: {
    sl: 'Stranka, ki je rok zamudila iz opravičenega vzroka, predlaga vrnitev v osmih dneh od prenehanja vzroka, najpozneje v treh mesecih od zamude. Predlogu priloži zamujeno vlogo.',
    en: 'A party that missed a term for a justified cause proposes its restoration within eight days of the end of the cause, at the latest three months after the missed term. It encloses what it missed to lodge.',
  },
  term: { sl: 'Kateri rok je bil zamujen', en: 'Which term was missed' },
  proposedOn: { sl: 'Predlog vložen dne', en: 'Proposed on' },
  ceasedOn: { sl: 'Vzrok prenehal ali stranka zvedela za zamudo dne', en: 'Cause ended, or party knew of it, on' },
  grounds: { sl: 'Kaj stranka navaja in s čim dokazuje', en: 'What the party says, and its proofs' },
  recorded: { sl: 'Predlog je vpisan.', en: 'The proposal is recorded.' },
  decide: { sl: 'Odloči o predlogu', en: 'Decide on the proposal' },
  decideHint: {
    sl: 'Izda se sklep, ki ga vročite. Če je vrnitev dovoljena, rok teče znova od vročitve sklepa.',
    en: 'An order is issued, which you serve. A restored term runs anew from the service of the order.',
  },
  setsAside: {
    sl: 'Z dovoljeno vrnitvijo se odpravi sklep o zavrženju vloge.',
    en: 'If the term is restored, the order that dismissed the application is set aside.',
  },
  outcome: { sl: 'Odločitev', en: 'Decision' },
  reason: { sl: 'Obrazložitev', en: 'Reasons' },
  decided: { sl: 'Sklep je izdan in čaka na vročanje.', en: 'The order is issued and waits to be served.' },
  inTime: { sl: 'Predlog je v roku (do {day}).', en: 'The proposal is in time (until {day}).' },
  late: { sl: 'Predlog je prepozen: rok se je iztekel {day}.', en: 'The proposal is late: its term ended on {day}.' },
  line: { sl: 'Zamujen {term}, predlog z dne {day}', en: 'Missed {term}, proposed on {day}' },
  orderLine: { sl: '{outcome}, sklep št. {number}', en: '{outcome}, order no. {number}' },
  withdraw: { sl: 'Umakni predlog', en: 'Take the proposal back' },
  withdrawText: { sl: 'Predlog ostane v zgodovini z razlogom umika.', en: 'The proposal stays in the history with the reason.' },
  withdrawnLine: { sl: 'Umaknjeno: {reason} ({name})', en: 'Taken back: {reason} ({name})' },
})
