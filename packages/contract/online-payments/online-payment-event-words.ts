import { defineEventWords, field } from '../define-event-words.ts'
import { onlinePaymentStatusLabels } from './online-payment-labels.ts'

/** The words of the audit trail about card payments online. */
export const onlinePaymentEventWords = defineEventWords({
  subjects: { online_payment: { sl: 'Spletno plačilo', en: 'Online payment' } },
  actions: {
    'online_payment:start': { sl: 'Spletno plačilo s kartico začeto', en: 'Online card payment started' },
    'online_payment:confirm': { sl: 'Spletno plačilo s kartico potrjeno', en: 'Online card payment confirmed' },
    'online_payment:end': { sl: 'Spletno plačilo s kartico ni uspelo', en: 'Online card payment ended unpaid' },
    'online_payment:mismatch': {
      sl: 'Ponudnik plačil je sporočil drug znesek',
      en: 'The payment provider told of another amount',
    },
  },
  fields: {
    told_cents: field('sporočeni znesek', 'amount told', { kind: 'cents' }),
  },
  fieldsOf: {
    online_payment: {
      left_cents: field('preplačilo', 'overpaid', { kind: 'cents' }),
      status: field('stanje', 'status', { choices: onlinePaymentStatusLabels }),
    },
  },
})
