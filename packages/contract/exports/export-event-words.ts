import { defineEventWords } from '../define-event-words.ts'

/** The words of the audit trail about files of lists. What a file holds is told by the event of its list, for instance `permit:export`. */
export const exportEventWords = defineEventWords({
  subjects: { export: { sl: 'Izvoz', en: 'Export' } },
  actions: {
    'export:cancel': { sl: 'Izvoz preklican', en: 'Export cancelled' },
    'export:create': { sl: 'Izvožen seznam', en: 'List exported' },
    'export:delete': { sl: 'Izvoz izbrisan', en: 'Export deleted' },
    'export:download': { sl: 'Izvožena datoteka prenesena', en: 'Exported file downloaded' },
    'export:retry': { sl: 'Izvoz naročen znova', en: 'Export asked for again' },
  },
})
