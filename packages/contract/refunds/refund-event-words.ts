import { defineEventWords, field } from '../define-event-words.ts'
import { refundGroundLabels, refundStatusLabels } from './refund.ts'

/** The words of the audit trail about refunds. */
export const refundEventWords = defineEventWords({
  topics: { refunds: 'payments:read' },
  subjects: { refund: { sl: 'Vračilo', en: 'Refund' }, refund_order: { sl: 'Plačilni nalog', en: 'Payment order' } },
  actions: {
    'refund:approve': { sl: 'Vračilo odobreno', en: 'Refund approved' },
    'refund:decline': { sl: 'Vračilo zavrnjeno', en: 'Refund declined' },
    'refund:export': { sl: 'Izvožen seznam vračil', en: 'List of refunds exported' },
    'refund:give_account': { sl: 'Račun za vračilo vpisan', en: 'Account of a refund given' },
    'refund:list': { sl: 'Pregledan seznam vračil', en: 'List of refunds viewed' },
    'refund:order': { sl: 'Pripravljen plačilni nalog za vračila', en: 'Payment order of refunds made' },
    'refund:propose': { sl: 'Vračilo predlagano', en: 'Refund proposed' },
    'refund:read_order': { sl: 'Prenesen plačilni nalog', en: 'Payment order downloaded' },
    'refund:pay_card': { sl: 'Vračilo izplačano na kartico', en: 'Refund paid to the card' },
    'refund:refuse_card': { sl: 'Vračilo na kartico ni uspelo', en: 'Refund refused by the card' },
    'refund:reopen': { sl: 'Banka vračila ni izplačala', en: 'Refund refused by the bank' },
    'refund:void_order': { sl: 'Plačilni nalog razveljavljen', en: 'Payment order made void' },
    'refund:return': { sl: 'Banka je vrnila izplačano vračilo', en: 'Refund returned by the bank' },
    'refund:settle': { sl: 'Vračilo izplačano', en: 'Refund paid' },
  },
  fields: {
    payee_name: field('prejemnik', 'payee'),
    paid_on: field('izplačano', 'paid on', { kind: 'start' }),
    refunds: field('vračil', 'refunds'),
    to_card: field('na kartico', 'to the card'),
  },
  hidden: ['payment_id'],
  fieldsOf: {
    refund: {
      way: field('pot', 'way', {
        choices: { card: { sl: 'na kartico', en: 'to the card' }, transfer: { sl: 'na račun', en: 'to an account' } },
      }),
      ground: field('razlog', 'ground', { choices: refundGroundLabels }),
      status: field('stanje', 'status', { choices: refundStatusLabels }),
    },
  },
})
