import type { InvoiceStatus } from '@dovolilnice/contract/invoices/invoice'
import type { listInvoices } from '@dovolilnice/contract/invoices/record/list-invoices'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { ifGiven } from '../../../platform/database/if-given.ts'
import { likeBeginning } from '../../../platform/database/like.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import type { ReadHandler } from '../../../platform/http/context.ts'
import { holdsText } from '../../../platform/search/search-text.ts'
import { invoiceRows, mailStatus, presentRow } from './invoice-rows.ts'

const verified = sql`fiscal_status not in ('waiting', 'refused')`
const mailIs = (status: string) => sql`coalesce(${mailStatus}, '') = ${status}`

/** The rule of `invoiceStatusOf` as conditions; a test holds the two against each other. */
const conditions: Readonly<Record<InvoiceStatus, RawBuilder<boolean>>> = {
  waiting_eor: sql`fiscal_status = 'waiting'`,
  refused_eor: sql`fiscal_status = 'refused'`,
  cancelled: sql`${verified} and cancelled_by_id is not null`,
  not_sent: sql`${verified} and cancelled_by_id is null and sent_at is null and ${mailStatus} is null`,
  sending: sql`${verified} and cancelled_by_id is null and ${mailIs('queued')}`,
  not_delivered: sql`${verified} and cancelled_by_id is null and ${mailIs('failed')}`,
  sent: sql`${verified} and cancelled_by_id is null and sent_at is not null and coalesce(${mailStatus}, 'sent') = 'sent'`,
}

export const handleListInvoices: ReadHandler<typeof listInvoices> = async ({ body }, { db, record, user }) => {
  const { search, application_id, kind, payment_method, sales_location_nr: premise, status, from, until } = body.filters
  record({ after: { filters: body.filters, page: body.page } })
  const query = invoiceRows(db)
    .$call(ifGiven(application_id, (rows, id) => rows.where('invoice.application_id', '=', id)))
    .$call(ifGiven(kind, (rows, wanted) => rows.where('invoice.kind', '=', wanted)))
    .$call(ifGiven(payment_method, (rows, method) => rows.where('invoice.payment_method', '=', method)))
    .$call(ifGiven(premise, (rows, code) => rows.where('invoice.premise_code', '=', code)))
    .$call(ifGiven(status, (rows, wanted) => rows.where(conditions[wanted])))
    .$call(ifGiven(from, (rows, instant) => rows.where('invoice.issued_at', '>=', new Date(instant))))
    .$call(ifGiven(until, (rows, instant) => rows.where('invoice.issued_at', '<', new Date(instant))))
    .$call(
      ifGiven(search || undefined, (rows, typed) =>
        rows.where((is) => is.or([holdsText('invoice.search_text', typed), is('application.number', 'ilike', likeBeginning(typed))])),
      ),
    )
  const page = await listRows({
    db,
    query,
    request: body,
    sort: {
      invoice_nr: 'invoice.number',
      sales_location_nr: 'invoice.premise_code',
      cashier_nr: 'invoice.device_code',
      payment_method_name: 'invoice.payment_method',
      amount: 'invoice.total_cents',
      date_time: 'invoice.issued_at',
    },
    tieBreaker: 'invoice.id',
  })
  return { ...page, items: page.items.map((row) => presentRow(row, user.permissions)) }
}
