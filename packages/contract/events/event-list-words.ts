import { defineEventWords, field } from '../define-event-words.ts'

const eventKindLabels = { change: { sl: 'spremembe', en: 'changes' }, read: { sl: 'vpogledi', en: 'looks at data' } }

/** The words of the audit trail about its own readings, which are events too. */
export const eventListWords = defineEventWords({
  actions: {
    'event:export': { sl: 'Izvožen seznam dogodkov', en: 'Event list exported' },
    'event:list': { sl: 'Pregledan seznam dogodkov', en: 'Event list viewed' },
  },
  fields: { subject_type: field('vrsta zapisa', 'kind of record') },
  fieldsOf: {
    event: {
      actor_id: field('kdo', 'who', { kind: 'person' }),
      kind: field('vrsta dogodka', 'kind of event', { choices: eventKindLabels }),
    },
  },
})
