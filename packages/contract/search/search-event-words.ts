import { defineEventWords, field } from '../define-event-words.ts'

/** The words of the audit trail about the search through all records. */
export const searchEventWords = defineEventWords({
  actions: { 'search:find': { sl: 'Iskanje po zapisih', en: 'Records searched' } },
  fields: { found: field('najdenih zapisov', 'records found'), q: field('iskano', 'searched for') },
})
