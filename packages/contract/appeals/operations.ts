import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../list.ts'
import { idSchema, localDaySchema } from '../primitives/field-schemas.ts'
import { appealStatuses, appealStatusLabels, appealTimelinessLabels, decisionOutcomeLabels } from './appeal-status.ts'
import { appealData, appealRowSchema, appealSchema, steppedAppealSchema } from './appeal.ts'
import { defineOperation, defineRead } from '../operation.ts'

const appealList = defineList({
  title: { sl: 'Pritožbe', en: 'Appeals' },
  row: appealRowSchema,
  columns: {
    number: { title: { sl: 'Številka', en: 'Number' }, fixed: true },
    status: { title: { sl: 'Stanje', en: 'Status' }, labels: appealStatusLabels },
    appellant_name: { title: { sl: 'Pritožnik', en: 'Appellant' }, wide: true },
    act_number: { title: { sl: 'Izpodbijani akt', en: 'Act appealed against' } },
    record_number: { title: { sl: 'Vloga ali dovolilnica', en: 'Application or permit' } },
    lodged_on: { title: { sl: 'Vložena', en: 'Lodged' }, kind: 'day' },
    timeliness: { title: { sl: 'Pravočasnost', en: 'Timeliness' }, labels: appealTimelinessLabels, hidden: true },
    due_on: { title: { sl: 'Rok', en: 'Due' }, kind: 'day' },
    sent_on: { title: { sl: 'Poslana drugi stopnji', en: 'Sent on' }, kind: 'day', hidden: true },
    outcome: { title: { sl: 'Odločitev druge stopnje', en: 'Outcome' }, labels: decisionOutcomeLabels, hidden: true },
    entered_by_name: { title: { sl: 'Vpisal', en: 'Entered by' }, hidden: true },
  },
  sortable: ['number', 'status', 'appellant_name', 'lodged_on', 'due_on'],
  defaultSort: { key: 'lodged_on', order: 'desc' },
  filters: z.object({
    /** A part of the number, the appellant's name, the act's number or the record's. */
    search: z.string().check(z.trim(), z.maxLength(120)),
    /** `open`: every appeal that still waits for somebody. */
    status: z.enum(['open', ...appealStatuses]),
    /** Id of the application or permit. */
    record_id: idSchema,
    act_id: idSchema,
  }),
})

export const listAppeals = defineListOperation(appealList, {
  name: 'list-appeals',
  path: 'v1/admin/appeals',
  access: 'applications:read',
  summary: 'Appeals against acts',
  audit: { action: 'appeal:list', kind: 'read' },
})

/** Records an appeal that came against an issued act. There is one open appeal against an act at most. */
export const lodgeAppeal = defineOperation({
  name: 'lodge-appeal',
  path: 'v1/admin/appeals/create',
  access: 'applications:conduct',
  summary: 'Records an appeal against an act',
  body: z.object({
    act_id: idSchema,
    ...appealData,
    /** When it was lodged: by registered post the day of posting. It decides whether the appeal is in time. */
    lodged_on: localDaySchema,
    /** When it came to this organ: from then on runs the term for sending it on. */
    received_on: localDaySchema,
  }),
  output: steppedAppealSchema,
  errors: ['not_found', 'appeal_open', 'not_appealable'],
  idempotent: true,
})

/** The letter with which an appeal was sent to the organ of second instance (PDF), the same bytes every time. */
export const readAppealLetter = defineRead({
  name: 'read-appeal-letter',
  path: 'v1/admin/appeals/{id}/letter',
  access: 'applications:read',
  summary: 'The letter with which an appeal was sent on (PDF)',
  audit: { action: 'appeal:read_letter', kind: 'read' },
})

export const readAppeal = defineRead({
  name: 'read-appeal',
  path: 'v1/admin/appeals/{id}',
  access: 'applications:read',
  summary: 'One appeal',
  output: appealSchema,
  audit: { action: 'appeal:read', kind: 'read' },
})
