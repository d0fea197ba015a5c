import type { ApplicationView } from '@dovolilnice/contract/applications/queue/application-view'
import type { AuthorityTerms } from '@dovolilnice/contract/applications/authority-terms'
import type { ApplicationStatus } from '@dovolilnice/contract/applications/application-status'
import type { AskedClaim } from '@dovolilnice/contract/applications/application'
import type { FeeWaiver } from '@dovolilnice/contract/money/fees/fee-waiver'
import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import type { TariffPeriod } from '@dovolilnice/contract/parking/permit-kind'
import { type ColumnType, sql } from 'kysely'
import { column, defineTable, forgottenTable, type TablesOf } from '../../platform/database/define-table.ts'
import { holderColumns } from '../../platform/privacy/holder-columns.ts'
import { holdsText, type Identified, isSame } from '../../platform/privacy/owner.ts'

/** The terms that stood when a procedure was suspended; they go on when it is resumed. */
export interface StoodTerms extends AuthorityTerms {
  due_on: string | null
}

/** After forgetting, an application keeps number, kind, lot, days, status and fee, for statistics. */
export const applicationTable = defineTable({
  id: column.uuid('impersonal', 'own'),
  // The permit and the paper archive refer to it.
  number: column.text('kept', 'own'),
  status: column.text('impersonal', 'own').of<ApplicationStatus>(),
  permit_kind_id: column.uuid('impersonal', 'own'),
  parking_lot_id: column.uuid('impersonal', 'own'),
  ...holderColumns,
  applicant_type: column.text('impersonal', 'own').of<'person' | 'company'>(),
  plates: column.texts('forgotten', 'own'),
  plates_normalised: column.texts('forgotten'),
  period: column.text('impersonal', 'own').of<TariffPeriod>(),
  period_count: column.integer('impersonal', 'own').byDefault(),
  valid_from: column.day('impersonal', 'own'),
  valid_until: column.day('impersonal', 'own'),
  // The hours of each day, `HH:MM`, for a kind sold by the hour.
  from_time: column.text('impersonal', 'own').orNull(),
  until_time: column.text('impersonal', 'own').orNull(),
  remark: column.text('forgotten', 'own').orNull(),
  source: column.text('impersonal', 'own').of<'web' | 'account' | 'paper'>().byDefault(),
  replaces_permit_id: column.uuid('impersonal', 'own').orNull(),
  // One of the codes of `replaceReasons`; on the permit it is emptied with the reason beside it.
  replace_reason: column.text('impersonal', 'own').orNull(),
  renews_permit_id: column.uuid('impersonal', 'own').orNull(),
  // True: a card or a remote control is bought with the permit.
  wants_device: column.flag('impersonal', 'own').byDefault(),
  // The sum of `fee_lines`; the database holds that.
  fee_cents: column.integer('impersonal', 'own').byDefault(),
  // What is printed on papers of money: names of kinds and amounts.
  fee_lines: column.json<MoneyLine[]>()('impersonal', 'own').byDefault(),
  // What the clerk took off when approving.
  fee_waiver: column.json<FeeWaiver>()('forgotten', 'own').orNull(),
  // What was asked for, of a claim that was granted in part: vehicles and days are then those granted.
  asked: column.json<AskedClaim>()('forgotten', 'own').orNull(),
  // A decision that grants the claim holds already, though the application is in review: the permit is issued by it.
  is_granted: column.flag('impersonal').byDefault(),
  // Since when its procedure rests by an order, and the terms that stood then.
  suspended_on: column.day('impersonal', 'own').orNull().byDefault(),
  suspended_terms: column.json<StoodTerms>()('impersonal').orNull().byDefault(),
  reason: column.text('forgotten', 'own').orNull(),
  supplement_text: column.text('forgotten', 'own').orNull(),
  // Types of documents that the supplement must contain; null when the clerk asked in words only.
  supplement_documents: column.texts('impersonal', 'own').orNull(),
  due_on: column.day('impersonal', 'own').orNull(),
  // The last day of the term for the supplement, for want of which it was dismissed.
  supplement_missed_on: column.day('impersonal').orNull().byDefault(),
  // The authority's own terms (`termsFrom` of the contract), and the day from which they are counted.
  counted_from: column.day('impersonal').orNull(),
  call_by: column.day('impersonal').orNull(),
  decide_by: column.day('impersonal', 'own').orNull(),
  // When a supplement came after the order of dismissal was issued.
  late_supplement_at: column.instant('impersonal').orNull(),
  warned_at: column.instant('impersonal').orNull(),
  access_token_hash: column.text('impersonal'),
  idempotency_key: column.text('impersonal').orNull(),
  consent_at: column.instant('impersonal', 'own'),
  // When it was proved that whoever applied reads the mails of `email`.
  email_confirmed_at: column.instant('impersonal').orNull(),
  // When it came on paper; null for an application submitted online.
  received_on: column.day('impersonal', 'own').orNull(),
  decided_at: column.instant('impersonal', 'own').orNull(),
  // Both refer to a clerk; the name is removed in that person's row.
  decided_by: column.uuid('kept').orNull(),
  // The clerk who works on it.
  assigned_to: column.uuid('kept').orNull().byDefault(),
  anonymised_at: column.instant('impersonal').orNull(),
  created_at: column.instant('impersonal', 'own'),
  updated_at: column.instant('impersonal', 'own'),
  version: column.integer('impersonal').byDefault(),
  // Becomes empty when the record is anonymised.
  search_text: column.computed('forgotten'),
}).processed('permits', { sl: 'Vloge', en: 'Applications' }, ['identity', 'contact', 'tax', 'vehicle', 'statements'], 'permits')

/** A party asks for more time, or a clerk gives it. */
export const extensionTable = defineTable({
  id: column.uuid('impersonal'),
  application_id: column.uuid('impersonal', 'own'),
  asked_by_party: column.flag('impersonal', 'own'),
  reason: column.text('forgotten', 'own').orNull(),
  asked_at: column.instant('impersonal', 'own'),
  // The term as it was.
  due_before: column.day('impersonal'),
  // Null while it waits.
  granted: column.flag('impersonal', 'own').orNull(),
  due_on: column.day('impersonal', 'own').orNull(),
  answer: column.text('forgotten', 'own').orNull(),
  answered_at: column.instant('impersonal').orNull(),
  // Refers to a clerk; the name is removed in that person's row.
  answered_by: column.uuid('kept').orNull(),
}).processed('permits', { sl: 'Podaljšanja rokov', en: 'Extensions of terms' }, ['statements', 'staff'], 'permits')

/** A view of the clerks' list that one clerk keeps. */
export interface ApplicationViewTable {
  id: string
  user_id: string
  name: string
  /** What stands in the address of the list. */
  search: ColumnType<ApplicationView['search'], string, string>
  created_at: Date
}

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof applicationTables> {}
}

export const applicationTables = {
  application: applicationTable,
  /** The secret of one mailed link, hashed. */
  application_link: defineTable({
    token_hash: column.text('impersonal'),
    application_id: column.uuid('impersonal'),
    created_at: column.instant('impersonal'),
  }),
  /** The newest short code of the status page, as Argon2. */
  application_code: defineTable({
    application_id: column.uuid('impersonal'),
    code_hash: column.text('impersonal'),
    created_at: column.instant('impersonal'),
  }),
  term_extension: extensionTable,
  // Removed with the clerk; the words that somebody searched for are not kept in it.
  application_view: forgottenTable<ApplicationViewTable>().processed(
    'permits',
    { sl: 'Shranjeni pogledi seznama vlog', en: 'Saved views of the applications' },
    ['staff'],
    'account',
  ),
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
