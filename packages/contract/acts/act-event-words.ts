import { rejectionReasonNames } from '../applications/decide/rejection-reasons.ts'
import { defineEventWords, field } from '../define-event-words.ts'
import { actKindLabels } from './act-kinds.ts'

/** The words of the audit trail about acts. */
export const actEventWords = defineEventWords({
  subjects: { act: { sl: 'Akt', en: 'Act' } },
  actions: {
    'act:settings': { sl: 'Nastavitve aktov spremenjene', en: 'Settings of acts changed' },
    'act:text': { sl: 'Besedilo akta spremenjeno', en: 'Text of an act changed' },
    'act:enact': { sl: 'Osnutek akta izdan', en: 'Draft of an act issued' },
    'act:discard': { sl: 'Osnutek akta opuščen', en: 'Draft of an act discarded' },
    'act:draft': { sl: 'Osnutek akta pripravljen', en: 'Draft of an act prepared' },
    'act:hear': { sl: 'Stranka pozvana k izjavi o ugotovitvah', en: 'Party asked to answer what was found out' },
    'act:answer_hearing': { sl: 'Stranka se je izjavila o ugotovitvah', en: 'Party has answered what was found out' },
    'act:export': { sl: 'Izvožen seznam aktov ali osnutkov', en: 'List of acts or drafts exported' },
    'act:list': { sl: 'Pregledan seznam aktov ali osnutkov', en: 'List of acts or drafts viewed' },
    'act:consignments': { sl: 'Prenesen seznam pošiljk', en: 'List of consignments downloaded' },
    'act:package': { sl: 'Akti izvoženi kot paket', en: 'Acts exported as a package' },
    'act:print': { sl: 'Akti pripravljeni za tisk', en: 'Acts made ready to print' },
    'act:preview': { sl: 'Pregledan osnutek akta', en: 'Draft of an act viewed' },
    'act:read': { sl: 'Akt prenesen', en: 'Act downloaded' },
    'act:issue': { sl: 'Akt izdan', en: 'Act issued' },
  },
  fields: {
    appeal_body: field('o pritožbi odloča', 'who decides on an appeal'),
    appeal_days: field('dni za pritožbo', 'days for an appeal'),
    appeal_fee_cents: field('taksa za pritožbo', 'fee of an appeal', { kind: 'cents' }),
    transmission_days: field('dni za predložitev pritožbe', 'days for sending an appeal on'),
    approval_remedy: field('pouk na dovolilnici', 'remedy on the permit'),
    approvals: field('oblika odobritve', 'form of an approval'),
    automatic_decider: field('samodejno izdaja v imenu', 'issues by itself in the name of', { kind: 'person' }),
    second_language: field('akti tudi v jeziku', 'acts also in', { choices: { it: { sl: 'italijanščina', en: 'Italian' } } }),
    competence: field('pristojnost', 'competence'),
    costs: field('stroški', 'costs'),
    legal_bases: field('pravne podlage', 'legal bases'),
    number_pattern: field('vzorec številke', 'pattern of the number'),
    answer: field('izjava', 'answer'),
    answer_until: field('rok za izjavo', 'term to answer', { kind: 'start' }),
    organ: field('organ', 'body'),
    place: field('kraj izdaje', 'place of issue'),
    acts: field('akti', 'acts'),
    text_version: field('različica besedila', 'version of the text'),
    reason_code: field('pogost razlog', 'usual reason', { choices: rejectionReasonNames }),
    act_kind: field('vrsta akta', 'kind of act', { choices: actKindLabels }),
    facts: field('dejstva in dokazi', 'facts and proofs'),
    fingerprint: field('prstni odtis (SHA-256)', 'fingerprint (SHA-256)'),
  },
})
