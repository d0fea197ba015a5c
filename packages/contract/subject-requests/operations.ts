import { z } from 'zod/mini'
import { defineOperation, defineRead, idParams } from '../operation.ts'
import {
  idSchema,
  instantSchema,
  citySchema,
  emailSchema,
  localDaySchema,
  nameSchema,
  phoneSchema,
  plateSchema,
  postCodeSchema,
  reasonSchema,
  streetSchema,
  taxNumberSchema,
} from '../primitives/field-schemas.ts'
import { steppedRequestSchema, subjectMatchSchema, subjectRequestRowSchema, subjectRequestSchema } from './subject-request.ts'
import { locales, textIn } from '../locale.ts'
import { defineList, defineListOperation } from '../list.ts'
import {
  requestChannels,
  requestKindLabels,
  requestKinds,
  requestOutcomeLabels,
  requestStatuses,
  requestStatusLabels,
} from './subject-request-codes.ts'

const subjectFiles = ['json', 'pdf'] as const

/** The data as it was prepared for the person, byte for byte. */
export const downloadSubjectFile = defineRead({
  name: 'download-subject-file',
  path: 'v1/admin/subject-requests/steps/{id}/{format}',
  access: 'privacy:read',
  summary: 'Data prepared for a data subject (JSON or PDF)',
  params: z.object({ id: idSchema, format: z.enum(subjectFiles) }),
  errors: ['not_found'],
  audit: { action: 'subject_request:download', kind: 'read', everyTime: true },
})

/** Rows of one table that are shown at most; the newest. */
export const mostMatches = 200

/** What name, e-mail, phone, plate and tax number of a request lead to, in every part of the program; chosen records stand first. */
export const findSubjectMatches = defineRead({
  name: 'find-subject-matches',
  path: 'v1/admin/subject-requests/{id}/matches',
  access: 'privacy:read',
  summary: 'Records that may be about the person of a request',
  output: z.object({ items: z.array(subjectMatchSchema), is_cut: z.boolean() }),
  audit: { action: 'subject_request:find', kind: 'read' },
})

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

export const listSubjectRequests = defineListOperation(subjectRequestList, {
  name: 'list-subject-requests',
  path: 'v1/admin/subject-requests',
  access: 'privacy:read',
  summary: 'Requests of data subjects',
  audit: { action: 'subject_request:list', kind: 'read' },
})

/** Whether a record may only be stored (GDPR, article 18), since when and by which request. */
export const readRestriction = defineRead({
  name: 'read-restriction',
  path: 'v1/admin/restrictions/{id}',
  access: 'admin:resources',
  summary: 'Whether the processing of a record is restricted',
  params: idParams,
  output: z.object({ restriction: z.nullable(z.object({ request_number: z.string(), since: instantSchema })) }),
})

/** The letter with which a request was answered (PDF), the same bytes every time. */
export const readSubjectLetter = defineRead({
  name: 'read-subject-letter',
  path: 'v1/admin/subject-requests/{id}/letter',
  access: 'privacy:read',
  summary: 'The answer to a request of a data subject (PDF)',
  audit: { action: 'subject_request:read_letter', kind: 'read' },
})

export const readSubjectRequest = defineRead({
  name: 'read-subject-request',
  path: 'v1/admin/subject-requests/{id}',
  access: 'privacy:read',
  summary: 'One request of a data subject',
  output: subjectRequestSchema,
  audit: { action: 'subject_request:read', kind: 'read' },
})

/** Records that a person has asked about their data. The term runs from the day on which the request came. */
export const recordSubjectRequest = defineOperation({
  name: 'record-subject-request',
  path: 'v1/admin/subject-requests/create',
  access: 'privacy:write',
  summary: 'Records a request of a data subject',
  body: z.object({
    name: nameSchema,
    email: z.optional(emailSchema),
    phone: z.optional(phoneSchema),
    tax_number: z.optional(taxNumberSchema),
    plate: z.optional(plateSchema),
    street: streetSchema,
    post_code: postCodeSchema,
    city: citySchema,
    /** The language of the answer. */
    locale: z.enum(locales),
    channel: z.enum(requestChannels),
    received_on: localDaySchema,
    kinds: z.array(z.enum(requestKinds)).check(z.minLength(1, 'required')),
    text: reasonSchema,
  }),
  output: steppedRequestSchema,
  audit: { action: 'subject_request:record', kind: 'change' },
})
