import type { ApplicationView } from '@dovolilnice/contract/applications/queue/application-view'
import type { AuthorityTerms } from '@dovolilnice/contract/applications/authority-terms'
import type { ApplicationStatus } from '@dovolilnice/contract/applications/application-status'
import type { AskedClaim } from '@dovolilnice/contract/applications/application'
import type { FeeWaiver } from '@dovolilnice/contract/money/fees/fee-waiver'
import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import type { TariffPeriod } from '@dovolilnice/contract/parking/permit-kind'
import { type ColumnType, sql } from 'kysely'
import {
  computed,
  day,
  defineTable,
  flag,
  instant,
  integer,
  json,
  type TableOf,
  text,
  texts,
  uuid,
} from '../../platform/database/define-table.ts'
import { holderColumns } from '../../platform/privacy/holder-columns.ts'
import { type OwnedProcessing, holdsText, type Identified, isSame, type DeclaredTables, processed } from '../../platform/privacy/owner.ts'

/** The terms that stood when a procedure was suspended; they go on when it is resumed. */
export interface StoodTerms extends AuthorityTerms {
  due_on: string | null
}

/** After forgetting, an application keeps number, kind, lot, days, status and fee, for statistics. */
export const applicationTable = defineTable({
  id: uuid('impersonal', 'own'),
  // The permit and the paper archive refer to it.
  number: text('kept', 'own'),
  status: text('impersonal', 'own').of<ApplicationStatus>(),
  permit_kind_id: uuid('impersonal', 'own'),
  parking_lot_id: uuid('impersonal', 'own'),
  ...holderColumns,
  applicant_type: text('impersonal', 'own').of<'person' | 'company'>(),
  plates: texts('forgotten', 'own'),
  plates_normalised: texts('forgotten'),
  period: text('impersonal', 'own').of<TariffPeriod>(),
  period_count: integer('impersonal', 'own').byDefault(),
  valid_from: day('impersonal', 'own'),
  valid_until: day('impersonal', 'own'),
  // The hours of each day, `HH:MM`, for a kind sold by the hour.
  from_time: text('impersonal', 'own').orNull(),
  until_time: text('impersonal', 'own').orNull(),
  remark: text('forgotten', 'own').orNull(),
  source: text('impersonal', 'own').of<'web' | 'account' | 'paper'>().byDefault(),
  replaces_permit_id: uuid('impersonal', 'own').orNull(),
  // One of the codes of `replaceReasons`; on the permit it is emptied with the reason beside it.
  replace_reason: text('impersonal', 'own').orNull(),
  renews_permit_id: uuid('impersonal', 'own').orNull(),
  // True: a card or a remote control is bought with the permit.
  wants_device: flag('impersonal', 'own').byDefault(),
  // The sum of `fee_lines`; the database holds that.
  fee_cents: integer('impersonal', 'own').byDefault(),
  // What is printed on papers of money: names of kinds and amounts.
  fee_lines: json<MoneyLine[]>()('impersonal', 'own').byDefault(),
  // What the clerk took off when approving.
  fee_waiver: json<FeeWaiver>()('forgotten', 'own').orNull(),
  // What was asked for, of a claim that was granted in part: vehicles and days are then those granted.
  asked: json<AskedClaim>()('forgotten', 'own').orNull(),
  // A decision that grants the claim holds already, though the application is in review: the permit is issued by it.
  is_granted: flag('impersonal').byDefault(),
  // Since when its procedure rests by an order, and the terms that stood then.
  suspended_on: day('impersonal', 'own').orNull().byDefault(),
  suspended_terms: json<StoodTerms>()('impersonal').orNull().byDefault(),
  reason: text('forgotten', 'own').orNull(),
  supplement_text: text('forgotten', 'own').orNull(),
  // Types of documents that the supplement must contain; null when the clerk asked in words only.
  supplement_documents: texts('impersonal', 'own').orNull(),
  due_on: day('impersonal', 'own').orNull(),
  // The last day of the term for the supplement, for want of which it was dismissed.
  supplement_missed_on: day('impersonal').orNull().byDefault(),
  // The authority's own terms (`termsFrom` of the contract), and the day from which they are counted.
  counted_from: day('impersonal').orNull(),
  call_by: day('impersonal').orNull(),
  decide_by: day('impersonal', 'own').orNull(),
  // When a supplement came after the order of dismissal was issued.
  late_supplement_at: instant('impersonal').orNull(),
  warned_at: instant('impersonal').orNull(),
  access_token_hash: text('impersonal'),
  idempotency_key: text('impersonal').orNull(),
  consent_at: instant('impersonal', 'own'),
  // When it was proved that whoever applied reads the mails of `email`.
  email_confirmed_at: instant('impersonal').orNull(),
  // When it came on paper; null for an application submitted online.
  received_on: day('impersonal', 'own').orNull(),
  decided_at: instant('impersonal', 'own').orNull(),
  // Both refer to a clerk; the name is removed in that person's row.
  decided_by: uuid('kept').orNull(),
  // The clerk who works on it.
  assigned_to: uuid('kept').orNull().byDefault(),
  anonymised_at: instant('impersonal').orNull(),
  created_at: instant('impersonal', 'own'),
  updated_at: instant('impersonal', 'own'),
  version: integer('impersonal').byDefault(),
  // Becomes empty when the record is anonymised.
  search_text: computed('forgotten'),
})

/** The secret of one mailed link, hashed. */
const linkTable = defineTable({ token_hash: text('impersonal'), application_id: uuid('impersonal'), created_at: instant('impersonal') })

/** The newest short code of the status page, as Argon2. */
const codeTable = defineTable({ application_id: uuid('impersonal'), code_hash: text('impersonal'), created_at: instant('impersonal') })

/** A party asks for more time, or a clerk gives it. */
export const extensionTable = defineTable({
  id: uuid('impersonal'),
  application_id: uuid('impersonal', 'own'),
  asked_by_party: flag('impersonal', 'own'),
  reason: text('forgotten', 'own').orNull(),
  asked_at: instant('impersonal', 'own'),
  // The term as it was.
  due_before: day('impersonal'),
  // Null while it waits.
  granted: flag('impersonal', 'own').orNull(),
  due_on: day('impersonal', 'own').orNull(),
  answer: text('forgotten', 'own').orNull(),
  answered_at: instant('impersonal').orNull(),
  // Refers to a clerk; the name is removed in that person's row.
  answered_by: uuid('kept').orNull(),
})

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
  interface Tables {
    application: TableOf<typeof applicationTable.columns>
    application_link: TableOf<typeof linkTable.columns>
    application_code: TableOf<typeof codeTable.columns>
    term_extension: TableOf<typeof extensionTable.columns>
    application_view: ApplicationViewTable
  }
}

export const applicationTables = {
  application: applicationTable,
  application_link: linkTable,
  application_code: codeTable,
  term_extension: extensionTable,
  // Removed with the clerk; the words that somebody searched for are not kept in it.
  application_view: 'forgotten',
} satisfies DeclaredTables

export const applicationProcessing: OwnedProcessing = {
  application: processed(
    'permits',
    { sl: 'Vloge', en: 'Applications' },
    ['identity', 'contact', 'tax', 'vehicle', 'statements'],
    'permits',
  ),
  term_extension: processed('permits', { sl: 'Podaljšanja rokov', en: 'Extensions of terms' }, ['statements', 'staff'], 'permits'),
  application_view: processed(
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
