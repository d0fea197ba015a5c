import { keysOf } from '@dovolilnice/contract/keys-of'
import { listPayments } from '@dovolilnice/contract/payments/list-payments'
import { paymentSources } from '@dovolilnice/contract/payments/payment-source'
import { paymentSourceLabels, paymentStatusFilterLabels } from '@dovolilnice/contract/payments/payment-labels'
import { useSearch } from '@tanstack/react-router'
import { textOf } from '../../platform/routing/search.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import type { FilterOf } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { useOpenInUrl } from '../../ui/overlays/use-open-in-url.ts'
import { Stacked } from '../../ui/sheet.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { PaymentStatusBadge } from './payment-status-badge.tsx'
import { FaultsNotice } from './statements-list.tsx'
import { texts } from './texts.ts'
import { UploadButton } from './upload-dialog.tsx'
import { UploadResult } from './upload-result.tsx'

/** What one upload brought is shown whole; otherwise the list opens on what waits for a clerk. */
const filtersOf = (upload: string | undefined): readonly FilterOf<typeof listPayments>[] => [
  {
    key: 'status',
    label: texts.status,
    kind: 'choice',
    options: keysOf(paymentStatusFilterLabels).map((value) => ({ value, label: paymentStatusFilterLabels[value] })),
    ...(upload === undefined && { initial: 'waiting' }),
  },
  {
    key: 'direction',
    label: texts.direction,
    kind: 'choice',
    options: [
      { value: 'credit', label: texts.credit },
      { value: 'debit', label: texts.debit },
    ],
  },
  {
    key: 'source',
    label: texts.source,
    kind: 'choice',
    options: paymentSources.map((value) => ({ value, label: paymentSourceLabels[value] })),
  },
  { key: 'from', label: texts.from, kind: 'day' },
  { key: 'until', label: texts.until, kind: 'last-day' },
]

/** Payments; of one upload only, with what it brought, while the URL names one. */
export const PaymentsList = () => {
  const t = useTranslate()
  const { upload_id: id } = useSearch({ from: '/inside/placila' })
  const upload = textOf(id)
  const { id: opened, open } = useOpenInUrl('placilo')
  return (
    <Stacked>
      {upload === undefined ? <FaultsNotice /> : <UploadResult id={upload} />}
      <ListScreen
        id="payments"
        key={upload}
        title={texts.payments}
        operation={listPayments}
        cells={{
          status: ({ status }) => <PaymentStatusBadge status={status} />,
        }}
        filters={filtersOf(upload)}
        {...(upload !== undefined && { fixedFilters: { upload_id: upload } })}
        searchKey="search"
        rowKey={(row) => row.id}
        onOpen={(row) => open(row.id)}
        live="payments"
        actions={<UploadButton />}
        empty={{ title: texts.nothingWaits, text: texts.nothingWaitsText }}
      />
      {opened !== undefined && <PaymentDialog key={opened} id={opened} title={t(texts.payment)} onClose={() => open(undefined)} />}
    </Stacked>
  )
}
