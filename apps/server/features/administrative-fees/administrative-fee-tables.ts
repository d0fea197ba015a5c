import type { ExemptionStatus } from '@dovolilnice/contract/administrative-fees/administrative-fee-debt'
import type { Text } from '@dovolilnice/contract/locale'
import { type MoneyLine, moneyLineSchema } from '@dovolilnice/contract/money/money-line'
import type { Row } from '../../platform/database/db.ts'
import { type OwnerPrivacy, ownRows } from '../../platform/privacy/owner.ts'
import { z } from 'zod/mini'
import { column, defineTable, forgottenTable, type TablesOf } from '../../platform/database/define-table.ts'

/** The confirmation of a payment by card, as the payer got it. */
export interface FeeReceiptTable {
  payment_id: string
  application_id: string
  storage_key: string
  sha256: string
  byte_size: number
  made_at: Date
}

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof administrativeFeeTables> {}
}

export type AdministrativeFeeRecord = Row<'administrative_fee'>

/** The ground of an exemption may tell of illness or need, so it is forgotten with the person; the amounts belong to the books. */
export const administrativeFeeTables = {
  administrative_fee: defineTable({
    application_id: column.uuid('impersonal'),
    lines: column.json<MoneyLine[]>()('impersonal'),
    // What is to be paid: the sum of the lines, or nothing for one that is exempt. The database holds that.
    cents: column.integer('impersonal'),
    due_on: column.day('impersonal'),
    // When the applicant was last called to pay.
    called_on: column.day('impersonal').orNull(),
    // The act of that call; null where nobody was called, or by a mail of an earlier version.
    call_act_id: column.uuid('impersonal').orNull(),
    // Null while the municipality had no account.
    // The municipality's own account.
    iban: column.text('impersonal').orNull(),
    // By it a payment is recognised.
    reference: column.text('kept').orNull(),
    exemption_status: column.text('impersonal').of<ExemptionStatus>().orNull(),
    exemption_code: column.text('forgotten').orNull(),
    exemption_name: column.json<Text>()('forgotten').orNull(),
    exemption_reason: column.text('forgotten').orNull(),
    decided_at: column.instant('impersonal').orNull(),
    // Refers to a clerk; the name is removed in that person's row.
    decided_by: column.uuid('kept').orNull(),
    created_at: column.instant('impersonal'),
    updated_at: column.instant('impersonal'),
  }).processed('money', { sl: 'Upravne takse', en: 'Administrative fees' }, ['payment', 'statements', 'staff'], 'five_years'),
  // Names the payer; the row is deleted with the person.
  fee_receipt: forgottenTable<FeeReceiptTable>().processed(
    'money',
    { sl: 'Potrdila o plačilu upravne takse', en: 'Receipts of administrative fees' },
    ['identity', 'payment'],
    'five_years',
  ),
}

const ownFeeSchema = z.object({
  application_id: z.string(),
  lines: z.array(moneyLineSchema),
  cents: z.number(),
  due_on: z.string(),
  called_on: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  exemption_status: z.nullable(z.string()),
  // Any words: an odd old value must not keep people from their data.
  exemption_name: z.nullable(z.partial(z.object({ sl: z.string(), en: z.string(), it: z.string(), hu: z.string() }))),
  exemption_reason: z.nullable(z.string()),
})

export const administrativeFeePrivacy: OwnerPrivacy = {
  collect: {
    administrative_fees: ownRows('administrative_fee', ownFeeSchema.shape, ['application_id'], 'created_at'),
  },
  forget: async (trx, ids) => {
    await trx.deleteFrom('fee_receipt').where('application_id', 'in', ids).execute()
    await trx
      .updateTable('administrative_fee')
      .set({ exemption_code: null, exemption_name: null, exemption_reason: null })
      .where('application_id', 'in', ids)
      .execute()
  },
}
