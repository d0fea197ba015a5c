import * as contract from '@dovolilnice/contract/invoices/invoice'
import type { Permission } from '@dovolilnice/contract/permissions'
import { type RawBuilder, sql } from 'kysely'
import { type Db, ifGiven, isAmong, likeBeginning, notFound } from '../../../platform/database/db.ts'
import type { ListRequest } from '@dovolilnice/contract/list'
import { getInvoice, type invoiceList, listInvoices } from '@dovolilnice/contract/invoices/operations'
import type { z } from 'zod/mini'
import { type SignedInContext, implementList, implement } from '../../../platform/http/context.ts'
import { subjectOf } from '../issue/invoice-record.ts'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { findNearest, holdsText, inOrder, type SearchSource, typedCents } from '../../../platform/search/search-text.ts'
import { listRows, writtenBy } from '../../../platform/database/lists/list-query.ts'

/** What became of the mail that carried an invoice last, or of its last copy. */
const mailStatus = sql<contract.InvoiceState['mail_status']>`(
  select mail.status from invoice_sending join mail as first on first.id = invoice_sending.mail_id
  join mail on mail.subject_id = first.subject_id and coalesce(mail.copy_of, mail.id) = first.id
  where invoice_sending.invoice_id = invoice.id
  order by invoice_sending.asked_at desc, invoice_sending.id desc, mail.created_at desc, mail.id desc limit 1)`

/** Whether a credit note gives back a part of an invoice. */
const isCredited = sql<boolean>`exists (select from invoice as note where note.reference_invoice_id = invoice.id and note.kind = 'credit')`

/** Invoices with what a row of the list needs beside them. Each has its application: a left join is left out of counts and of the keys of a page. */
const invoiceRows = (db: Db) =>
  db
    .selectFrom('invoice')
    .leftJoin('application', 'application.id', 'invoice.application_id')
    .selectAll('invoice')
    .select(({ ref }) => [ref('application.number').$notNull().as('application_number'), ref('application.email').$notNull().as('email')])
    .select([mailStatus.as('mail_status'), isCredited.as('is_credited')])

type StoredRow = Awaited<ReturnType<ReturnType<typeof invoiceRows>['executeTakeFirstOrThrow']>>

/** A row as the list shows it: by the specification's names, with the status in the clerk's words and what may be done. */
const presentRow = (row: StoredRow, permissions: readonly Permission[]): Omit<contract.InvoiceRow, 'date_time'> & { date_time: Date } => {
  const state = { ...row, ...row.payer, is_cancelled: row.cancelled_by_id !== null, was_sent: row.sent_at !== null }
  return {
    id: row.id,
    invoice_nr: row.number,
    sales_location_nr: row.premise_code,
    cashier_nr: row.device_code,
    payment_method_name: row.payment_method,
    amount: row.total_cents,
    zoi: row.zoi,
    eor: row.eor,
    transaction_id: row.transaction_id,
    date_time: row.issued_at,
    kind: row.kind,
    status: contract.invoiceStatusOf(state),
    payer_name: row.payer.name,
    has_xml: row.xml_storage_key !== null,
    application_id: row.application_id,
    application_number: row.application_number,
    actions: permissions.includes('invoices:write') ? contract.invoiceActionsOf(state) : [],
  }
}

const linked = async (db: Db, id: string | null) =>
  id === null ? null : ((await db.selectFrom('invoice').select(['id', 'number']).where('id', '=', id).executeTakeFirst()) ?? null)

/**
 * One invoice with what belongs to it.
 * @throws OperationError `not_found`
 */
export const readInvoiceDetails = async (
  { trx, user }: Pick<SignedInContext, 'trx' | 'user'>,
  id: string,
): Promise<z.input<typeof contract.invoiceDetailsSchema>> => {
  const row = await invoiceRows(trx).where('invoice.id', '=', id).executeTakeFirstOrThrow(notFound)
  const copies = await trx
    .selectFrom('invoice_copy')
    .select(['copy_number', 'made_at', 'made_by_name'])
    .where('invoice_id', '=', id)
    .orderBy('copy_number')
    .execute()
  const notes = await trx
    .selectFrom('invoice')
    .select(['id', 'number', 'total_cents as amount'])
    .where('reference_invoice_id', '=', id)
    .where('kind', '=', 'credit')
    .orderBy('issued_at')
    .execute()
  return {
    ...row,
    ...presentRow(row, user.permissions),
    reference_invoice: await linked(trx, row.reference_invoice_id),
    cancelled_by: await linked(trx, row.cancelled_by_id),
    credit_notes: notes,
    copies,
  }
}

