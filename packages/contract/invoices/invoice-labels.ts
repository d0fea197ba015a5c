import type { Text } from '../locale.ts'
import type { InvoiceKind, InvoiceStatus, PaymentMethod } from './invoice.ts'

export const invoiceKindLabels: Readonly<Record<InvoiceKind, Text>> = {
  invoice: { sl: 'Račun', en: 'Invoice' },
  storno: { sl: 'Storno računa', en: 'Invoice taken back' },
  credit: { sl: 'Dobropis', en: 'Credit note' },
}

export const invoiceStatusLabels: Readonly<Record<InvoiceStatus, Text>> = {
  waiting_eor: { sl: 'Čaka na EOR', en: 'Waiting for the EOR' },
  refused_eor: { sl: 'FURS zavrnil', en: 'Refused by FURS' },
  cancelled: { sl: 'Storniran', en: 'Taken back' },
  not_sent: { sl: 'Ni poslan', en: 'Not sent' },
  sending: { sl: 'Se pošilja', en: 'Being sent' },
  not_delivered: { sl: 'Ni dostavljen', en: 'Not delivered' },
  sent: { sl: 'Poslan', en: 'Sent' },
}

export const paymentMethodLabels: Readonly<Record<PaymentMethod, Text>> = {
  transfer: { sl: 'Nakazilo na račun', en: 'Bank transfer' },
  cash: { sl: 'Gotovina', en: 'Cash' },
  card: { sl: 'Kartica na okencu', en: 'Card at the counter' },
  online_card: { sl: 'Kartica na spletu', en: 'Card online' },
}
