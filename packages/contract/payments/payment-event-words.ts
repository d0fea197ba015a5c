import { defineEventWords, field } from '../define-event-words.ts'
import { paymentSourceLabels, paymentStatusFilterLabels } from './payment-status.ts'

const directions = { credit: { sl: 'priliv', en: 'in' }, debit: { sl: 'odliv', en: 'out' } }

/** The words of the audit trail about payments and bank statements. */
export const paymentEventWords = defineEventWords({
  permissions: {
    'payments:read': { sl: 'Pregled plačil', en: 'See payments' },
    'payments:write': { sl: 'Urejanje plačil', en: 'Edit payments' },
  },
  topics: { payments: 'payments:read' },
  subjects: {
    payment: { sl: 'Plačilo', en: 'Payment' },
    settlement: { sl: 'Poročilo ponudnika kartic', en: 'Settlement report' },
    statement: { sl: 'Bančni izpisek', en: 'Bank statement' },
    statement_mapping: { sl: 'Oblika izpiska CSV', en: 'CSV form of a bank' },
  },
  actions: {
    'payment:clear': { sl: 'Promet poravnan s karticami, kovanci ali gotovino', en: 'Movement cleared with cards, coins or cash' },
    'payment:delete': { sl: 'Plačilo odstranjeno', en: 'Payment removed' },
    'payment:export': { sl: 'Izvožen seznam plačil', en: 'List of payments exported' },
    'payment:ignore': { sl: 'Plačilo izločeno iz obravnave', en: 'Payment set aside' },
    'payment:list': { sl: 'Pregledan seznam plačil', en: 'List of payments viewed' },
    'payment:match': { sl: 'Plačilo povezano z vlogo', en: 'Payment matched to an application' },
    'payment:read': { sl: 'Pregledano plačilo', en: 'Payment viewed' },
    'payment:see': { sl: 'Vzeto plačilo pregledano', en: 'Payment taken back was looked at' },
    'payment:reverse': { sl: 'Plačilo vrnjeno', en: 'Payment taken back' },
    'payment:undo': { sl: 'Obravnava plačila razveljavljena', en: 'What was done with a payment taken back' },
    'statement_mapping:create': { sl: 'Oblika izpiska CSV dodana', en: 'CSV form of a bank added' },
    'statement_mapping:delete': { sl: 'Oblika izpiska CSV izbrisana', en: 'CSV form of a bank deleted' },
    'statement_mapping:update': { sl: 'Oblika izpiska CSV spremenjena', en: 'CSV form of a bank changed' },
    'settlement:upload': { sl: 'Poročilo ponudnika kartic naloženo', en: 'Settlement report uploaded' },
    'statement:check': { sl: 'Bančni izpisek preverjen', en: 'Bank statement checked' },
    'statement:upload': { sl: 'Bančni izpisek naložen', en: 'Bank statement uploaded' },
  },
  fields: {
    clears: field('poravna', 'clears'),
    kept_cents: field('zadržana provizija', 'fee that was kept', { kind: 'cents' }),
    chargebacks: field('zavrnitev', 'chargebacks'),
    unmatched: field('neprepoznanih vrstic', 'lines not recognised'),
    added: field('novih prometov', 'new movements'),
    booked_on: field('knjiženo', 'booked on', { kind: 'start' }),
    cents: field('znesek', 'amount', { kind: 'cents' }),
    columns: field('stolpci', 'columns'),
    date_form: field('oblika datuma', 'form of days'),
    decimal_sign: field('decimalno ločilo', 'decimal sign'),
    delimiter: field('ločilo stolpcev', 'delimiter'),
    encoding: field('nabor znakov', 'encoding'),
    skipped_lines: field('vrstic nad naslovi', 'lines above the titles'),
    currency: field('valuta', 'currency'),
    direction: field('smer', 'direction', { choices: directions }),
    entries: field('prometov', 'movements'),
    format: field('oblika', 'form'),
    payer_name: field('plačnik', 'payer'),
    without_invoice: field('brez računa', 'without an invoice'),
    with_faults: field('z napako', 'with a fault'),
    without_permit: field('brez dovolilnice', 'without a permit'),
  },
  fieldsOf: {
    payment: {
      source: field('način', 'source', { choices: paymentSourceLabels }),
      status: field('stanje', 'status', { choices: paymentStatusFilterLabels }),
    },
  },
  hidden: ['statement_id', 'upload_id'],
})
