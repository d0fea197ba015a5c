import { confirmOnlinePayment, readOnlinePayment } from '@dovolilnice/contract/online-payments/operations'
import { declineSentences } from '@dovolilnice/contract/online-payments/online-payment-labels'
import type { OnlinePayment, OnlinePaymentStatus } from '@dovolilnice/contract/money/online-payment'
import { call, formatMoney, originOf, queryClient, type ScreenLink, t, useOperation } from '../../platform/kit.ts'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Text } from '@dovolilnice/contract/locale'
import { ButtonLink, Facts, FrontCard, Notice, OperationView } from '../../ui/kit.ts'
import styles from './online-payments.module.css'
import { texts } from './texts.ts'

const told: Record<OnlinePaymentStatus, { tone: 'neutral' | 'good' | 'warning' | 'bad'; title: Text; hint: Text }> = {
  open: { tone: 'neutral', title: texts.open, hint: texts.openHint },
  paid: { tone: 'good', title: texts.paid, hint: texts.paidHint },
  declined: { tone: 'bad', title: texts.declined, hint: texts.declinedHint },
  cancelled: { tone: 'neutral', title: texts.cancelled, hint: texts.beginAgain },
  expired: { tone: 'warning', title: texts.expired, hint: texts.beginAgain },
  mismatch: { tone: 'warning', title: texts.mismatch, hint: texts.mismatchHint },
}

/** Where the payment was begun; in another window the status page, which asks for the link from the mail. */
const linkOf = (id: string): ScreenLink => {
  const origin = originOf(id)
  if (origin === undefined) return { to: '/obrazci/parkirna-dovolilnica/stanje' }
  return 'id' in origin
    ? { to: '/vloge', search: { vloga: origin.id } }
    : { to: '/obrazci/parkirna-dovolilnica/stanje', search: { number: origin.number, token: origin.token } }
}

const Outcome = ({ payment }: { payment: OnlinePayment }) => {
  const { status, covers, cents, decline_code: code, left_cents: left } = payment
  const isFee = covers === 'administrative_fee'
  const { tone, title, hint } = told[status]
  return (
    <div className={styles.outcome}>
      {payment.test && <Notice tone="warning">{t(texts.trial)}</Notice>}
      <Notice role="status" tone={tone} title={t(title)}>
        {status === 'declined' && `${t(declineSentences[code ?? 'other'])} `}
        {t(hint)}
        {left > 0 && ` ${t(isFee ? texts.feeLeft : texts.left, { amount: formatMoney(left) })}`}
      </Notice>
      <Facts
        facts={[
          { label: t(texts.amount), value: formatMoney(cents) },
          { label: t(texts.what), value: isFee && t(texts.administrativeFee) },
        ]}
      />
      <ButtonLink label={t(texts.toApplication)} wide {...linkOf(payment.id)} />
    </div>
  )
}

/** Has the server ask the provider, at once and every ten seconds: its notice may be late, or never come. */
const useConfirmation = (id: string, waits: boolean): void => {
  useEffect(() => {
    if (!waits) return undefined
    const ask = () =>
      void call(confirmOnlinePayment, { params: { id } }, { quiet: true })
        .then(() => queryClient.invalidateQueries())
        // The page goes on waiting for the notice.
        .catch(() => undefined)
    ask()
    const timer = setInterval(ask, 10_000)
    return () => clearInterval(timer)
  }, [id, waits])
}

/** Where the payment provider sends the browser back. Coming here proves nothing: the screen says what the server knows. */
export const OnlinePaymentScreen = () => {
  const { id } = useParams({ from: '/front/placilo/$id' })
  const [waits, setWaits] = useState(false)
  const query = useOperation(readOnlinePayment, { params: { id } }, { quiet: true, every: waits ? 3_000 : undefined })
  const isOpen = query.data?.status === 'open'
  if (isOpen !== waits) setWaits(isOpen)
  useConfirmation(id, isOpen)
  const isUnknown = query.error?.code === 'not_found' && query.data === undefined
  return (
    <FrontCard title={t(texts.title)}>
      {isUnknown ? (
        <div className={styles.outcome}>
          <Notice tone="bad" role="alert" title={t(texts.unknown)}>
            {t(texts.unknownHint)}
          </Notice>
          <ButtonLink label={t(texts.toApplication)} wide {...linkOf(id)} />
        </div>
      ) : (
        <OperationView query={query}>{(payment) => <Outcome payment={payment} />}</OperationView>
      )}
    </FrontCard>
  )
}
