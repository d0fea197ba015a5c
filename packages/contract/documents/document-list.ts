import { z } from 'zod/mini'
import { defineList } from '../list.ts'
import { localDaySchema } from '../primitives/field-schemas.ts'
import { documentSchema } from './document.ts'

export const documentList = defineList({
  title: { sl: 'Dokazila', en: 'Documents' },
  row: documentSchema,
  columns: {
    type_name: { title: { sl: 'Dokazilo', en: 'Document' }, kind: 'name', fixed: true },
    holder_name: { title: { sl: 'Vlagatelj', en: 'Applicant' }, wide: true },
    expires_on: { title: { sl: 'Velja do', en: 'Valid until' }, kind: 'day' },
    outlived_by: {
      title: { sl: 'Dovolilnica velja dlje', en: 'Its permit is valid longer' },
      text: ({ outlived_by: permit }) => permit?.number ?? '',
    },
    application_number: {
      title: { sl: 'Priloženo k', en: 'Belongs to' },
      text: ({ application_number: application, permit_number: permit }) => application ?? permit ?? '',
    },
    file_name: { title: { sl: 'Datoteka', en: 'File' }, hidden: true },
    created_at: { title: { sl: 'Priloženo', en: 'Added' }, kind: 'instant' },
  },
  sortable: ['created_at', 'type', 'file_name', 'byte_size', 'expires_on', 'application_number', 'holder_name'],
  defaultSort: { key: 'created_at', order: 'desc' },
  filters: z.object({
    /** A part of the file's name, the application's or permit's number, or the holder's name. */
    search: z.string().check(z.maxLength(120)),
    type: z.string().check(z.maxLength(40)),
    /** Half-open local days: what expires from, and before. */
    expires_from: localDaySchema,
    expires_before: localDaySchema,
    /** True: only documents required by a permit in force that is valid longer than the document. */
    outlived: z.boolean(),
    /** True: also those whose content has been deleted. */
    deleted: z.boolean(),
  }),
})
