import { defineEventWords, field } from '../define-event-words.ts'
import { actKindLabels } from './act-kinds.ts'

/** The words of the audit trail about acts. */
export const actEventWords = defineEventWords({
  subjects: { act: { sl: 'Akt', en: 'Act' } },
  actions: {
    'act:issue': { sl: 'Akt izdan', en: 'Act issued' },
  },
  fields: {
    act_kind: field('vrsta akta', 'kind of act', { choices: actKindLabels }),
    fingerprint: field('prstni odtis (SHA-256)', 'fingerprint (SHA-256)'),
  },
})
