import { noVatClause, withoutVat } from '@dovolilnice/contract/money/without-vat'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { Readable } from 'node:stream'
import { v7 } from 'uuid'
import { nextNumber } from '../../platform/database/next-number.ts'
import { announce } from '../../platform/database/notify.ts'
import type { Row, Trx } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'
import { townLooks } from '../../platform/pdf/town-looks.ts'
import { makeProFormaPdf } from './pro-forma-pdf.ts'
import { slipOf } from './pro-forma-slip.ts'
import type { ProFormaRecord } from './pro-forma-tables.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    issueProForma: typeof issueProForma
    endProForma: typeof endProForma
  }
}

interface Issuing extends Pick<Services, 'storage' | 'clock' | 'capabilities'> {
  trx: Trx
}

/**
 * Makes the pro-forma of an approved application with its number `P-…` and its paper, which is stored. Mail and audit are the caller's.
 * @param received what has come already: the slip asks for the rest
 * @returns null where nothing is to be paid, or the municipality has no account yet
 */
export const issueProForma = async (
  { trx, storage, clock, capabilities }: Issuing,
  application: Row<'application'>,
  received = 0,
): Promise<ProFormaRecord | null> => {
  const parameters = await capabilities.readParameters(trx)
  const { due_on: due } = application
  if (application.fee_cents <= received || due === null || parameters.money.iban === '') return null
  const now = clock.now()
  const { fee_lines: told, fee_cents: total } = application
  const { vat_payer: vatPayer, vat_clause: clause } = parameters.invoices
  const lines = vatPayer ? told : withoutVat(told)
  const slip = slipOf(application, parameters, total - received)
  const number = await nextNumber(trx, 'P', Number(localDayOf(now).slice(0, 4)))
  const { municipality } = parameters
  const looks = await townLooks(parameters)
  const vat_clause = vatPayer ? null : noVatClause(clause, application.locale)
  const fee = await capabilities.readFeeSlip(trx, { capabilities }, application.id)
  const pdf = await makeProFormaPdf({ number, application, lines, slip, due_on: due, municipality, looks, vat_clause, fee }, now)
  const issued = await trx
    .insertInto('pro_forma')
    .values({
      id: v7(),
      number,
      application_id: application.id,
      reference: slip.reference,
      lines: JSON.stringify(lines),
      total_cents: total,
      due_on: due,
      slip: JSON.stringify(slip),
      // A call that fails after this leaves a file without a row, which the sweep of the storage removes.
      ...(await storage.receive(Readable.from([pdf]))),
      issued_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await announce(trx, 'applications')
  return issued
}

/** Ends the pro-forma that waits for a payment, if there is one. @returns the ended one */
export const endProForma = async (
  trx: Trx,
  applicationId: string,
  to: 'paid' | 'cancelled' | 'lapsed',
  reason: string | null,
  now: Date,
): Promise<ProFormaRecord | undefined> =>
  trx
    .updateTable('pro_forma')
    .set({ status: to, ended_at: now, end_reason: reason })
    .where('application_id', '=', applicationId)
    .where('status', '=', 'issued')
    .returningAll()
    .executeTakeFirst()
