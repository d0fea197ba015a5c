import type {
  AnswerWay,
  IdentityCheck,
  RefusalGround,
  RequestChannel,
  RequestKind,
  RequestOutcome,
  RequestStatus,
  RequestStep,
} from '@dovolilnice/contract/subject-requests/subject-request-codes'
import type { Locale } from '@dovolilnice/contract/locale'
import type { ColumnType } from 'kysely'
import type { Row } from '../../platform/database/db.ts'
import { type OwnerPrivacy, anonymousName } from '../../platform/privacy/owner.ts'
import { retentionYears } from '@dovolilnice/contract/privacy/retention'
import { addMonths, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { column, defineTable, forgottenTable, type TablesOf } from '../../platform/database/define-table.ts'

/** A record as a report of an erasure names it. */
export interface StayingRecord {
  label: string
  table: string
  until: string | null
  reason: { sl: string; en: string }
}

export interface StepDetails {
  erased?: string[]
  stays?: StayingRecord[]
}

export interface SubjectRequestStepTable {
  id: string
  request_id: string
  kind: RequestStep
  at: Date
  made_by: string | null
  made_by_name: string
  note: string
  details: ColumnType<StepDetails, string | undefined, string>
  json_key: string | null
  json_sha256: string | null
  pdf_key: string | null
  pdf_sha256: string | null
}

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof subjectRequestTables> {}
}

export type SubjectRequestRecord = Row<'subject_request'>

/** Five years after its end a request says only what was asked, when, and how it ended; copies of the data are kept for one year. */
export const subjectRequestTables = {
  subject_request: defineTable({
    id: column.uuid('impersonal'),
    number: column.text('impersonal'),
    status: column.text('impersonal').of<RequestStatus>(),
    kinds: column.texts('impersonal').of<RequestKind[]>(),
    name: column.text('forgotten'),
    email: column.text('forgotten').orNull(),
    phone: column.text('forgotten').orNull(),
    tax_number: column.text('forgotten').orNull(),
    plate: column.text('forgotten').orNull(),
    street: column.text('forgotten'),
    post_code: column.text('forgotten'),
    city: column.text('forgotten'),
    locale: column.text('impersonal').of<Locale>(),
    channel: column.text('impersonal').of<RequestChannel>(),
    received_on: column.day('impersonal'),
    due_on: column.day('impersonal'),
    extension_reason: column.text('forgotten').orNull(),
    text: column.text('forgotten'),
    identity: column.text('impersonal').of<IdentityCheck>().orNull(),
    identity_on: column.day('impersonal').orNull(),
    identity_note: column.text('forgotten').orNull(),
    outcome: column.text('impersonal').of<RequestOutcome>().orNull(),
    ground: column.text('impersonal').of<RefusalGround>().orNull(),
    answer_text: column.text('forgotten').orNull(),
    sent_by: column.text('impersonal').of<AnswerWay>().orNull(),
    closed_at: column.instant('impersonal').orNull(),
    letter_key: column.text('forgotten').orNull(),
    letter_sha256: column.text('impersonal').orNull(),
    letter_size: column.bigInteger('impersonal').orNull(),
    entered_at: column.instant('impersonal'),
    // Refers to a clerk; the name is removed in that person's row.
    entered_by: column.uuid('kept').orNull(),
    entered_by_name: column.text('forgotten'),
    anonymised_at: column.instant('impersonal').orNull(),
    version: column.integer('impersonal').byDefault(),
  }).processed(
    'rights',
    { sl: 'Zahteve posameznikov', en: 'Requests of data subjects' },
    ['identity', 'contact', 'tax', 'vehicle', 'statements', 'staff'],
    'five_years',
  ),
  subject_request_match: forgottenTable<{ request_id: string; record_table: string; record_id: string; label: string }>().processed(
    'rights',
    { sl: 'Zapisi posameznikov', en: 'Records of data subjects' },
    ['identity'],
    'five_years',
  ),
  subject_request_step: forgottenTable<SubjectRequestStepTable>().processed(
    'rights',
    { sl: 'Dejanja po zahtevah', en: 'Steps of requests' },
    ['statements', 'staff'],
    'five_years',
  ),
}

/** For how long the copy of the data that was given is kept, in months; its hash stays with the request. */
const copyMonths = 12

const nobody = {
  ...{ name: anonymousName, email: null, phone: null, tax_number: null, plate: null, street: '', post_code: '', city: '' },
  ...{ extension_reason: null, text: '', identity_note: null, answer_text: null, letter_key: null, entered_by_name: anonymousName },
}

export const subjectRequestPrivacy: OwnerPrivacy = {
  forgetBefore: async (trx, before) => {
    const copies = startOfLocalDay(addMonths(localDayOf(before), 12 * retentionYears - copyMonths))
    await trx
      .updateTable('subject_request_step')
      .set({ json_key: null, pdf_key: null })
      .where('at', '<', copies)
      .where((is) => is.or([is('json_key', 'is not', null), is('pdf_key', 'is not', null)]))
      .execute()
    const over = trx.selectFrom('subject_request').select('id').where('closed_at', '<', before).where('anonymised_at', 'is', null)
    await trx.deleteFrom('subject_request_match').where('request_id', 'in', over).execute()
    await trx.deleteFrom('subject_request_step').where('request_id', 'in', over).execute()
    await trx
      .updateTable('subject_request')
      .set({ ...nobody, anonymised_at: before })
      .where('closed_at', '<', before)
      .where('anonymised_at', 'is', null)
      .execute()
  },
}
