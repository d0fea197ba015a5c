import { isMailable } from '@dovolilnice/contract/invoices/invoice'
import { z } from 'zod/mini'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import { announce } from '../../../platform/database/notify.ts'
import { type Row, type Trx, notFound, insertRow, updateRow, readRow } from '../../../platform/database/db.ts'
import { type Services, type WorkContext, implement } from '../../../platform/http/context.ts'
import { forEachRow } from '../../../platform/jobs/each-row.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { subjectOf } from '../issue/invoice-record.ts'
import { writeInvoiceMail } from './invoice-mail.ts'
import { v7 } from 'uuid'
import { OperationError } from '@dovolilnice/contract/errors'
import { readSending, resendInvoice, sendInvoices } from '@dovolilnice/contract/invoices/operations'

/** A sending that still waits, locked; undefined when another run of the job has done it. */
const takeSending = (trx: Trx, id: string) =>
  trx.selectFrom('invoice_sending').selectAll().where('id', '=', id).where('done_at', 'is', null).forUpdate().executeTakeFirst()

const mark = async (trx: Trx, sending: Row<'invoice_sending'>, mailId: string, now: Date): Promise<void> => {
  await updateRow(trx, 'invoice_sending', sending.id, { mail_id: mailId, done_at: now })
  await trx.updateTable('invoice').set({ sent_at: now }).where('id', '=', sending.invoice_id).where('sent_at', 'is', null).execute()
}

/**
 * Puts the mail of one sending into the outbox and marks the sending, in one transaction: a process that is killed before its end leaves
 * nothing, and one that is killed after it has nothing to do again.
 */
const mailOne = (services: Services, id: string): Promise<void> =>
  services.database.transaction(async (trx) => {
    const { clock } = services
    const sending = await takeSending(trx, id)
    if (sending === undefined) return
    const invoice = await trx.selectFrom('invoice').selectAll().where('id', '=', sending.invoice_id).forUpdate().executeTakeFirstOrThrow()
    const { email, number } = await readRow(trx, 'application', invoice.application_id, ['email', 'number'])
    if (email === null || !isMailable({ email, is_budget_user: invoice.payer.is_budget_user })) {
      // The address was taken away meanwhile: the invoice can be asked for again.
      await trx.deleteFrom('invoice_sending').where('id', '=', id).execute()
      return
    }
    const mail = await writeInvoiceMail(trx, services, invoice, number)
    const mailId = await queueMail(trx, services, { ...mail, recipient: email }, clock)
    await mark(trx, sending, mailId, clock.now())
    const actor = { id: sending.asked_by, name: sending.asked_by_name }
    const event = { action: 'invoice:send', kind: 'change', actor, subject: subjectOf(invoice), after: { recipient: email } } as const
    await recordEvent(trx, event, clock)
    await announce(trx, 'invoices')
  })

/** Mails invoices, each in a transaction of its own. */
export const mailInvoicesJob = defineJob({
  name: 'mail-invoices',
  schema: z.object({ sending_ids: z.array(z.uuid()) }),
  // Each sending is asked for once, so nobody would ask again for one that was given up: a machine that dies six times in a row loses no mail.
  retryLimit: 100,
  longestRetrySeconds: 600,
  heartbeatSeconds: 10,
  handle: ({ sending_ids: ids }, { services, log }) => forEachRow(ids, log, (id) => mailOne(services, id)),
})

/** Few enough that a run ends soon after its process was told to stop. */
const batchSize = 25

/** What was asked for, and why some are not mailed. */
interface AskedSendings {
  run_id: string
  total: number
  without_email: number
  through_ujp: number
}

