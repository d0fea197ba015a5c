import type { ExemptionStatus } from '@dovolilnice/contract/administrative-fees/administrative-fee-debt'
import type { Text } from '@dovolilnice/contract/locale'
import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import type { ColumnType } from 'kysely'
import type { Json } from '../../platform/database/json.ts'
import type { Row } from '../../platform/database/tables.ts'
import type { OwnedTables } from '../../platform/privacy/owner.ts'
import type { OwnedProcessing } from '../../platform/privacy/processing.ts'

export interface AdministrativeFeeTable {
  application_id: string
  lines: Json<MoneyLine[]>
  /** What is to be paid: the sum of the lines, or nothing for one that is exempt. The database holds that. */
  cents: number
  due_on: string
  /** When the applicant was last called to pay. */
  called_on: string | null
  /** The act of that call; null where nobody was called, or by a mail of an earlier version. */
  call_act_id: string | null
  /** Null while the municipality had no account. */
  iban: string | null
  reference: string | null
  exemption_status: ExemptionStatus | null
  exemption_code: string | null
  exemption_name: ColumnType<Text | null, string | null | undefined, string | null>
  exemption_reason: string | null
  decided_at: Date | null
  decided_by: string | null
  created_at: Date
  updated_at: Date
}

/** The confirmation of a payment by card, as the payer got it. */
export interface FeeReceiptTable {
  payment_id: string
  application_id: string
  storage_key: string
  sha256: string
  byte_size: number
  made_at: Date
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    administrative_fee: AdministrativeFeeTable
    fee_receipt: FeeReceiptTable
  }
}

export type AdministrativeFeeRecord = Row<'administrative_fee'>

/** The ground of an exemption may tell of illness or need, so it is forgotten with the person; the amounts belong to the books. */
export const administrativeFeeTables: OwnedTables = {
  administrative_fee: {
    application_id: 'impersonal',
    lines: 'impersonal',
    cents: 'impersonal',
    due_on: 'impersonal',
    called_on: 'impersonal',
    call_act_id: 'impersonal',
    // The municipality's own account.
    iban: 'impersonal',
    // By it a payment is recognised.
    reference: 'kept',
    exemption_status: 'impersonal',
    exemption_code: 'forgotten',
    exemption_name: 'forgotten',
    exemption_reason: 'forgotten',
    decided_at: 'impersonal',
    // Refers to a clerk; the name is removed in that person's row.
    decided_by: 'kept',
    created_at: 'impersonal',
    updated_at: 'impersonal',
  },
  // Names the payer; the row is deleted with the person.
  fee_receipt: 'forgotten',
}

export const administrativeFeeProcessing: OwnedProcessing = {
  administrative_fee: {
    activity: 'money',
    name: { sl: 'Upravne takse', en: 'Administrative fees' },
    data: ['payment', 'statements', 'staff'],
    kept: 'five_years',
  },
  fee_receipt: {
    activity: 'money',
    name: { sl: 'Potrdila o plačilu upravne takse', en: 'Receipts of administrative fees' },
    data: ['identity', 'payment'],
    kept: 'five_years',
  },
}
