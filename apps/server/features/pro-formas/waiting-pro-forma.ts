import { OperationError } from '@dovolilnice/contract/errors'
import type { PaymentDetails } from '@dovolilnice/contract/money/bank/payment-details'
import { upnQrText } from '@dovolilnice/contract/money/bank/upn-qr'
import type { Db } from '../../platform/database/tables.ts'
import type { MailAttachment } from '../../platform/mail/mail-tables.ts'
import { qrPath, upnQrModules } from '../../platform/pdf/qr-code.ts'
import type { ProFormaRecord } from './pro-forma-tables.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    findWaitingProForma: typeof findWaitingProForma
    readPaymentDetails: typeof readPaymentDetails
  }
}

/** What a mail says of a pro-forma that waits for a payment, and its paper. */
export interface WaitingProForma extends Pick<ProFormaRecord, 'number' | 'reference' | 'slip'> {
  attachment: MailAttachment
}

const waitingOf = (db: Db, applicationId: string): Promise<ProFormaRecord | undefined> =>
  db.selectFrom('pro_forma').selectAll().where('application_id', '=', applicationId).where('status', '=', 'issued').executeTakeFirst()

/** A pro-forma's file, with what it is called where it is saved. @throws OperationError `not_found` once its payer is forgotten */
export const proFormaFile = ({ number, storage_key }: Pick<ProFormaRecord, 'number' | 'storage_key'>): MailAttachment => {
  if (storage_key === null) throw new OperationError('not_found')
  return { storage_key, file_name: `predracun-${number}.pdf`, media_type: 'application/pdf' }
}

/** The papers of all pro-formas whose payer is not forgotten. */
export const proFormaFilesInUse = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const rows = await db.selectFrom('pro_forma').select('storage_key').where('storage_key', 'in', keys).execute()
  return rows.flatMap(({ storage_key: key }) => (key === null ? [] : [key]))
}

/** The pro-forma of an application that waits for a payment. */
export const findWaitingProForma = async (db: Db, applicationId: string): Promise<WaitingProForma | undefined> => {
  const found = await waitingOf(db, applicationId)
  return found && { ...found, attachment: proFormaFile(found) }
}

/** How an application is paid, for its applicant; null while no pro-forma waits. */
export const readPaymentDetails = async (db: Db, applicationId: string): Promise<PaymentDetails | null> => {
  const found = await waitingOf(db, applicationId)
  if (found === undefined) return null
  const { number, due_on, slip } = found
  const { recipient, iban, reference, purpose, cents } = slip
  const modules = upnQrModules(upnQrText(slip))
  const name = [recipient.name, recipient.street, recipient.place].filter(Boolean).join(', ')
  return { number, cents, due_on, iban, reference, purpose, recipient: name, code: qrPath(modules), code_size: modules.length }
}
