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
import type { ColumnType, Generated } from 'kysely'
import type { Db, Row } from '../../platform/database/db.ts'
import { type OwnedTables, type OwnerPrivacy, type OwnedProcessing, anonymousName } from '../../platform/privacy/owner.ts'
import { retentionYears } from '@dovolilnice/contract/privacy/retention'
import { addMonths, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'

export interface SubjectRequestTable {
  id: string
  number: string
  status: RequestStatus
  kinds: RequestKind[]
  name: string
  email: string | null
  phone: string | null
  tax_number: string | null
  plate: string | null
  street: string
  post_code: string
  city: string
  locale: Locale
  channel: RequestChannel
  received_on: string
  due_on: string
  extension_reason: Generated<string | null>
  text: string
  identity: Generated<IdentityCheck | null>
  identity_on: Generated<string | null>
  identity_note: Generated<string | null>
  outcome: Generated<RequestOutcome | null>
  ground: Generated<RefusalGround | null>
  answer_text: Generated<string | null>
  sent_by: Generated<AnswerWay | null>
  closed_at: Generated<Date | null>
  letter_key: Generated<string | null>
  letter_sha256: Generated<string | null>
  letter_size: Generated<number | null>
  entered_at: Date
  entered_by: string | null
  entered_by_name: string
  anonymised_at: Generated<Date | null>
  version: Generated<number>
}

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
  interface Tables {
    subject_request: SubjectRequestTable
    subject_request_match: { request_id: string; record_table: string; record_id: string; label: string }
    subject_request_step: SubjectRequestStepTable
  }
}

export type SubjectRequestRecord = Row<'subject_request'>

/** Five years after its end a request says only what was asked, when, and how it ended; copies of the data are kept for one year. */
export const subjectRequestTables: OwnedTables = {
  subject_request: {
    id: 'impersonal',
    number: 'impersonal',
    status: 'impersonal',
    kinds: 'impersonal',
    name: 'forgotten',
    email: 'forgotten',
    phone: 'forgotten',
    tax_number: 'forgotten',
    plate: 'forgotten',
    street: 'forgotten',
    post_code: 'forgotten',
    city: 'forgotten',
    locale: 'impersonal',
    channel: 'impersonal',
    received_on: 'impersonal',
    due_on: 'impersonal',
    extension_reason: 'forgotten',
    text: 'forgotten',
    identity: 'impersonal',
    identity_on: 'impersonal',
    identity_note: 'forgotten',
    outcome: 'impersonal',
    ground: 'impersonal',
    answer_text: 'forgotten',
    sent_by: 'impersonal',
    closed_at: 'impersonal',
    letter_key: 'forgotten',
    letter_sha256: 'impersonal',
    letter_size: 'impersonal',
    entered_at: 'impersonal',
    // Refers to a clerk; the name is removed in that person's row.
    entered_by: 'kept',
    entered_by_name: 'forgotten',
    anonymised_at: 'impersonal',
    version: 'impersonal',
  },
  subject_request_match: 'forgotten',
  subject_request_step: 'forgotten',
}

export const subjectRequestProcessing: OwnedProcessing = {
  subject_request: {
    activity: 'rights',
    name: { sl: 'Zahteve posameznikov', en: 'Requests of data subjects' },
    data: ['identity', 'contact', 'tax', 'vehicle', 'statements', 'staff'],
    kept: 'five_years',
  },
  subject_request_match: {
    activity: 'rights',
    name: { sl: 'Zapisi posameznikov', en: 'Records of data subjects' },
    data: ['identity'],
    kept: 'five_years',
  },
  subject_request_step: {
    activity: 'rights',
    name: { sl: 'Dejanja po zahtevah', en: 'Steps of requests' },
    data: ['statements', 'staff'],
    kept: 'five_years',
  },
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

/** Letters, and copies of the data that was given. */
export const subjectFilesInUse = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const letters = await db.selectFrom('subject_request').select('letter_key as key').where('letter_key', 'in', keys).execute()
  const json = await db.selectFrom('subject_request_step').select('json_key as key').where('json_key', 'in', keys).execute()
  const pdf = await db.selectFrom('subject_request_step').select('pdf_key as key').where('pdf_key', 'in', keys).execute()
  return [...letters, ...json, ...pdf].flatMap(({ key }) => key ?? [])
}
