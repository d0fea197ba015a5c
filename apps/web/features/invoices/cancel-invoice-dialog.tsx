import type { InvoiceRow } from '@dovolilnice/contract/invoices/invoice'
import { cancelInvoice } from '@dovolilnice/contract/invoices/issue/cancel-invoice'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { StepDialog } from '../../ui/record/step-dialog.tsx'
import { texts } from './texts.ts'

const { CheckboxField, TextAreaField } = fieldsOf<BodyOf<typeof cancelInvoice>>()

/** Says what a storno does and asks why. */
export const CancelInvoiceDialog = ({ invoice, onClose }: { invoice: InvoiceRow; onClose: () => void }) => {
  const t = useTranslate()
  const locale = useLocale()
  const atCounter = invoice.payment_method_name === 'cash' || invoice.payment_method_name === 'card'
  return (
    <StepDialog
      title={t(texts.stornoTitle, { number: invoice.invoice_nr })}
      operation={cancelInvoice}
      params={{ id: invoice.id }}
      defaults={{ reason: '', money_stays: false }}
      submit={t(texts.storno)}
      danger
      done={texts.cancelled}
      onClose={onClose}
    >
      <p>{t(texts.stornoText, { amount: formatCents(-invoice.amount, locale) })}</p>
      {atCounter && (
        <>
          <p>{t(texts.stornoCounter)}</p>
          <CheckboxField name="money_stays" label={t(texts.moneyStays)} />
        </>
      )}
      <TextAreaField name="reason" label={t(texts.stornoReason)} description={t(texts.stornoReasonHint)} rows={3} maxLength={2000} />
    </StepDialog>
  )
}
