import type { readFiscalStatus } from '@dovolilnice/contract/invoices/fiscal/read-fiscal-status'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/tables.ts'
import type { FiscalClient } from '../../../platform/fiscal/fiscal-client.ts'
import { endsSoon } from '../../../platform/fiscal/watch-certificate.ts'
import type { Handler } from '../../../platform/http/context.ts'

/** Invoices without an EOR by where they stand, and the day on which the first term ends. */
export const countOpenInvoices = (db: Db, today: string) =>
  db
    .selectFrom('invoice')
    .select([
      sql<number>`count(*) filter (where fiscal_status = 'waiting')`.as('waiting'),
      sql<number>`count(*) filter (where fiscal_status = 'refused')`.as('refused'),
      sql<number>`count(*) filter (where fiscal_due_on <= ${today}::date)`.as('pressing'),
      sql<string | null>`min(fiscal_due_on)`.as('first_due_on'),
    ])
    .where('fiscal_status', 'in', ['waiting', 'refused'])
    .executeTakeFirstOrThrow()

const linkOf = (fiscal: FiscalClient, ownTaxNumber: string, now: Date) => ({
  test_environment: fiscal.testEnvironment,
  tax_number: fiscal.certificate.taxNumber,
  is_own: fiscal.certificate.taxNumber === ownTaxNumber.replace(/^SI/, ''),
  ends_at: fiscal.certificate.endsAt,
  ends_soon: endsSoon(fiscal, now),
})

export const handleReadFiscalStatus: Handler<typeof readFiscalStatus> = async (_, { db, fiscal, now, capabilities }) => {
  const { municipality } = await capabilities.readParameters(db)
  return { link: fiscal ? linkOf(fiscal, municipality.tax_number, now) : null, ...(await countOpenInvoices(db, localDayOf(now))) }
}
