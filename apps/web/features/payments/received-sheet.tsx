import { readApplicationPayments } from '@dovolilnice/contract/payments/operations'
import { paymentStatusLabels } from '@dovolilnice/contract/payments/payment-status'
import { formatDay, formatMoney, t, useLive, useMay, useOperation } from '../../platform/kit.ts'
import { Link } from '@tanstack/react-router'
import { ButtonLink, Facts, OperationView, Sheet } from '../../ui/kit.ts'
import styles from './payments.module.css'
import { texts } from './texts.ts'

const Received = ({ id, isPaid }: { id: string; isPaid: boolean }) => {
  const mayWrite = useMay()('payments:write')
  const query = useOperation(readApplicationPayments, { params: { id } }, { keep: true })
  // A clerk recorded it: there is no payment of a statement, the counter or a card behind it.
  const recordedByHand = (received: number): boolean => isPaid && received === 0
  useLive('payments', () => query.refetch())
  return (
    <Sheet title={t(texts.payments)}>
      <OperationView query={query}>
        {({ fee_cents: fee, received_cents: received, open_cents: open, early_cents: early, payments }) => (
          <>
            <Facts
              facts={[
                { label: t(texts.fee), value: formatMoney(fee) },
                { label: t(texts.receivedSum), value: !recordedByHand(received) && formatMoney(received) },
                { label: t(texts.open), value: open > 0 && formatMoney(open) },
                { label: t(paymentStatusLabels.early), value: early > 0 && formatMoney(early) },
              ]}
            />
            {payments.length === 0 && <p className="soft">{t(recordedByHand(received) ? texts.byHand : texts.nothingReceived)}</p>}
            <ul className={styles.lines}>
              {payments.map((payment) => (
                <li key={payment.id}>
                  <Link
                    to="/placila"
                    search={{ placilo: payment.id }}
                    aria-label={`${t(texts.seePayment)}, ${formatDay(payment.booked_on)}`}
                  >
                    {formatDay(payment.booked_on)}
                  </Link>
                  <span>{payment.payer_name}</span>
                  <strong>{formatMoney(payment.cents)}</strong>
                </li>
              ))}
            </ul>
            {received > 0 && mayWrite && <ButtonLink label={t(texts.refund)} look="plain" small to="/vracila" search={{ vloga: id }} />}
          </>
        )}
      </OperationView>
    </Sheet>
  )
}

interface ReceivedProps {
  application: { id: string; fee_cents: number; status: string }
}

/** What came for an application, and what is still open; for those who may see payments, and only where there is a fee. */
export const ReceivedSheet = ({ application: { id, fee_cents: fee, status } }: ReceivedProps) =>
  useMay()('payments:read') && fee > 0 ? <Received id={id} isPaid={status === 'paid' || status === 'completed'} /> : null
