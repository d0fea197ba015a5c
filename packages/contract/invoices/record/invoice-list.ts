import { z } from 'zod/mini'
import { defineList } from '../../list.ts'
import { idSchema, instantSchema } from '../../primitives/ids.ts'
import { invoiceKinds, invoiceRowSchema, invoiceStatuses, paymentMethods } from '../invoice.ts'
import { paymentMethodLabels } from '../invoice-labels.ts'

/** The columns are the specification's, by its names; `action` is the row's menu. */
export const invoiceList = defineList({
  title: { sl: 'Računi', en: 'Invoices' },
  row: invoiceRowSchema,
  columns: {
    id: { title: { sl: 'ID', en: 'ID' }, hidden: true },
    invoice_nr: { title: { sl: 'Številka računa', en: 'Invoice number' }, fixed: true },
    sales_location_nr: { title: { sl: 'Prostor', en: 'Premise' } },
    cashier_nr: { title: { sl: 'Blagajna', en: 'Device' } },
    payment_method_name: { title: { sl: 'Način plačila', en: 'Paid by' }, labels: paymentMethodLabels },
    amount: { title: { sl: 'Znesek', en: 'Amount' }, kind: 'money' },
    zoi: { title: { sl: 'ZOI', en: 'ZOI' }, hidden: true },
    eor: { title: { sl: 'EOR', en: 'EOR' } },
    transaction_id: { title: { sl: 'ID transakcije', en: 'Transaction ID' }, hidden: true },
    date_time: { title: { sl: 'Datum in ura', en: 'Date and time' }, kind: 'instant' },
  },
  sortable: ['invoice_nr', 'sales_location_nr', 'cashier_nr', 'payment_method_name', 'amount', 'date_time'],
  defaultSort: { key: 'date_time', order: 'desc' },
  period: { from: 'from', until: 'until' },
  filters: z.object({
    /** A number, a payer, a ZOI, an EOR, a transaction or the number of an application. */
    search: z.string().check(z.trim(), z.maxLength(120)),
    application_id: idSchema,
    kind: z.enum(invoiceKinds),
    payment_method: z.enum(paymentMethods),
    /** The code of the premise. */
    sales_location_nr: z.string().check(z.maxLength(20)),
    status: z.enum(invoiceStatuses),
    from: instantSchema,
    until: instantSchema,
  }),
})
