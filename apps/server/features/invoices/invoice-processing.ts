import type { OwnedProcessing } from '../../platform/privacy/processing.ts'

export const invoiceProcessing: OwnedProcessing = {
  invoice: {
    activity: 'money',
    name: { sl: 'Računi', en: 'Invoices' },
    data: ['identity', 'contact', 'tax', 'payment', 'staff'],
    kept: 'ten_years',
  },
  invoice_copy: { activity: 'money', name: { sl: 'Kopije računov', en: 'Copies of invoices' }, data: ['staff'], kept: 'ten_years' },
  invoice_sending: {
    activity: 'money',
    name: { sl: 'Pošiljanja računov', en: 'Sendings of invoices' },
    data: ['staff'],
    kept: 'ten_years',
  },
}
