import { defineEventWords, field } from '../define-event-words.ts'
import { deliveryLabels, schedulePeriodLabels } from './export-schedule.ts'

/** The words of the audit trail about files of lists. What a file holds is told by the event of its list, for instance `permit:export`. */
export const exportEventWords = defineEventWords({
  permissions: { 'exports:read': { sl: 'Izvozi podatkov', en: 'Data exports' } },
  topics: { exports: 'session' },
  subjects: { export: { sl: 'Izvoz', en: 'Export' } },
  actions: {
    'export:cancel': { sl: 'Izvoz preklican', en: 'Export cancelled' },
    'export:create': { sl: 'Izvožen seznam', en: 'List exported' },
    'export:delete': { sl: 'Izvoz izbrisan', en: 'Export deleted' },
    'export:download': { sl: 'Izvožena datoteka prenesena', en: 'Exported file downloaded' },
    'export:deliver': { sl: 'Mesečni izvoz poslan', en: 'Monthly export sent' },
    'export:schedule': { sl: 'Mesečni izvoz nastavljen', en: 'Monthly export set up' },
    'export:unschedule': { sl: 'Mesečni izvoz ustavljen', en: 'Monthly export ended' },
    'export:retry': { sl: 'Izvoz naročen znova', en: 'Export asked for again' },
  },
  fieldsOf: {
    export: {
      day: field('dan v mesecu', 'day of the month'),
      period: field('obdobje', 'period', { choices: schedulePeriodLabels }),
      delivery: field('dostava', 'delivery', {
        // Until November 2026 files were attached too.
        choices: { ...deliveryLabels, attachment: { sl: 'po e-pošti kot priloga', en: 'by e-mail as an attachment' } },
      }),
      target: field('komu ali kam', 'to'),
    },
  },
})
