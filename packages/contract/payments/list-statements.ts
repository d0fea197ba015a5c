import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../list.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'

const statementList = defineList({
  title: { sl: 'Bančni izpiski', en: 'Bank statements' },
  row: z.object({
    id: idSchema,
    upload_id: idSchema,
    file_name: z.string(),
    format: z.string(),
    bank_id: z.nullable(z.string()),
    opening_cents: z.nullable(z.int()),
    closing_cents: z.nullable(z.int()),
    entries: z.int(),
    added: z.int(),
    uploaded_at: instantSchema,
    uploaded_by_name: z.nullable(z.string()),
  }),
  columns: {
    uploaded_at: { title: { sl: 'Naložen', en: 'Uploaded' }, kind: 'instant', fixed: true },
    bank_id: { title: { sl: 'Oznaka izpiska', en: 'Statement' } },
    file_name: { title: { sl: 'Datoteka', en: 'File' } },
    entries: { title: { sl: 'Prometov', en: 'Movements' } },
    added: { title: { sl: 'Novih', en: 'New' } },
    opening_cents: { title: { sl: 'Začetno stanje', en: 'Opening balance' }, kind: 'money', hidden: true },
    closing_cents: { title: { sl: 'Končno stanje', en: 'Closing balance' }, kind: 'money', hidden: true },
    uploaded_by_name: { title: { sl: 'Naložil', en: 'Uploaded by' } },
    format: { title: { sl: 'Oblika', en: 'Form' }, hidden: true },
  },
  sortable: ['uploaded_at', 'bank_id', 'file_name', 'entries'],
  defaultSort: { key: 'uploaded_at', order: 'desc' },
  filters: z.object({ search: z.string().check(z.trim(), z.maxLength(120)) }),
})

/** The bank statements that were uploaded. */
export const listStatements = defineListOperation(statementList, {
  name: 'list-statements',
  path: 'v1/admin/documents/payments/statements',
  access: 'payments:read',
  summary: 'Uploaded bank statements',
})
