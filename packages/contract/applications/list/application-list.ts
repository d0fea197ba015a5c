import { z } from 'zod/mini'
import { localDaySchema, idSchema, instantSchema } from '../../primitives/field-schemas.ts'
import { applicationRowSchema, applicationStatusSchema } from '../application.ts'
import { defineList } from '../../list.ts'
import { keysOf } from '../../keys-of.ts'
import { applicationSources } from '../application-status.ts'
import { applicationSourceLabels, applicationStatusFilterLabels, applicationStatusLabels } from '../application-labels.ts'

/** A line of a list of applications with what a queue is worked through by. For applicants the last seven are empty. */
export const listedApplicationSchema = z.extend(applicationRowSchema, {
  /** The day from which the authority's term is counted. */
  counted_from: z.nullable(localDaySchema),
  /** The last day to decide; while the applicant supplements, the last day of that. Null where neither runs. The queue is ordered by it, what rests after what runs. */
  term_on: z.nullable(localDaySchema),
  /** Days since it was received; null when nothing waits any more. */
  age_days: z.nullable(z.int()),
  /** Of how many types of documents one is there, and of how many one was found right: a better one takes the place of what failed. */
  documents_met: z.nullable(z.int()),
  documents_sent: z.nullable(z.int()),
  assigned_to: z.nullable(idSchema),
  assigned_name: z.nullable(z.string()),
})
export type ListedApplication = z.output<typeof listedApplicationSchema>

/** One status, several, all that are open, or those of them that wait for a clerk. */
const statusFilter = z.union([z.enum(keysOf(applicationStatusFilterLabels)), z.array(applicationStatusSchema).check(z.minLength(1))])

/** The most applications that are named one by one: those that a clerk selected. */
export const mostChosen = 100

export const applicationList = defineList({
  title: { sl: 'Vloge', en: 'Applications' },
  row: listedApplicationSchema,
  columns: {
    number: { title: { sl: 'Številka', en: 'Number' }, fixed: true },
    status: { title: { sl: 'Stanje', en: 'Status' }, labels: applicationStatusLabels },
    name: { title: { sl: 'Vlagatelj', en: 'Applicant' }, wide: true },
    plates: { title: { sl: 'Vozila', en: 'Vehicles' } },
    permit_kind_name: { title: { sl: 'Vrsta dovolilnice', en: 'Kind' }, kind: 'name' },
    parking_lot_name: { title: { sl: 'Parkirišče', en: 'Parking lot' }, kind: 'name', leaves: 'second' },
    documents_met: {
      title: { sl: 'Dokazila', en: 'Documents' },
      hidden: true,
      leaves: 'second',
      // Not `2/3`, which a spreadsheet takes for a day.
      text: ({ documents_met: met, documents_sent: sent }, locale) =>
        sent === null ? '' : `${met} ${locale === 'sl' ? 'od' : 'of'} ${sent}`,
    },
    created_at: { title: { sl: 'Oddana', en: 'Sent' }, kind: 'instant' },
    decide_by: { title: { sl: 'Odločiti do', en: 'Decide by' }, kind: 'day' },
    due_on: { title: { sl: 'Rok stranke', en: 'Applicant’s term' }, kind: 'day' },
    term_on: { title: { sl: 'Rok', en: 'Term' }, kind: 'day', hidden: true },
    age_days: { title: { sl: 'Starost', en: 'Age' }, hidden: true, leaves: 'first' },
    assigned_name: { title: { sl: 'Referent', en: 'Clerk' }, hidden: true },
    call_by: { title: { sl: 'Pozvati do', en: 'Call by' }, kind: 'day', hidden: true },
    valid_from: { title: { sl: 'Velja od', en: 'Valid from' }, kind: 'day', hidden: true },
    valid_until: { title: { sl: 'Zadnji dan', en: 'Last day' }, kind: 'last-day', hidden: true },
    fee_cents: { title: { sl: 'Cena', en: 'Fee' }, kind: 'money', hidden: true },
    email: { title: { sl: 'E-pošta', en: 'E-mail' }, hidden: true },
    source: { title: { sl: 'Način oddaje', en: 'Sent by' }, labels: applicationSourceLabels, hidden: true },
    updated_at: { title: { sl: 'Spremenjena', en: 'Changed' }, kind: 'instant', hidden: true },
  },
  sortable: [
    'number',
    'created_at',
    'updated_at',
    'name',
    'status',
    'valid_from',
    'valid_until',
    'due_on',
    'decide_by',
    'call_by',
    'term_on',
    'parking_lot_name',
    'fee_cents',
  ],
  defaultSort: { key: 'created_at', order: 'desc' },
  period: { from: 'from', until: 'until' },
  filters: z.object({
    /** A part of a number, a plate in any spelling, a name, a phone number or an e-mail address. */
    search: z.string().check(z.trim(), z.maxLength(120)),
    status: statusFilter,
    permit_kind_id: idSchema,
    parking_lot_id: idSchema,
    source: z.enum(applicationSources),
    /** The clerk who has it: the one who asks, nobody, or the person of that id. */
    assignee: z.union([z.enum(['me', 'none']), idSchema]),
    /** The authority's term to decide has run out. */
    overdue: z.boolean(),
    /** The authority's term to call for a supplement has run out, the one to decide has not. */
    call_overdue: z.boolean(),
    /** These and no others: those that were selected. */
    ids: z.array(idSchema).check(z.minLength(1), z.maxLength(mostChosen)),
    /** A request for more time, or a supplement that came after the order of dismissal, waits for a clerk. */
    asks: z.boolean(),
    /** The next term of the authority to run out does so within these days, both included. */
    term_from: localDaySchema,
    term_until: localDaySchema,
    /** When it was submitted: instants, half-open. */
    from: instantSchema,
    until: instantSchema,
  }),
})