export const handleGetInvoice = implement(getInvoice, async ({ params }, context) => {
  const invoice = await readInvoiceDetails(context, params.id)
  context.record({ subject: subjectOf({ id: invoice.id, number: invoice.invoice_nr }) })
  return invoice
})

/** Invoices for the search: by number, payer, amount, ZOI, EOR or the id of a card's transaction. */
export const invoiceSearch: SearchSource = {
  group: 'invoices',
  permission: 'invoices:read',
  find: async (db, asked) => {
    const ids = await findNearest(db, [{ table: 'invoice', key: 'id', cents: 'total_cents' }], asked)
    if (ids.length === 0) return []
    const rows = await db.selectFrom('invoice').select(['id', 'number', 'payer', 'total_cents']).where('id', 'in', ids).execute()
    return inOrder(ids, rows).map(({ id, number, payer, total_cents: cents }) => ({
      id,
      title: `${number} · ${payer.name}`,
      about: { sl: formatCents(cents, 'sl'), en: formatCents(cents, 'en') },
    }))
  },
}

const verified = sql`fiscal_status not in ('waiting', 'refused')`
/** Few mails are not sent: their invoices are found first, and only of those is it asked what became of the last one. */
const someMailIs = (status: RawBuilder<unknown>) => sql`invoice.id in (
  select invoice_sending.invoice_id from mail join invoice_sending on invoice_sending.mail_id = coalesce(mail.copy_of, mail.id)
  where mail.status ${status})`
const lastMailIs = (status: RawBuilder<unknown>) => sql`${someMailIs(status)} and ${mailStatus} ${status}`
const wasMailed = sql`invoice.id in (select invoice_id from invoice_sending join mail on mail.id = invoice_sending.mail_id)`

/** The rule of `invoiceStatusOf` as conditions; a test holds the two against each other. */
const conditions: Readonly<Record<contract.InvoiceStatus, RawBuilder<boolean>>> = {
  waiting_eor: sql`fiscal_status = 'waiting'`,
  refused_eor: sql`fiscal_status = 'refused'`,
  cancelled: sql`${verified} and cancelled_by_id is not null`,
  not_sent: sql`${verified} and cancelled_by_id is null and sent_at is null and not ${wasMailed}`,
  sending: sql`${verified} and cancelled_by_id is null and ${lastMailIs(sql`= 'queued'`)}`,
  not_delivered: sql`${verified} and cancelled_by_id is null and ${lastMailIs(sql`in ('failed', 'stopped')`)}`,
  sent: sql`${verified} and cancelled_by_id is null and sent_at is not null
    and (not ${someMailIs(sql`<> 'sent'`)} or coalesce(${mailStatus}, 'sent') = 'sent')`,
}

/** One branch for each table, so that each finds its rows by an index of its own. */
const found = (db: Db, typed: string) => {
  const invoices = db.selectFrom('invoice as one').select('one.id')
  return invoices
    .where((is) => is.or([holdsText('one.search_text', typed), is('one.total_cents', '=', typedCents(typed) ?? -1)]))
    .unionAll(
      invoices.innerJoin('application', 'application.id', 'one.application_id').where('application.number', 'ilike', likeBeginning(typed)),
    )
}

const filtered = (
  db: Db,
  {
    search,
    application_id,
    kind,
    payment_method,
    sales_location_nr: premise,
    status,
    from,
    until,
  }: ListRequest<typeof invoiceList>['filters'],
) =>
  invoiceRows(db)
    .$call(ifGiven(application_id, (rows, id) => rows.where('invoice.application_id', '=', id)))
    .$call(ifGiven(kind, (rows, wanted) => rows.where('invoice.kind', '=', wanted)))
    .$call(ifGiven(payment_method, (rows, method) => rows.where('invoice.payment_method', '=', method)))
    .$call(ifGiven(premise, (rows, code) => rows.where('invoice.premise_code', '=', code)))
    .$call(ifGiven(status, (rows, wanted) => rows.where(conditions[wanted])))
    .$call(ifGiven(from, (rows, instant) => rows.where('invoice.issued_at', '>=', new Date(instant))))
    .$call(ifGiven(until, (rows, instant) => rows.where('invoice.issued_at', '<', new Date(instant))))
    .$call(ifGiven(search || undefined, (rows, typed) => rows.where(isAmong('invoice.id', found(db, typed)))))

export const handleListInvoices = implementList(listInvoices, async ({ body }, { db, user }) => {
  const page = await listRows({
    db,
    query: writtenBy(filtered, body.filters),
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
})
