import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { PaidApplicationsList } from './paid-applications-list.tsx'
import { PaymentsList } from './payments-list.tsx'
import { StatementsList } from './statements-list.tsx'
import { texts } from './texts.ts'

/** Payments, the statements they came with, and the applications they paid. Which part is shown stands in the URL. */
export const PaymentsScreen = () => {
  const t = useTranslate()
  const navigate = useNavigate({ from: '/placila' })
  const { tab } = useSearch({ from: '/inside/placila' })
  const shown = tab === 'statements' || tab === 'applications' ? tab : 'payments'
  return (
    <Tabs
      label={t(texts.parts)}
      tabs={[
        { key: 'payments', title: t(texts.payments), content: <PaymentsList /> },
        { key: 'statements', title: t(texts.statements), content: <StatementsList /> },
        { key: 'applications', title: t(texts.paidApplications), content: <PaidApplicationsList /> },
      ]}
      shown={shown}
      onChoose={(key) => void navigate({ search: key === 'payments' ? {} : { tab: key }, resetScroll: false })}
    />
  )
}
