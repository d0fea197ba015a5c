import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import type { CardOffer, OnlinePayment } from '@dovolilnice/contract/money/online-payment'
import { declineSentences } from '@dovolilnice/contract/online-payments/online-payment-labels'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { IconCreditCard } from '@tabler/icons-react'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import type { ApplicantAccess } from './applicant-access.ts'
import { texts } from './card-texts.ts'
import { usePayByCard, useReadAgain } from './pay-by-card.ts'
import styles from './pay-sheet.module.css'

/** What became of the last attempt, where the payer should know it. */
const LastAttempt = ({ payment }: { payment: OnlinePayment }) => {
  const t = useTranslate()
  const locale = useLocale()
  const { status, covers, decline_code: code, left_cents: left } = payment
  switch (status) {
    case 'open':
      return <Notice role="status">{t(texts.open)}</Notice>
    case 'declined':
      return (
        <Notice tone="bad" title={t(texts.declined)}>
          {t(declineSentences[code ?? 'other'])} {t(texts.again)}
        </Notice>
      )
    case 'cancelled':
    case 'expired':
      return <Notice>{t(texts.ended)}</Notice>
    case 'mismatch':
      return <Notice tone="warning">{t(texts.mismatch)}</Notice>
    case 'paid':
      return left > 0 ? (
        <Notice tone="warning">{t(covers === 'price' ? texts.left : texts.feeLeft, { amount: formatCents(left, locale) })}</Notice>
      ) : (
        <Notice tone="good" role="status" title={t(texts.paid)} />
      )
  }
}

interface CardProps {
  card: CardOffer
  access: ApplicantAccess
  /** What it pays. */
  covers: PaidPart
  /** What it pays is neither settled nor ended: what was paid just now will show soon. */
  awaits: boolean
}

/** Paying by card: the button that leads to the provider's page, and what became of the last attempt. */
export const CardSheet = ({ card, access, covers, awaits }: CardProps) => {
  const t = useTranslate()
  const locale = useLocale()
  const { busy, pay } = usePayByCard(access, covers)
  const { latest, offered } = card
  useReadAgain(awaits && (latest?.status === 'open' || latest?.status === 'paid'))
  const goesOn = latest?.status === 'open'
  const isNews = latest?.status === 'mismatch' || (latest?.status === 'paid' && (awaits || latest.left_cents > 0))
  // Without an offer nobody is told to try again.
  const tells = latest !== null && (offered || isNews)
  if (!offered && !tells) return null
  return (
    <Sheet title={t(covers === 'price' ? texts.title : texts.feeTitle)} tone={offered ? 'warning' : undefined}>
      <div className={styles.card}>
        {card.test && <Notice tone="warning">{t(texts.trial)}</Notice>}
        {tells && <LastAttempt payment={latest} />}
        {offered && (
          <>
            <p className={styles.soft}>{t(texts.hint)}</p>
            <Button wide icon={<IconCreditCard size={18} aria-hidden />} busy={busy} onClick={pay}>
              {t(goesOn ? texts.goOn : texts.pay)} · {formatCents(card.cents, locale)}
            </Button>
          </>
        )}
      </div>
    </Sheet>
  )
}
