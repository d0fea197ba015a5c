import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import type { UpnSlip } from '@dovolilnice/contract/money/bank/upn-qr'
import type { ProFormaStatus } from '@dovolilnice/contract/pro-formas/pro-forma'
import { type Generated, sql } from 'kysely'
import type { Json, Row } from '../../platform/database/db.ts'
import { collected, type OwnedTables, type OwnerPrivacy, type OwnedProcessing, anonymousName } from '../../platform/privacy/owner.ts'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom } from '@dovolilnice/contract/privacy/retention'
import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { z } from 'zod/mini'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'

export interface ProFormaTable {
  id: string
  number: string
  application_id: string
  status: Generated<ProFormaStatus>
  /** Without blanks. */
  reference: string
  lines: Json<MoneyLine[]>
  total_cents: number
  due_on: string
  slip: Json<UpnSlip>
  /** Null once the payer is forgotten. */
  storage_key: string | null
  sha256: string
  byte_size: number
  issued_at: Date
  ended_at: Date | null
  end_reason: string | null
  anonymised_at: Date | null
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    pro_forma: ProFormaTable
  }
}

export type ProFormaRecord = Row<'pro_forma'>

/** Papers of money are kept ten years (ZDDV-1, ZDavP-2), so the payer's name on them outlives the application; `proFormaPrivacy` empties them then. */
export const proFormaTables: OwnedTables = {
  pro_forma: {
    id: 'impersonal',
    // The statement and the paper archive refer to it.
    number: 'kept',
    application_id: 'impersonal',
    status: 'impersonal',
    // By it a payment is recognised.
    reference: 'kept',
    lines: 'impersonal',
    total_cents: 'impersonal',
    due_on: 'impersonal',
    // Name and address of the payer, as on the stored paper.
    slip: 'kept',
    // The paper, with the payer's name.
    storage_key: 'kept',
    sha256: 'impersonal',
    byte_size: 'impersonal',
    issued_at: 'impersonal',
    ended_at: 'impersonal',
    end_reason: 'impersonal',
    anonymised_at: 'impersonal',
  },
}

export const proFormaProcessing: OwnedProcessing = {
  pro_forma: {
    activity: 'money',
    name: { sl: 'Predračuni', en: 'Pro-forma invoices' },
    data: ['identity', 'contact', 'payment'],
    kept: 'ten_years',
  },
}

/** The payer's name and address are those of the application. The papers are downloaded separately. */
const ownProFormaSchema = z.object({
  number: z.string(),
  application_id: z.string(),
  status: z.string(),
  reference: z.string(),
  total_cents: z.number(),
  due_on: z.string(),
  issued_at: instantSchema,
  ended_at: z.nullable(instantSchema),
  end_reason: z.nullable(z.string()),
})

export const proFormaPrivacy: OwnerPrivacy = {
  collect: {
    pro_formas: collected(z.array(ownProFormaSchema), (db, records) =>
      records.length === 0
        ? Promise.resolve([])
        : db.selectFrom('pro_forma').selectAll().where('application_id', 'in', records).orderBy('issued_at').execute(),
    ),
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
