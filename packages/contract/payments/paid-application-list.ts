import { z } from 'zod/mini'
import { defineList } from '../list.ts'
import { localDaySchema } from '../primitives/field-schemas.ts'
import { idSchema } from '../primitives/ids.ts'

export const paidApplicationList = defineList({
  title: { sl: 'Plačane vloge', en: 'Paid applications' },
  row: z.object({
    id: idSchema,
    number: z.string(),
    name: z.string(),
    fee_cents: z.int(),
    received_cents: z.int(),
    /** The day of the last payment. */
    paid_on: localDaySchema,
    permit_number: z.nullable(z.string()),
  }),
  columns: {
    number: { title: { sl: 'Vloga', en: 'Application' }, fixed: true },
    name: { title: { sl: 'Vlagatelj', en: 'Applicant' }, wide: true },
    fee_cents: { title: { sl: 'Cena', en: 'Price' }, kind: 'money' },
    received_cents: { title: { sl: 'Prejeto', en: 'Received' }, kind: 'money' },
    paid_on: { title: { sl: 'Plačano', en: 'Paid' }, kind: 'day' },
    permit_number: { title: { sl: 'Dovolilnica', en: 'Permit' } },
  },
  sortable: ['number', 'name', 'paid_on', 'received_cents'],
  defaultSort: { key: 'paid_on', order: 'desc' },
  filters: z.object({
    search: z.string().check(z.trim(), z.maxLength(120)),
    /** True: only those that wait for their permit. */
    without_permit: z.boolean(),
    /** True: only those for which no invoice is issued, or whose invoice was taken back. */
    without_invoice: z.boolean(),
  }),
})
