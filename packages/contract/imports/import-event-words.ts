import { defineEventWords, field } from '../define-event-words.ts'
import { importStatusLabels, importSubjectLabels } from './import.ts'

/** The words of the audit trail about imports of files. */
export const importEventWords = defineEventWords({
  subjects: { import: { sl: 'Uvoz', en: 'Import' } },
  actions: {
    'import:start': { sl: 'Uvoz datoteke začet', en: 'Import of a file begun' },
    'import:run': { sl: 'Uvoz datoteke', en: 'File imported' },
    'import:undo': { sl: 'Razveljavitev uvoza začeta', en: 'Undoing of an import begun' },
    'import:undone': { sl: 'Uvoz razveljavljen', en: 'Import undone' },
  },
  fieldsOf: {
    import: {
      subject: field('kaj', 'what', { choices: importSubjectLabels }),
      rows: field('vrstic', 'rows'),
      status: field('stanje', 'state', { choices: importStatusLabels }),
      create: field('novih', 'new'),
      change: field('spremenjenih', 'changed'),
      same: field('že obstoječih', 'there already'),
      refuse: field('zavrnjenih', 'refused'),
      taken_back: field('razveljavljenih', 'taken back'),
      kept: field('ohranjenih', 'kept'),
    },
  },
})
