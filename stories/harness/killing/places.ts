/** Where the product is killed on its way from a payment to the sent invoice, or to the order that pays money back. */
export interface Place {
  name: string
  /**
   * What sets it going: a bank statement, an invoice for cash, which the tax authority verifies, a payment at the counter, one by card with a provider, or a
   * refund from its proposal to the order for the bank.
   */
  way: 'statement' | 'cash' | 'counter' | 'card' | 'refund'
  /** Holds the product there: a trigger's event and condition, or a server that does not answer. */
  held: Trigger | 'mail server' | 'tax authority' | 'answer of the tax authority'
}

interface Trigger {
  on: string
  when?: string
  /** Fires while the transaction is committed, so that the kill loses the answer and not the work. */
  atCommit?: boolean
}

const on =
  (way: Place['way']) =>
  (name: string, held: Place['held']): Place => ({ name, way, held })
const [statement, cash, counter, card, refund] = [on('statement'), on('cash'), on('counter'), on('card'), on('refund')]

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
  counter('counter-payment-written', { on: 'insert on payment', when: `new.source = 'cash'` }),
  counter('counter-invoice-written', { on: 'insert on invoice' }),
  counter('drawer-written', { on: 'insert on drawer_movement' }),
  counter('counter-committing', { on: 'insert on drawer_movement', atCommit: true }),
  card('attempt-written', { on: 'insert on online_payment' }),
  card('attempt-ordered', { on: 'update on online_payment', when: 'old.redirect_url is null and new.redirect_url is not null' }),
  card('notice-written', { on: 'insert on online_payment_notice' }),
  card('card-payment-written', { on: 'insert on payment', when: `new.source = 'card_online'` }),
  card('card-committing', { on: 'update on online_payment', when: `new.status = 'paid' and old.status = 'open'`, atCommit: true }),
  refund('proposal-written', { on: 'insert on refund' }),
  refund('proposal-committing', { on: 'insert on refund', atCommit: true }),
  refund('approval-committing', { on: 'update on refund', when: `new.status = 'approved' and old.status = 'proposed'`, atCommit: true }),
  refund('order-written', { on: 'insert on refund_order' }),
  refund('order-committing', { on: 'update on refund', when: `new.status = 'ordered' and old.status = 'approved'`, atCommit: true }),
]
