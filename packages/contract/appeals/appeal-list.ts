import { z } from 'zod/mini'
import { defineList } from '../list.ts'
import { idSchema } from '../primitives/ids.ts'
import { decisionOutcomeLabels, appealStatusLabels, appealTimelinessLabels } from './appeal-labels.ts'
import { appealStatuses } from './appeal-status.ts'
import { appealRowSchema } from './appeal.ts'

export const appealList = defineList({
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
