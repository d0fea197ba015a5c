import { listApplicationOnlinePayments } from '@dovolilnice/contract/online-payments/operations'
import { declineSentences, onlinePaymentStatusLabels } from '@dovolilnice/contract/online-payments/online-payment-labels'
import type { OnlinePaymentRow, OnlinePaymentStatus } from '@dovolilnice/contract/money/online-payment'
import { formatInstant, formatMoney, t, useLive, useMay, useOperation } from '../../platform/kit.ts'
import { Link } from '@tanstack/react-router'
import { OperationView, Sheet, StatusBadge, type StatusTone } from '../../ui/kit.ts'
import styles from './online-payments.module.css'
import { texts } from './texts.ts'

const tones: Record<OnlinePaymentStatus, StatusTone> = {
  open: 'active',
  paid: 'good',
  declined: 'over',
  cancelled: 'over',
  expired: 'over',
  mismatch: 'bad',
}

const Attempt = ({ attempt }: { attempt: OnlinePaymentRow }) => {
  const { status, decline_code: code, left_cents: left, transaction_id: transaction, provider_id: provider } = attempt
  const words = [
    attempt.covers === 'administrative_fee' && t(texts.fee),
    code !== null && t(declineSentences[code]),
    left > 0 && t(texts.leftOver, { amount: formatMoney(left) }),
    transaction !== null && `${t(texts.transaction)}: ${transaction}`,
    transaction === null && provider !== null && `${t(texts.atProvider)}: ${provider}`,
    attempt.test && t(texts.test),
  ].filter((word) => word !== false)
  return (
    <li className={styles.line}>
      <span className={styles.head}>
        <StatusBadge tone={tones[status]}>{t(onlinePaymentStatusLabels[status])}</StatusBadge>
        <strong>{formatMoney(attempt.cents)}</strong>
        <span>{formatInstant(attempt.created_at)}</span>
        {attempt.payment_id !== null && (
          <Link to="/placila" search={{ placilo: attempt.payment_id }}>
            {t(texts.seePayment)}
          </Link>
        )}
      </span>
      {words.length > 0 && <span className={styles.soft}>{words.join(' · ')}</span>}
    </li>
  )
}

const Attempts = ({ id }: { id: string }) => {
  const query = useOperation(listApplicationOnlinePayments, { params: { id } }, { keep: true })
  useLive('payments', () => query.refetch())
  return (
    <OperationView query={query}>
      {({ items }) =>
        items.length > 0 && (
          <Sheet title={t(texts.attempts)}>
            <ul className="stack">
              {items.map((attempt) => (
                <Attempt key={attempt.id} attempt={attempt} />
              ))}
            </ul>
          </Sheet>
        )
      }
    </OperationView>
  )
}

export const OnlinePaymentsSheet = ({ application }: { application: { id: string } }) =>
  useMay()('payments:read') ? <Attempts id={application.id} /> : null
