import { textIn } from '@dovolilnice/contract/in-language'
import type { Text } from '@dovolilnice/contract/locale'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/audit/record-event.ts'
import type { Trx } from '../../../platform/database/tables.ts'
import type { WorkContext } from '../../../platform/http/context.ts'
import { mailApplicant } from '../mail/application-mail.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { takeStep } from './application-step.ts'
import type { Decided, WantedAct } from './rejection.ts'

const unpaid: Text = {
  sl: 'Cena dovolilnice v roku ni bila plačana.',
  en: 'The price of the permit was not paid in time.',
}

/** Whether all of the fee has come; that the application is paid is noted by another job soon. The caller has locked the application. */
export const isPaidInFull = async (trx: Trx, { id, fee_cents: fee }: ApplicationRecord): Promise<boolean> => {
  const { received } = await trx
    .selectFrom('payment_allocation')
    .where('covers', '=', 'price')
    .select(sql<number>`coalesce(sum(cents), 0)::bigint`.as('received'))
    .where('application_id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow()
  return fee !== null && fee > 0 && received >= fee
}

/** Ends the procedure of an approved application that was not paid for, by an order. @throws OperationError `illegal_transition` */
export const lapse = async (context: WorkContext, before: ApplicationRecord, wanted: WantedAct, conductor: Actor): Promise<Decided> => {
  const { trx, clock, capabilities } = context
  const now = clock.now()
  const reason = textIn(unpaid, before.locale)
  // The order names the term: it is read before the term is taken off.
  const act = await capabilities.issueAct(context, wanted, conductor)
  const after = await takeStep(trx, before, 'lapse', { reason, due_on: null, warned_at: null }, now)
  await capabilities.endProForma(trx, after.id, 'lapsed', null, now)
  await mailApplicant(trx, context, 'lapsed', after, { act: act.number })
  return { after, act }
}
