import { defineEventWords, field } from '../define-event-words.ts'

/** The words of the audit trail about retention and a person's own data. */
export const privacyEventWords = defineEventWords({
  actions: {
    'account:download_data': { sl: 'Lastni podatki preneseni', en: 'Own data downloaded' },
    'privacy:anonymise': { sl: 'Podatki po izteku roka hrambe anonimizirani', en: 'Data anonymised after the retention period' },
  },
  fields: { permits: field('dovolilnice', 'permits') },
  hidden: ['anonymised_at'],
})
