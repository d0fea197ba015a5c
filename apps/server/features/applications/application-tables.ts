import type { ApplicationView } from '@dovolilnice/contract/applications/queue/application-view'
import type { Locale } from '@dovolilnice/contract/locale'
import type { Holder } from '@dovolilnice/contract/primitives/holder'
import type { ApplicationStatus } from '@dovolilnice/contract/applications/application-status'
import type { FeeWaiver } from '@dovolilnice/contract/money/fees/fee-waiver'
import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import type { TariffPeriod } from '@dovolilnice/contract/parking/permit-kind'
import { type ColumnType, type Generated, sql } from 'kysely'
import type { OwnedTables } from '../../platform/privacy/owner.ts'
import type { OwnedProcessing } from '../../platform/privacy/processing.ts'
import { holdsText, type Identified, isSame } from '../../platform/privacy/identified.ts'

export interface ApplicationTable extends Omit<Holder, 'locale'> {
  id: string
  number: string
  status: ApplicationStatus
  permit_kind_id: string
  parking_lot_id: string
  user_id: string | null
  applicant_type: 'person' | 'company'
  plates: string[]
  plates_normalised: string[]
  period: TariffPeriod
  period_count: Generated<number>
  valid_from: string
  valid_until: string
  /** The hours of each day, `HH:MM`, for a kind sold by the hour. */
  from_time: string | null
  until_time: string | null
  remark: string | null
  locale: Generated<Locale>
  source: Generated<'web' | 'account' | 'paper'>
  replaces_permit_id: string | null
  replace_reason: string | null
  renews_permit_id: string | null
  /** True: a card or a remote control is bought with the permit. */
  wants_device: Generated<boolean>
  /** The sum of `fee_lines`; the database holds that. */
  fee_cents: Generated<number>
  fee_lines: ColumnType<MoneyLine[], string | undefined, string>
  /** What the clerk took off when approving. */
  fee_waiver: ColumnType<FeeWaiver | null, string | null | undefined, string | null>
  /** A decision that grants the claim holds already, though the application is in review: the permit is issued by it. */
  is_granted: Generated<boolean>
  reason: string | null
  supplement_text: string | null
  /** Types of documents that the supplement must contain; null when the clerk asked in words only. */
  supplement_documents: string[] | null
  due_on: string | null
  /** The last day of the term for the supplement, for want of which it was dismissed. */
  supplement_missed_on: ColumnType<string | null, string | null | undefined, string | null>
  /** The authority's own terms (`termsFrom` of the contract), and the day from which they are counted. */
  counted_from: string | null
  call_by: string | null
  decide_by: string | null
  /** When a supplement came after the order of dismissal was issued. */
  late_supplement_at: Date | null
  warned_at: Date | null
  access_token_hash: string
  idempotency_key: string | null
  consent_at: Date
  /** When it was proved that whoever applied reads the mails of `email`. */
  email_confirmed_at: Date | null
  /** When it came on paper; null for an application submitted online. */
  received_on: string | null
  decided_at: Date | null
  decided_by: string | null
  /** The clerk who works on it. */
  assigned_to: ColumnType<string | null, string | null | undefined, string | null>
  anonymised_at: Date | null
  created_at: Date
  updated_at: Date
  version: Generated<number>
  /** For the search. The database generates it from other columns; it is not part of the record. */
  search_text: ColumnType<never, never, never>
}

/** The secret of one mailed link, hashed. */
export interface ApplicationLinkTable {
  token_hash: string
  application_id: string
  created_at: Date
}

/** The newest short code of the status page, as Argon2. */
export interface ApplicationCodeTable {
  application_id: string
  code_hash: string
  created_at: Date
}

/** A party asks for more time, or a clerk gives it. */
export interface TermExtensionTable {
  id: string
  application_id: string
  asked_by_party: boolean
  reason: string | null
  asked_at: Date
  /** The term as it was. */
  due_before: string
  /** Null while it waits. */
  granted: boolean | null
  due_on: string | null
  answer: string | null
  answered_at: Date | null
  answered_by: string | null
}

/** A view of the clerks' list that one clerk keeps. */
export interface ApplicationViewTable {
  id: string
  user_id: string
  name: string
  /** What stands in the address of the list. */
  search: ColumnType<ApplicationView['search'], string, string>
  created_at: Date
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    application: ApplicationTable
    application_link: ApplicationLinkTable
    application_code: ApplicationCodeTable
    term_extension: TermExtensionTable
    application_view: ApplicationViewTable
  }
}

