import { readFeeReceipt } from '@dovolilnice/contract/counter/read-fee-receipt'
import { getInvoice } from '@dovolilnice/contract/invoices/record/get-invoice'
import { readInvoicePdf } from '@dovolilnice/contract/invoices/record/read-invoice-pdf'
import { IconPrinter } from '@tabler/icons-react'
import { useOperation } from '../../platform/calls/query.ts'
import { useLive } from '../../platform/live.ts'
import { printPaper } from '../../platform/print-paper.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Stacked } from '../../ui/sheet.tsx'
import styles from './counter.module.css'
import { LargeAmount } from './payment-form.tsx'
import type { Taken } from './payment-form.tsx'
import { texts } from './texts.ts'

/** What is to be given back now. */
const Change = ({ taken }: { taken: Taken }) => {
  const t = useTranslate()
  if (taken.method === 'card') return <p className={styles.soft}>{t(texts.paidByCard)}</p>
  const change = taken.change_cents ?? 0
  return change > 0 ? <LargeAmount label={t(texts.change)} cents={change} /> : <p className={styles.soft}>{t(texts.noChange)}</p>
}

const InvoiceFacts = ({ invoice, permit }: { invoice: NonNullable<Taken['invoice']>; permit: string | null }) => {
  const t = useTranslate()
  const query = useOperation(getInvoice, { params: { id: invoice.id } }, { keep: true })
  useLive('invoices', () => query.refetch())
  return (
    <Facts
      facts={[
        { label: t(texts.invoice), value: invoice.number },
        { label: t(texts.permit), value: permit ?? t(texts.permitLater), wide: permit === null },
        { label: t(texts.zoi), value: query.data?.zoi, wide: true },
        { label: t(texts.eor), value: query.data && (query.data.eor ?? t(texts.eorLater)), wide: true },
      ]}
    />
  )
}

/** What was taken: the change to give, and the invoice to print, also while the tax authority is away. A fee of law has a receipt instead. */
export const PaidView = ({ taken, onClose }: { taken: Taken; onClose: () => void }) => {
  const t = useTranslate()
  const { id, invoice, permit_number: permit } = taken
  const print = () => (invoice === null ? printPaper(readFeeReceipt, id) : printPaper(readInvoicePdf, invoice.id))
  return (
    <Stacked>
      <Notice tone="good" title={t(texts.paid)} role="status" />
      <Change taken={taken} />
      {invoice !== null && <InvoiceFacts invoice={invoice} permit={permit} />}
      <FormButtons>
        <Button look="plain" onClick={onClose}>
          {t(texts.done)}
        </Button>
        <Button icon={<IconPrinter size={18} aria-hidden />} onClick={print}>
          {t(invoice === null ? texts.receipt : texts.printInvoice)}
        </Button>
      </FormButtons>
    </Stacked>
  )
}
