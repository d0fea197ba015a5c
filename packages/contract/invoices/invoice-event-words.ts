import { defineEventWords, field } from '../define-event-words.ts'
import { invoiceKindLabels, invoiceStatusLabels, paymentMethodLabels } from './invoice-labels.ts'
import { numberingLabels, premiseKindLabels } from './premises/premise-labels.ts'

/** The words of the audit trail about invoices, premises and cash devices. */
export const invoiceEventWords = defineEventWords({
  subjects: {
    invoice: { sl: 'Račun', en: 'Invoice' },
    business_premise: { sl: 'Poslovni prostor', en: 'Business premise' },
    cash_device: { sl: 'Blagajna', en: 'Cash device' },
  },
  actions: {
    'business_premise:create': { sl: 'Poslovni prostor dodan', en: 'Business premise added' },
    'business_premise:register': {
      sl: 'Poslovni prostor prijavljen davčni upravi',
      en: 'Business premise registered with the tax authority',
    },
    'business_premise:update': { sl: 'Poslovni prostor spremenjen', en: 'Business premise changed' },
    'cash_device:create': { sl: 'Blagajna dodana', en: 'Cash device added' },
    'cash_device:update': { sl: 'Blagajna spremenjena', en: 'Cash device changed' },
    'invoice:cancel': { sl: 'Račun storniran', en: 'Invoice taken back' },
    'invoice:copy': { sl: 'Izpisana kopija računa', en: 'Copy of an invoice printed' },
    'invoice:credit': { sl: 'Dobropis izdan', en: 'Credit note issued' },
    'invoice:download_xml': { sl: 'E-račun prenesen', en: 'E-invoice downloaded' },
    'invoice:export': { sl: 'Izvožen seznam računov', en: 'List of invoices exported' },
    'invoice:issue': { sl: 'Račun izdan', en: 'Invoice issued' },
    'invoice:list': { sl: 'Pregledan seznam računov', en: 'List of invoices viewed' },
    'invoice:print': { sl: 'Račun PDF prenesen', en: 'Invoice PDF downloaded' },
    'invoice:read': { sl: 'Račun pogledan', en: 'Invoice viewed' },
    'invoice:resend': { sl: 'Račun poslan znova', en: 'Invoice sent again' },
    'invoice:send': { sl: 'Račun poslan', en: 'Invoice sent' },
    'invoice:send_many': { sl: 'Neposlani računi poslani', en: 'Unsent invoices sent' },
    'invoice:register': { sl: 'Račun znova poslan davčni upravi', en: 'Invoice sent to the tax authority again' },
  },
  fields: {
    building_number: field('številka stavbe', 'number of the building'),
    building_section_number: field('del stavbe', 'part of the building'),
    cadastral_number: field('katastrska občina', 'cadastral community'),
    cashier: field('blagajna', 'device'),
    closed_on: field('zaprt od', 'closed from', { kind: 'start' }),
    community: field('naselje', 'settlement'),
    credit_note: field('dobropis', 'credit note'),
    copy_number: field('številka kopije', 'number of the copy'),
    fiscal_error: field('napaka davčnega potrjevanja', 'error of fiscal verification'),
    house_number: field('hišna številka', 'house number'),
    house_number_additional: field('dodatek k hišni številki', 'addition to the house number'),
    internal_act: field('interni akt', 'internal act'),
    invoice: field('račun', 'invoice'),
    invoices: field('računov', 'invoices'),
    is_default: field('privzeta', 'default'),
    numbering: field('številčenje', 'numbering', { choices: numberingLabels }),
    payment_method: field('način plačila', 'paid by', { choices: paymentMethodLabels }),
    payer: field('plačnik', 'payer'),
    premise: field('poslovni prostor', 'business premise'),
    refund: field('vračilo', 'refund'),
    sales_location_nr: field('poslovni prostor', 'business premise'),
    through_ujp: field('prek UJP', 'through UJP'),
    without_email: field('brez e-pošte', 'without e-mail'),
    storno: field('storno', 'storno'),
    transaction_id: field('ID transakcije', 'transaction ID'),
  },
  fieldsOf: {
    invoice: {
      kind: field('vrsta', 'kind', { choices: invoiceKindLabels }),
      status: field('stanje', 'status', { choices: invoiceStatusLabels }),
    },
    business_premise: { kind: field('vrsta', 'kind', { choices: premiseKindLabels }) },
  },
})