/** After forgetting, an application keeps number, kind, lot, days, status and fee, for statistics. */
export const applicationTables: OwnedTables = {
  application: {
    id: 'impersonal',
    // The permit and the paper archive refer to it.
    number: 'kept',
    status: 'impersonal',
    permit_kind_id: 'impersonal',
    parking_lot_id: 'impersonal',
    user_type_code: 'impersonal',
    user_id: 'forgotten',
    applicant_type: 'impersonal',
    name: 'forgotten',
    street: 'forgotten',
    post_code: 'forgotten',
    city: 'forgotten',
    email: 'forgotten',
    phone: 'forgotten',
    tax_number: 'forgotten',
    plates: 'forgotten',
    plates_normalised: 'forgotten',
    period: 'impersonal',
    period_count: 'impersonal',
    valid_from: 'impersonal',
    valid_until: 'impersonal',
    from_time: 'impersonal',
    until_time: 'impersonal',
    remark: 'forgotten',
    locale: 'impersonal',
    source: 'impersonal',
    replaces_permit_id: 'impersonal',
    // One of the codes of `replaceReasons`; on the permit it is emptied with the reason beside it.
    replace_reason: 'impersonal',
    renews_permit_id: 'impersonal',
    fee_cents: 'impersonal',
    // What is printed on papers of money: names of kinds and amounts.
    fee_lines: 'impersonal',
    fee_waiver: 'forgotten',
    is_granted: 'impersonal',
    wants_device: 'impersonal',
    reason: 'forgotten',
    supplement_text: 'forgotten',
    supplement_documents: 'impersonal',
    due_on: 'impersonal',
    supplement_missed_on: 'impersonal',
    counted_from: 'impersonal',
    call_by: 'impersonal',
    decide_by: 'impersonal',
    late_supplement_at: 'impersonal',
    warned_at: 'impersonal',
    access_token_hash: 'impersonal',
    idempotency_key: 'impersonal',
    consent_at: 'impersonal',
    email_confirmed_at: 'impersonal',
    received_on: 'impersonal',
    decided_at: 'impersonal',
    // Refers to a clerk; the name is removed in that person's row.
    decided_by: 'kept',
    // Refers to a clerk; the name is removed in that person's row.
    assigned_to: 'kept',
    anonymised_at: 'impersonal',
    created_at: 'impersonal',
    updated_at: 'impersonal',
    version: 'impersonal',
    // Becomes empty when the record is anonymised.
    search_text: 'forgotten',
  },
  application_link: {
    token_hash: 'impersonal',
    application_id: 'impersonal',
    created_at: 'impersonal',
  },
  application_code: {
    application_id: 'impersonal',
    code_hash: 'impersonal',
    created_at: 'impersonal',
  },
  term_extension: {
    id: 'impersonal',
    application_id: 'impersonal',
    asked_by_party: 'impersonal',
    reason: 'forgotten',
    asked_at: 'impersonal',
    due_before: 'impersonal',
    granted: 'impersonal',
    due_on: 'impersonal',
    answer: 'forgotten',
    answered_at: 'impersonal',
    // Refers to a clerk; the name is removed in that person's row.
    answered_by: 'kept',
  },
  // Removed with the clerk; the words that somebody searched for are not kept in it.
  application_view: 'forgotten',
}

export const applicationProcessing: OwnedProcessing = {
  application: {
    activity: 'permits',
    name: { sl: 'Vloge', en: 'Applications' },
    data: ['identity', 'contact', 'tax', 'vehicle', 'statements'],
    kept: 'five_years',
  },
  term_extension: {
    activity: 'permits',
    name: { sl: 'Podaljšanja rokov', en: 'Extensions of terms' },
    data: ['statements', 'staff'],
    kept: 'five_years',
  },
  application_view: {
    activity: 'permits',
    name: { sl: 'Shranjeni pogledi seznama vlog', en: 'Saved views of the applications' },
    data: ['staff'],
    kept: 'account',
  },
}

/** Applications by their applicant; documents, acts, invoices and all else of an application are found with it. */
export const applicationIdentified: readonly Identified[] = [
  {
    table: 'application',
    label: sql`number`,
    at: sql`created_at`,
    about: sql`concat_ws(', ', name, street, post_code || ' ' || city)`,
    by: {
      ...{ name: holdsText('name'), email: isSame('email'), phone: isSame('phone'), tax_number: isSame('tax_number') },
      plate: (plate) => sql<boolean>`${plate} = any(plates_normalised)`,
    },
  },
]
