import { isMailable } from '@dovolilnice/contract/invoices/invoice-status'
import { v7 } from 'uuid'
import type { WorkContext } from '../../../platform/http/context.ts'
import { mailInvoicesJob } from './mail-invoices.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    sendInvoices: typeof askSendings
  }
}

/** Few enough that a run ends soon after its process was told to stop. */
const batchSize = 25

/** What was asked for, and why some are not mailed. */
export interface AskedSendings {
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
