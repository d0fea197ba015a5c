import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema, idSchema, instantSchema } from '../../primitives/field-schemas.ts'
import { defineList, defineListOperation } from '../../list.ts'
import { textIn } from '../../locale.ts'
import { statementFaultLabels, statementFaults } from './statement-faults.ts'

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
    faults: z.array(z.enum(statementFaults)),
  }),
  columns: {
    uploaded_at: { title: { sl: 'Naložen', en: 'Uploaded' }, kind: 'instant', fixed: true },
    bank_id: { title: { sl: 'Oznaka izpiska', en: 'Statement' } },
    file_name: { title: { sl: 'Datoteka', en: 'File' } },
    entries: { title: { sl: 'Prometov', en: 'Movements' } },
    added: { title: { sl: 'Novih', en: 'New' } },
    faults: {
      title: { sl: 'Napake', en: 'Faults' },
      wide: true,
      text: ({ faults }, locale) => faults.map((fault) => textIn(statementFaultLabels[fault], locale)).join(' '),
    },
    opening_cents: { title: { sl: 'Začetno stanje', en: 'Opening balance' }, kind: 'money', hidden: true },
    closing_cents: { title: { sl: 'Končno stanje', en: 'Closing balance' }, kind: 'money', hidden: true },
    uploaded_by_name: { title: { sl: 'Naložil', en: 'Uploaded by' } },
    format: { title: { sl: 'Oblika', en: 'Form' }, hidden: true },
  },
  sortable: ['uploaded_at', 'bank_id', 'file_name', 'entries'],
  defaultSort: { key: 'uploaded_at', order: 'desc' },
  filters: z.object({
    search: z.string().check(z.trim(), z.maxLength(120)),
    /** True: only those in which something is wrong that no clerk has checked. */
    with_faults: z.boolean(),
  }),
})

export const listStatements = defineListOperation(statementList, {
  name: 'list-statements',
  path: 'v1/admin/documents/payments/statements',
  access: 'payments:read',
  summary: 'Uploaded bank statements',
})

/** A clerk has found out why a statement does not fit, and says so: its faults are not pointed out any more. */
export const checkStatement = defineOperation({
  name: 'check-statement',
  path: 'v1/admin/documents/payments/statements/{id}/check',
  access: 'payments:write',
  summary: 'Says why a statement that does not fit is right',
  body: z.object({ reason: reasonSchema }),
  audit: { action: 'statement:check', kind: 'change' },
})
