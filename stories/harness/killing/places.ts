/** Where the product is killed on its way from a payment to the sent invoice. */
export interface Place {
  name: string
  /** What sets it going: a bank statement, or an invoice for cash, which the tax authority verifies. */
  way: 'statement' | 'cash'
  /** Holds the product there: a trigger's event and condition, or a server that does not answer. */
  held: Trigger | 'mail server' | 'tax authority' | 'answer of the tax authority'
}

interface Trigger {
  on: string
  when?: string
  /** Fires while the transaction is committed, so that the kill loses the answer and not the work. */
  atCommit?: boolean
}

const statement = (name: string, held: Place['held']): Place => ({ name, way: 'statement', held })
const cash = (name: string, held: Place['held']): Place => ({ name, way: 'cash', held })

const mailOfInvoice = `new.template = 'invoice:sent'`

export const places: readonly Place[] = [
  statement('payment-written', { on: 'insert on payment', when: `new.direction = 'credit'` }),
  statement('upload-committing', { on: 'insert on payment_allocation', atCommit: true }),
  statement('application-paid', { on: 'update on application', when: `new.status = 'paid' and old.status = 'approved'` }),
  statement('number-taken', { on: 'update on cash_device', when: 'new.last_sequence > old.last_sequence' }),
  statement('invoice-written', { on: 'insert on invoice' }),
  statement('paper-stored', { on: 'update on invoice', when: 'old.storage_key is null and new.storage_key is not null' }),
  statement('sending-asked', { on: 'insert on invoice_sending' }),
  statement('permit-written', { on: 'insert on permit' }),
  statement('settlement-committing', { on: 'insert on invoice', atCommit: true }),
  statement('mail-written', { on: 'insert on mail', when: mailOfInvoice }),
  statement('sending-committing', { on: 'update on invoice_sending', atCommit: true }),
  statement('mail-accepted', 'mail server'),
  statement('mail-marked', { on: 'update on mail', when: `${mailOfInvoice} and new.status = 'sent' and old.status = 'queued'` }),
  cash('zoi-committing', { on: 'insert on invoice', when: `new.fiscal_status = 'waiting'`, atCommit: true }),
  cash('message-noted', { on: 'insert on fiscal_attempt', atCommit: true }),
  cash('message-under-way', 'tax authority'),
  cash('registered-without-answer', 'answer of the tax authority'),
  cash('answer-not-stored', { on: 'update on fiscal_attempt', when: `new.outcome = 'confirmed'` }),
  cash('eor-committing', { on: 'update on invoice', when: 'old.eor is null and new.eor is not null', atCommit: true }),
]
