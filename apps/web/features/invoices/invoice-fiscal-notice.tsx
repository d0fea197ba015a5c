import type { InvoiceDetails } from '@dovolilnice/contract/invoices/invoice'
import { fiscalErrorOf } from '@dovolilnice/contract/money/fiscal-errors'
import { formatDay, t } from '../../platform/kit.ts'
import { Notice } from '../../ui/kit.ts'
import { fiscalTexts as texts } from './fiscal-texts.ts'

type Fiscal = Pick<InvoiceDetails, 'status' | 'fiscal_error' | 'fiscal_due_on'>

export const InvoiceFiscalNotice = ({ invoice }: { invoice: Fiscal }) => {
  const { status, fiscal_error: code, fiscal_due_on: due } = invoice
  const day = due === null ? '' : formatDay(due)
  const known = fiscalErrorOf(code ?? '')
  if (status === 'refused_eor')
    return (
      <Notice tone="bad" title={t(texts.refused, { code: code ?? '' })}>
        {[known && t(known.meaning), t(known?.advice ?? texts.unknownCode), t(texts.dueText, { day })].filter(Boolean).join(' ')}
      </Notice>
    )
  if (status !== 'waiting_eor') return null
  const why = code === 'unreachable' ? texts.unreachable : code === 'untrusted' ? texts.untrusted : known?.meaning
  return (
    <Notice tone="warning" title={t(texts.waiting)}>
      {[t(texts.waitingText, { day }), why && t(why)].filter(Boolean).join(' ')}
    </Notice>
  )
}
