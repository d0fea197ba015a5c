import { defineEventWords, field } from '../define-event-words.ts'
import { failedJobStatusLabels } from './jobs.ts'

/** The words of the audit trail about background work. */
export const jobEventWords = defineEventWords({
  permissions: { 'jobs:manage': { sl: 'Opravila v ozadju', en: 'Background work' } },
  subjects: { job: { sl: 'Opravilo v ozadju', en: 'Background work' } },
  actions: {
    'job:list': { sl: 'Pregledana neuspela opravila', en: 'Failed work viewed' },
    'job:export': { sl: 'Izvožena neuspela opravila', en: 'Failed work exported' },
    'job:retry': { sl: 'Opravilo poskušeno znova', en: 'Work tried again' },
  },
  fieldsOf: {
    job: {
      count: field('opravil', 'pieces of work'),
      attempts: field('poskusov', 'tries'),
      status: field('stanje', 'status', { choices: failedJobStatusLabels }),
    },
  },
})
