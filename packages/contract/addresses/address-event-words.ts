import { defineEventWords, field } from '../define-event-words.ts'

/** The words of the audit trail about the list of streets and house numbers. */
export const addressEventWords = defineEventWords({
  actions: { 'addresses:load': { sl: 'Seznam naslovov naložen', en: 'List of addresses loaded' } },
  fieldsOf: {
    addresses: {
      addresses: field('naslovov', 'addresses'),
      streets: field('ulic', 'streets'),
      added: field('novih', 'new'),
      removed: field('odstranjenih', 'removed'),
    },
  },
})
