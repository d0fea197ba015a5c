import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import type { UpnSlip } from '@dovolilnice/contract/money/bank/upn-qr'
import type { ProFormaStatus } from '@dovolilnice/contract/pro-formas/pro-forma'
import { type Row, sql } from '../../platform/database/db.ts'
import { type OwnerPrivacy, anonymousName, ownRows } from '../../platform/privacy/owner.ts'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom } from '@dovolilnice/contract/privacy/retention'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'
import { column, defineTable, type TablesOf } from '../../platform/database/define-table.ts'

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof proFormaTables> {}
}

export type ProFormaRecord = Row<'pro_forma'>

/** Papers of money are kept ten years (ZDDV-1, ZDavP-2), so the payer's name on them outlives the application; `proFormaPrivacy` empties them then. */
export const proFormaTables = {
  pro_forma: defineTable({
    id: column.uuid('impersonal'),
    // The statement and the paper archive refer to it.
    number: column.text('kept', 'own'),
    application_id: column.uuid('impersonal', 'own'),
    status: column.text('impersonal', 'own').of<ProFormaStatus>().byDefault(),
    // Without blanks.
    // By it a payment is recognised.
    reference: column.text('kept', 'own'),
    lines: column.json<MoneyLine[]>()('impersonal'),
    total_cents: column.integer('impersonal', 'own'),
    due_on: column.day('impersonal', 'own'),
    // Name and address of the payer, as on the stored paper. Not in the person's own copy: there they are those of the application.
    slip: column.json<UpnSlip>()('kept'),
    // Null once the payer is forgotten.
    // The paper, with the payer's name; downloaded separately.
    storage_key: column.text('kept').orNull(),
    sha256: column.text('impersonal'),
    byte_size: column.integer('impersonal'),
    issued_at: column.instant('impersonal', 'own'),
    ended_at: column.instant('impersonal', 'own').orNull(),
    end_reason: column.text('impersonal', 'own').orNull(),
    anonymised_at: column.instant('impersonal').orNull(),
  }).processed('money', { sl: 'Predračuni', en: 'Pro-forma invoices' }, ['identity', 'contact', 'payment'], 'ten_years'),
}

export const proFormaPrivacy: OwnerPrivacy = {
  collect: {
    pro_formas: ownRows('pro_forma', proFormaTables.pro_forma.own, ['application_id'], 'issued_at'),
  },
  forgetBefore: async (trx, before) => {
    await trx
      .updateTable('pro_forma')
      .set({
        slip: sql`slip || jsonb_build_object('payer', jsonb_build_object('name', ${anonymousName}::text, 'street', '', 'place', ''))`,
        ...{ storage_key: null, reference: '', end_reason: null, anonymised_at: before },
      })
      .where('issued_at', '<', startOfLocalDay(moneyKeptFrom(localDayOf(before))))
      .where('status', '!=', 'issued')
      .where('anonymised_at', 'is', null)
      .where(isUnrestricted('pro_forma.application_id'))
      .execute()
  },
}
