import { defineEventWords, field } from '../define-event-words.ts'
import { verdictLabels } from './document-verdict-labels.ts'

const mediaTypes = {
  'application/pdf': { sl: 'PDF', en: 'PDF' },
  'image/jpeg': { sl: 'fotografija JPEG', en: 'JPEG picture' },
  'image/png': { sl: 'slika PNG', en: 'PNG picture' },
  'image/heic': { sl: 'fotografija HEIC', en: 'HEIC picture' },
}

/** The words of the audit trail about documents. */
export const documentEventWords = defineEventWords({
  permissions: {
    'documents:read': { sl: 'Pregled dokumentov', en: 'See documents' },
    'documents:delete': { sl: 'Brisanje dokumentov', en: 'Delete documents' },
  },
  subjects: { document: { sl: 'Dokument', en: 'Document' } },
  actions: {
    'document:delete': { sl: 'Dokazilo izbrisano', en: 'Document deleted' },
    'document:export': { sl: 'Izvožen seznam dokazil', en: 'List of documents exported' },
    'document:judge': { sl: 'Dokazilo presojeno', en: 'Document judged' },
    'document:list': { sl: 'Pregledan seznam dokazil', en: 'List of documents viewed' },
    'document:read': { sl: 'Pregledano dokazilo', en: 'Document viewed' },
  },
  fields: {
    byte_size: field('velikost', 'size', { kind: 'bytes' }),
    documents: field('dokazila', 'documents', { kind: 'documents' }),
    expires_before: field('poteče najpozneje', 'expires by', { kind: 'end' }),
    expires_from: field('poteče najprej', 'expires from', { kind: 'start' }),
    file_name: field('datoteka', 'file'),
    media_type: field('vrsta datoteke', 'type of file', { choices: mediaTypes }),
    outlived: field('poteče pred dovolilnico', 'ends before its permit'),
  },
  fieldsOf: {
    document: {
      type: field('dokazilo', 'document', { kind: 'document_type' }),
      verdict: field('presoja', 'judgement', { choices: verdictLabels }),
    },
  },
  hidden: ['sha256'],
})
