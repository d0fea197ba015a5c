import { referenceOf } from '@dovolilnice/contract/money/bank/reference'
import { slipWithinLimits, upnQrText, type UpnSlip } from '@dovolilnice/contract/money/bank/upn-qr'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import { type Db, type Row, type Trx, notFound, createRow, updateRow } from '../../platform/database/db.ts'
import { noVatClause, withoutVat } from '@dovolilnice/contract/money/net-lines'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { Readable } from 'node:stream'
import { v7 } from 'uuid'
import { nextNumber } from '../../platform/database/next-number.ts'
import { announce } from '../../platform/database/notify.ts'
import { type Services, implement } from '../../platform/http/context.ts'
import { townLooks } from '../../platform/pdf/town-looks.ts'
import { makeProFormaPdf } from './pro-forma-pdf.ts'
import type { ProFormaRecord } from './pro-forma-tables.ts'
import { textIn, fillText } from '@dovolilnice/contract/locale'
import { createProForma } from '@dovolilnice/contract/pro-formas/operations'
import { OperationError } from '@dovolilnice/contract/errors'
import type { PaymentDetails } from '@dovolilnice/contract/money/bank/payment-details'
import type { MailAttachment } from '../../platform/mail/mail-tables.ts'
import { qrPath, upnQrModules } from '../../platform/pdf/payment-slip.ts'

type Application = Row<'application'>

/** What a slip says of an application. */
type Payable = Pick<Application, 'number' | 'name' | 'street' | 'post_code' | 'city' | 'due_on'>

/** The purpose on the slip, by which a payer who lost the reference is still found. */
const purposeOf = (number: string): string => `Dovolilnica ${number}`

/** The payment slip of an application, with its texts as they are printed. */
export const slipOf = (application: Payable, { municipality: town, money }: Parameters, cents: number): UpnSlip =>
  slipWithinLimits({
    payer: { name: application.name, street: application.street, place: `${application.post_code} ${application.city}` },
    recipient: { name: town.name, street: town.street, place: `${town.post_code} ${town.city}` },
    cents,
    purpose_code: money.purpose_code,
    purpose: purposeOf(application.number),
    due_on: application.due_on,
    iban: money.iban,
    reference: referenceOf(application.number, money),
  })

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
  filed: Row<'application'>,
  received = 0,
): Promise<ProFormaRecord | null> => {
  const parameters = await capabilities.readParameters(trx)
  const matter = { application_id: filed.id, permit_id: null, locale: filed.locale }
  const application = { ...filed, locale: await capabilities.paperLocale(trx, { capabilities }, matter) }
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
  const issued = await createRow(trx, 'pro_forma', {
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

/** Why a pro-forma is cancelled when another one takes its place. */
const replaced = { sl: 'Nadomešča ga {number}.', en: 'Replaced by {number}.' }

const auditValues = ({ number, total_cents, reference, due_on }: ProFormaRecord) => ({ pro_forma: number, total_cents, reference, due_on })

/** A clerk makes the pro-forma of an application anew, or for the first time where the municipality had no account at the approval. */
export const handleCreateProForma = implement(createProForma, async ({ params }, context) => {
  const { trx, now, capabilities } = context
  const application = await trx
    .selectFrom('application')
    .selectAll()
    .where('id', '=', params.id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  const received = (await capabilities.readPayable(trx, context, application.id))?.received_cents ?? 0
  if (application.status !== 'approved' || application.fee_cents <= received)
    throw new OperationError('illegal_transition', { details: { status: application.status } })
  const before = await endProForma(trx, application.id, 'cancelled', null, now)
  const issued = await issueProForma(context, application, received)
  if (issued === null) throw new OperationError('no_account')
  if (before !== undefined) {
    const end_reason = fillText(textIn(replaced, context.locale), { number: issued.number })
    await updateRow(trx, 'pro_forma', before.id, { end_reason })
  }
  context.record({
    subject: { type: 'application', id: application.id, label: application.number },
    ...(before && { before: auditValues(before) }),
    after: auditValues(issued),
  })
  await capabilities.mailProForma(trx, context, application)
  return issued
})

/** What a mail says of a pro-forma that waits for a payment, and its paper. */
interface WaitingProForma extends Pick<ProFormaRecord, 'number' | 'reference' | 'slip'> {
  attachment: MailAttachment
}

const waitingOf = (db: Db, applicationId: string): Promise<ProFormaRecord | undefined> =>
  db.selectFrom('pro_forma').selectAll().where('application_id', '=', applicationId).where('status', '=', 'issued').executeTakeFirst()

/** A pro-forma's file, with what it is called where it is saved. @throws OperationError `not_found` once its payer is forgotten */
export const proFormaFile = ({ number, storage_key }: Pick<ProFormaRecord, 'number' | 'storage_key'>): MailAttachment => {
  if (storage_key === null) throw new OperationError('not_found')
  return { storage_key, file_name: `predracun-${number}.pdf`, media_type: 'application/pdf' }
}

export const findWaitingProForma = async (db: Db, applicationId: string): Promise<WaitingProForma | undefined> => {
  const found = await waitingOf(db, applicationId)
  return found && { ...found, attachment: proFormaFile(found) }
}

/** How an application is paid, for its applicant; null while no pro-forma waits. */
export const readPaymentDetails = async (
  db: Db,
  services: Pick<Services, 'capabilities'>,
  applicationId: string,
): Promise<PaymentDetails | null> => {
  const found = await waitingOf(db, applicationId)
  if (found === undefined) return null
  const { number, due_on, slip } = found
  const { recipient, iban, reference, purpose } = slip
  const payable = await services.capabilities.readPayable(db, services, applicationId)
  // What came before the approval is not asked for by the slip, and is put to the application after it.
  const cents = payable === undefined ? slip.cents : Math.max(0, Math.min(slip.cents, payable.fee_cents - payable.received_cents))
  const modules = upnQrModules(upnQrText({ ...slip, cents: cents || slip.cents }))
  const name = [recipient.name, recipient.street, recipient.place].filter(Boolean).join(', ')
  const amount = { cents, ...(cents < slip.cents && { received_cents: slip.cents - cents }) }
  return { number, ...amount, due_on, iban, reference, purpose, recipient: name, code: qrPath(modules), code_size: modules.length }
}
