import { defineEventWords, field } from '../define-event-words.ts'
import { retentionStatusLabels } from './retention/retention.ts'

/** The words of the audit trail about retention and a person's own data. */
export const privacyEventWords = defineEventWords({
  permissions: {
    'privacy:read': { sl: 'Pregled varstva podatkov', en: 'See data protection' },
    'privacy:write': { sl: 'Vodenje varstva podatkov', en: 'Conduct data protection' },
  },
  topics: { privacy: 'privacy:read' },
  subjects: { retention: { sl: 'Izvajanje rokov hrambe', en: 'Run of the retention' } },
  actions: {
    'account:download_data': { sl: 'Lastni podatki preneseni', en: 'Own data downloaded' },
    'impact_assessment:download': { sl: 'Prenesena predloga ocene učinka', en: 'Template of the impact assessment downloaded' },
    'privacy:anonymise': { sl: 'Podatki po izteku roka hrambe anonimizirani', en: 'Data anonymised after the retention period' },
    'privacy:forget_refused': {
      sl: 'Pozabljeno, kar je bilo prebrano pri zavrnjenih vozilih',
      en: 'What was read of refused vehicles forgotten',
    },
    'processing_records:download': { sl: 'Prenesena evidenca dejavnosti obdelave', en: 'Records of processing downloaded' },
    'retention:confirm': { sl: 'Izvajanje rokov hrambe potrjeno', en: 'Run of the retention confirmed' },
    'retention:export': { sl: 'Izvožen seznam izvajanja rokov hrambe', en: 'Runs of the retention exported' },
    'retention:list': { sl: 'Pregledano izvajanje rokov hrambe', en: 'Runs of the retention viewed' },
    'retention:preview': { sl: 'Poskus rokov hrambe', en: 'Dry run of the retention' },
  },
  fields: { language: field('jezik', 'language'), permits: field('dovolilnice', 'permits') },
  fieldsOf: {
    retention: {
      rows: field('vrstic', 'rows'),
      status: field('stanje', 'status', { choices: retentionStatusLabels }),
      until: field('poteklo do vključno', 'over up to and with', { kind: 'start' }),
    },
  },
  hidden: ['anonymised_at'],
})
