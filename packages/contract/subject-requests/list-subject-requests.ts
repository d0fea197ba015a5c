import { z } from 'zod/mini'
import { textIn } from '../in-language.ts'
import { defineList, defineListOperation } from '../list.ts'
import { requestKindLabels, requestOutcomeLabels, requestStatuses, requestStatusLabels } from './subject-request-codes.ts'
import { subjectRequestRowSchema } from './subject-request.ts'

const subjectRequestList = defineList({
  title: { sl: 'Zahteve posameznikov', en: 'Requests of data subjects' },
  row: subjectRequestRowSchema,
  columns: {
    number: { title: { sl: 'Številka', en: 'Number' }, fixed: true },
    status: { title: { sl: 'Stanje', en: 'Status' }, labels: requestStatusLabels },
    name: { title: { sl: 'Oseba', en: 'Person' }, wide: true },
    kinds: {
      title: { sl: 'Kaj zahteva', en: 'What is asked' },
      text: ({ kinds }, locale) => kinds.map((kind) => textIn(requestKindLabels[kind], locale)).join('; '),
      wide: true,
    },
    received_on: { title: { sl: 'Prejeta', en: 'Received' }, kind: 'day' },
    due_on: { title: { sl: 'Rok', en: 'Due' }, kind: 'day' },
    outcome: { title: { sl: 'Izid', en: 'Outcome' }, labels: requestOutcomeLabels },
    entered_by_name: { title: { sl: 'Vpisal', en: 'Entered by' }, hidden: true },
  },
  sortable: ['number', 'name', 'received_on', 'due_on'],
  defaultSort: { key: 'received_on', order: 'desc' },
  filters: z.object({
    /** A part of the number or the name. */
    search: z.string().check(z.trim(), z.maxLength(120)),
    /** `open`: every request that is not closed. */
    status: z.enum(['open', ...requestStatuses]),
  }),
})

/** Requests of people about their own data. */
export const listSubjectRequests = defineListOperation(subjectRequestList, {
  name: 'list-subject-requests',
  path: 'v1/admin/subject-requests',
  access: 'privacy:read',
  summary: 'Requests of data subjects',
  audit: { action: 'subject_request:list', kind: 'read' },
})
