import { defineEventWords, field } from '../define-event-words.ts'
import { appealFeeLabels, appealFilterLabels, appealMannerLabels, decisionOutcomeLabels, dismissalGroundLabels } from './appeal-status.ts'

/** The words of the audit trail about appeals. */
export const appealEventWords = defineEventWords({
  subjects: { appeal: { sl: 'Pritožba', en: 'Appeal' } },
  actions: {
    'appeal:cancel': { sl: 'Vpis pritožbe storniran', en: 'Entry of an appeal cancelled' },
    'appeal:dismiss': { sl: 'Pritožba zavržena', en: 'Appeal dismissed' },
    'appeal:export': { sl: 'Izvožen seznam pritožb', en: 'List of appeals exported' },
    'appeal:grant': { sl: 'Pritožbi ugodeno', en: 'Appeal granted' },
    'appeal:list': { sl: 'Pregledan seznam pritožb', en: 'List of appeals viewed' },
    'appeal:lodge': { sl: 'Pritožba vpisana', en: 'Appeal recorded' },
    'appeal:read': { sl: 'Pregledana pritožba', en: 'Appeal viewed' },
    'appeal:read_letter': { sl: 'Preneseno spremno pismo pritožbe', en: 'Letter of an appeal downloaded' },
    'appeal:record_decision': { sl: 'Vpisana odločitev druge stopnje', en: 'Decision of second instance recorded' },
    'appeal:request_supplement': { sl: 'Zahtevana dopolnitev pritožbe', en: 'Supplement of an appeal requested' },
    'appeal:send': { sl: 'Pritožba poslana drugi stopnji', en: 'Appeal sent to second instance' },
    'appeal:serve_decision': { sl: 'Vpisana vročitev odločitve druge stopnje', en: 'Service of the second decision recorded' },
    'appeal:supplement': { sl: 'Pritožba dopolnjena', en: 'Appeal supplemented' },
    'appeal:take_back_decision': { sl: 'Vpis odločitve druge stopnje preklican', en: 'Entry of the second decision taken back' },
    'appeal:update': { sl: 'Podatki pritožbe popravljeni', en: 'Data of an appeal corrected' },
    'appeal:withdraw': { sl: 'Pritožba umaknjena', en: 'Appeal withdrawn' },
  },
  fields: {
    act_number: field('akt', 'act'),
    appellant_name: field('pritožnik', 'appellant'),
    by_representative: field('vložil zastopnik', 'lodged by a representative'),
    decision_number: field('odločba druge stopnje', 'decision of second instance'),
    decision_on: field('dan odločbe druge stopnje', 'day of that decision', { kind: 'start' }),
    decision_served_on: field('vročena stranki', 'served on the party', { kind: 'start' }),
    dismissal_ground: field('razlog zavrženja', 'ground of the dismissal', { choices: dismissalGroundLabels }),
    fee: field('taksa', 'fee', { choices: appealFeeLabels }),
    fee_note: field('pripis k taksi', 'note on the fee'),
    lodged_on: field('vložena', 'lodged', { kind: 'start' }),
    outcome: field('odločitev', 'outcome', { choices: decisionOutcomeLabels }),
    paper_place: field('kje je papir', 'where the paper lies'),
    papers: field('spisi', 'papers'),
    sent_on: field('poslana', 'sent', { kind: 'start' }),
    sent_to: field('komu', 'to whom'),
    withdrawn_on: field('umaknjena', 'withdrawn', { kind: 'start' }),
  },
  fieldsOf: {
    appeal: {
      manner: field('način vložitve', 'how lodged', { choices: appealMannerLabels }),
      status: field('stanje', 'status', { choices: appealFilterLabels }),
      text: field('besedilo', 'text'),
    },
  },
  hidden: ['act_id', 'record_id'],
})