/** Verified or in no need of it, in force, and not handed to the outbox before. */
const unsent = ({ trx }: WorkContext, ids: readonly string[] | undefined) =>
  trx
    .selectFrom('invoice')
    .innerJoin('application', 'application.id', 'invoice.application_id')
    .select(['invoice.id', 'invoice.payer', 'application.email'])
    .where('invoice.sent_at', 'is', null)
    .where('invoice.cancelled_by_id', 'is', null)
    .where('invoice.storage_key', 'is not', null)
    .where('invoice.fiscal_status', 'in', ['none', 'confirmed'])
    .$if(ids !== undefined, (query) => query.where('invoice.id', 'in', ids ?? []))
    .orderBy('invoice.issued_at')
    .orderBy('invoice.id')
    .execute()

/**
 * Has invoices mailed that were not sent yet, in the caller's transaction: the given ones, or all. Of each there is one row for ever, so that
 * two clerks, a job and a call that is tried again send it once.
 */
export const askSendings = async (context: WorkContext, ids?: readonly string[]): Promise<AskedSendings> => {
  const { trx, clock, actor, send } = context
  const run_id = v7()
  const found = await unsent(context, ids)
  const mailable = found.filter(({ email, payer }) => isMailable({ email, is_budget_user: payer.is_budget_user }))
  const asked = { run_id, is_repeated: false, asked_at: clock.now(), asked_by: actor.id, asked_by_name: actor.name }
  let total = 0
  for (let start = 0; start < mailable.length; start += batchSize) {
    const rows = mailable.slice(start, start + batchSize).map(({ id }) => ({ ...asked, id: v7(), invoice_id: id }))
    const written = await trx
      .insertInto('invoice_sending')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    total += written.length
    if (written.length > 0) await send(trx, mailInvoicesJob, { sending_ids: written.map(({ id }) => id) })
  }
  const ujp = found.filter(({ payer }) => payer.is_budget_user).length
  return { run_id, total, through_ujp: ujp, without_email: found.length - mailable.length - ujp }
}

export const handleSendInvoices = implement(sendInvoices, async ({ body }, context) => {
  const asked = await askSendings(context, body.ids)
  context.record({ after: { invoices: asked.total, without_email: asked.without_email, through_ujp: asked.through_ujp } })
  return asked
})

export const handleReadSending = implement(readSending, async ({ params }, { trx }) => {
  const progress = await trx
    .selectFrom('invoice_sending')
    .leftJoin('mail', 'mail.id', 'invoice_sending.mail_id')
    .select((of) => [
      of.fn.countAll<number>().as('total'),
      of.fn.count<number>('invoice_sending.done_at').as('done'),
      of.fn.countAll<number>().filterWhere('mail.status', '=', 'sent').as('sent'),
      of.fn.countAll<number>().filterWhere('mail.status', 'in', ['failed', 'stopped']).as('failed'),
    ])
    .where('run_id', '=', params.id)
    .executeTakeFirstOrThrow()
  if (progress.total === 0) throw new OperationError('not_found')
  return progress
})

export const handleResendInvoice = implement(resendInvoice, async ({ params }, { trx, now, actor, send, record }) => {
  const invoice = await trx
    .selectFrom('invoice')
    .innerJoin('application', 'application.id', 'invoice.application_id')
    .select(['invoice.id', 'invoice.number', 'invoice.payer', 'invoice.storage_key', 'application.email'])
    .where('invoice.id', '=', params.id)
    .executeTakeFirstOrThrow(notFound)
  if (invoice.payer.is_budget_user) throw new OperationError('invoice_through_ujp')
  if (invoice.email === null) throw new OperationError('invoice_without_email')
  if (invoice.storage_key === null) throw new OperationError('fiscal_unavailable')
  const id = v7()
  const asked = { asked_at: now, asked_by: actor.id, asked_by_name: actor.name }
  await insertRow(trx, 'invoice_sending', { id, invoice_id: invoice.id, run_id: id, is_repeated: true, ...asked })
  await send(trx, mailInvoicesJob, { sending_ids: [id] })
  record({ subject: subjectOf(invoice), after: { recipient: invoice.email } })
})
