import { defineEventWords, field } from '../define-event-words.ts'

/** The words of the audit trail about pro-formas. */
export const proFormaEventWords = defineEventWords({
  subjects: { pro_forma: { sl: 'Predračun', en: 'Pro-forma' } },
  actions: {
    'pro_forma:issue': { sl: 'Predračun izdan', en: 'Pro-forma issued' },
    'pro_forma:read': { sl: 'Pregledan predračun', en: 'Pro-forma viewed' },
  },
  fields: {
    pro_forma: field('predračun', 'pro-forma'),
  },
})
