import { feeCallDays } from '@dovolilnice/contract/administrative-fees/operations'
import type { AdministrativeFeeDebt } from '@dovolilnice/contract/administrative-fees/administrative-fee-debt'
import { slipWithinLimits, upnQrText, type UpnSlip } from '@dovolilnice/contract/money/bank/upn-qr'
import { exemptLines } from '@dovolilnice/contract/money/fees/administrative-fee-lines'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { lastDayOfTerm } from '@dovolilnice/contract/primitives/working-days'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import { readClosedDays } from '../../platform/calendar/closed-days.ts'
import { type Db, type Row, sql } from '../../platform/database/db.ts'
import type { Context, Services } from '../../platform/http/context.ts'
import { qrPath, upnQrModules } from '../../platform/pdf/payment-slip.ts'
import type { AdministrativeFeeRecord } from './administrative-fee-tables.ts'

/** What came for the administrative fees of applications, in cents; those for which nothing came are not there. */
const receivedFees = async (db: Db, applicationIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const sums = await db
    .selectFrom('payment_allocation')
    .select(['application_id', sql<number>`sum(cents)::bigint`.as('cents')])
    .where('application_id', 'in', applicationIds)
    .where('covers', '=', 'administrative_fee')
    .where('undone_at', 'is', null)
    .groupBy('application_id')
    .execute()
  return new Map(sums.map(({ application_id: id, cents }) => [id, cents]))
}

/** The same for one, in cents. */
export const receivedFee = async (db: Db, applicationId: string): Promise<number> =>
  (await receivedFees(db, [applicationId])).get(applicationId) ?? 0

/** The fees with their payers. */
const readFees = (db: Db, applicationIds: readonly string[]) =>
  db
    .selectFrom('administrative_fee')
    .innerJoin('application', 'application.id', 'administrative_fee.application_id')
    .selectAll('administrative_fee')
    .select(['application.number', 'application.name', 'application.street', 'application.post_code', 'application.city'])
    .select('application.status')
    .leftJoin('act as call', 'call.id', 'administrative_fee.call_act_id')
    .select('call.number as call_number')
    .where('administrative_fee.application_id', 'in', applicationIds)
    .execute()

type Fee = Awaited<ReturnType<typeof readFees>>[number]

const linesOf = ({ lines, exemption_status: status, exemption_name: name }: AdministrativeFeeRecord) =>
  status === 'granted' ? exemptLines(lines, name ?? { sl: 'po zakonu', en: 'by law' }) : lines

/** The payment order of what is open; undefined where there is nothing to pay now, or no account. */
const slipOf = (fee: Fee, open: number, { municipality: town, money }: Parameters): UpnSlip | undefined => {
  const { iban, reference } = fee
  if (iban === null || reference === null || open === 0 || fee.exemption_status === 'claimed') return undefined
  return slipWithinLimits({
    payer: { name: fee.name, street: fee.street, place: `${fee.post_code} ${fee.city}` },
    recipient: { name: town.name, street: town.street, place: `${town.post_code} ${town.city}` },
    cents: open,
    purpose_code: money.purpose_code,
    purpose: `Upravna taksa ${fee.number}`,
    due_on: fee.due_on,
    iban,
    reference,
  })
}

const detailsOf = (number: string, due_on: string, slip: UpnSlip) => {
  const { recipient, iban, reference, purpose, cents } = slip
  const modules = upnQrModules(upnQrText(slip))
  const name = [recipient.name, recipient.street, recipient.place].filter(Boolean).join(', ')
  return { number, cents, due_on, iban, reference, purpose, recipient: name, code: qrPath(modules), code_size: modules.length }
}

const readOpen = async (db: Db, services: Pick<Services, 'capabilities'>, applicationIds: readonly string[]) => {
  if (applicationIds.length === 0) return []
  // A corrected application may carry none any more, and one entered by mistake owes nothing.
  const fees = (await readFees(db, applicationIds)).filter(({ lines, status }) => lines.length > 0 && status !== 'cancelled')
  if (fees.length === 0) return []
  const came = await receivedFees(db, applicationIds)
  const parameters = await services.capabilities.readParameters(db)
  return fees.map((fee) => {
    const received = came.get(fee.application_id) ?? 0
    const open = Math.max(0, fee.cents - received)
    return { fee, received, open, slip: slipOf(fee, open, parameters) }
  })
}

/** What is to be paid of administrative fees now and can be, with the last day for it, by the application. */
export const readFeesToPay = async (db: Db, services: Pick<Services, 'capabilities'>, applicationIds: readonly string[]) => {
  const found = await readOpen(db, services, applicationIds)
  return new Map(
    found.flatMap(({ fee, open, slip }) =>
      slip === undefined ? [] : [[fee.application_id, { cents: open, due_on: fee.due_on }] as const],
    ),
  )
}

/** The administrative fee of an application with what is still to be paid; null where it carries none. */
export const readFeeDebt = async (
  db: Db,
  services: Pick<Services, 'capabilities'>,
  applicationId: string,
): Promise<AdministrativeFeeDebt | null> => {
  const [found] = await readOpen(db, services, [applicationId])
  if (found === undefined) return null
  const { fee, received, open, slip } = found
  const { exemption_status: status, exemption_name: name, cents, due_on, called_on, call_number } = fee
  return {
    ...{ lines: linesOf(fee), cents, received_cents: received, open_cents: open, due_on, called_on, call_number },
    exemption: status && { status, name },
    payment: slip === undefined ? null : detailsOf(fee.number, due_on, slip),
  }
}

/** The payment order of an application's administrative fee, and its lines, for a paper. */
export const readFeeSlip = async (db: Db, services: Pick<Services, 'capabilities'>, applicationId: string) => {
  const [found] = await readOpen(db, services, [applicationId])
  return (
    found?.slip && {
      slip: found.slip,
      lines: linesOf(found.fee),
      due_on: found.fee.due_on,
      called_on: found.fee.called_on,
      made_on: found.fee.called_on ?? localDayOf(found.fee.created_at),
    }
  )
}

/**
 * The last call was served: the term to pay counts from that day, if that gives the payer more time than the sending did.
 * @param served the day of service; null while it is not known
 */
export const countFeeFromService = async (
  { trx, now }: Pick<Context, 'trx' | 'now'>,
  { id, kind }: Pick<Row<'act'>, 'id' | 'kind'>,
  served: string | null,
): Promise<void> => {
  if (kind !== 'fee_call' || served === null) return
  const due_on = lastDayOfTerm(served, feeCallDays, await readClosedDays(trx))
  await trx
    .updateTable('administrative_fee')
    .set({ due_on, updated_at: now })
    .where('call_act_id', '=', id)
    .where('due_on', '<', due_on)
    .execute()
}
