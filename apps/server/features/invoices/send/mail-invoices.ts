import { isMailable } from '@dovolilnice/contract/invoices/invoice-status'
import { z } from 'zod/mini'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import { announce } from '../../../platform/database/notify.ts'
import type { Row, Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { forEachRow } from '../../../platform/jobs/each-row.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { subjectOf } from '../issue/invoice-record.ts'
import { writeInvoiceMail } from './invoice-mail.ts'

/** A sending that still waits, locked; undefined when another run of the job has done it. */
const takeSending = (trx: Trx, id: string) =>
  trx.selectFrom('invoice_sending').selectAll().where('id', '=', id).where('done_at', 'is', null).forUpdate().executeTakeFirst()

const mark = async (trx: Trx, sending: Row<'invoice_sending'>, mailId: string, now: Date): Promise<void> => {
  await trx.updateTable('invoice_sending').set({ mail_id: mailId, done_at: now }).where('id', '=', sending.id).execute()
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
    const { email, number } = await trx
      .selectFrom('application')
      .select(['email', 'number'])
      .where('id', '=', invoice.application_id)
      .executeTakeFirstOrThrow()
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
