import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import { openOnlinePayment, startOnlinePayment, startOwnOnlinePayment } from '@dovolilnice/contract/online-payments/operations'
import { useEffect, useState } from 'react'
import { call, defineTexts, formatMoney, keepOrigin, queryClient, reportFailure, t } from '../../../platform/kit.ts'
import type { ApplicantAccess } from './applicant-access.ts'
import type { CardOffer, OnlinePayment } from '@dovolilnice/contract/money/online-payment'
import { declineSentences } from '@dovolilnice/contract/online-payments/online-payment-labels'
import { IconCreditCard } from '@tabler/icons-react'
import { Button, Notice, Sheet } from '../../../ui/kit.ts'
import styles from './pay-sheet.module.css'

/** Orders the payment and resolves with the address of the provider's page. */
const pageOf = async (access: ApplicantAccess, covers: PaidPart): Promise<string> => {
  const { id } =
    'link' in access
      ? await call(startOnlinePayment, { body: { ...access.link, covers } })
      : await call(startOwnOnlinePayment, { params: { id: access.id }, body: { covers } })
  const { redirect_url: url } = await call(openOnlinePayment, { params: { id } })
  keepOrigin(id, 'link' in access ? access.link : access)
  return url
}

/** Leads to the provider's page. Busy until the browser has left, and free again for whoever comes back by the Back button. */
const usePayByCard = (access: ApplicantAccess, covers: PaidPart): { busy: boolean; pay: () => void } => {
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    // The browser shows this very page again, as it was left.
    const again = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setBusy(false)
      void queryClient.invalidateQueries()
    }
    window.addEventListener('pageshow', again)
    return () => window.removeEventListener('pageshow', again)
  }, [])
  const pay = () => {
    setBusy(true)
    pageOf(access, covers)
      .then((url) => window.location.assign(url))
      .catch((error: unknown) => {
        setBusy(false)
        reportFailure(error)
        // What was open may be paid or withdrawn meanwhile.
        void queryClient.invalidateQueries()
      })
  }
  return { busy, pay }
}

/** Reads the page anew every few seconds while something is awaited that the payer need not do. */
const useReadAgain = (waits: boolean): void => {
  useEffect(() => {
    if (!waits) return undefined
    const timer = setInterval(() => void queryClient.invalidateQueries(), 5_000)
    return () => clearInterval(timer)
  }, [waits])
}

const texts = defineTexts({
  title: { sl: 'Plačilo s kartico', en: 'Paying by card' },
  feeTitle: { sl: 'Plačilo upravne takse s kartico', en: 'Paying the administrative fee by card' },
  hint: {
    sl: 'Podatke kartice vpišete na strani ponudnika plačil. Občina jih ne vidi. Plačilo je potrjeno takoj.',
    en: 'You enter the card on the page of the payment provider. The municipality does not see it. The payment is confirmed at once.',
  },
  pay: { sl: 'Plačaj s kartico', en: 'Pay by card' },
  goOn: { sl: 'Nadaljuj plačilo s kartico', en: 'Go on paying by card' },
  trial: {
    sl: 'Preizkus: nobena kartica ne bo bremenjena in plačila v resnici ni.',
    en: 'Trial: no card will be charged, and nothing is really paid.',
  },
  open: {
    sl: 'Plačilo s kartico je v teku. Če ste ga pravkar končali, bo v kratkem potrjeno. Sicer ga nadaljujte.',
    en: 'A card payment is under way. If you have just finished it, it will soon be confirmed. Otherwise go on with it.',
  },
  paid: { sl: 'Plačilo s kartico smo prejeli.', en: 'The card payment has been received.' },
  declined: { sl: 'Plačilo s kartico ni uspelo.', en: 'The card payment did not succeed.' },
  again: { sl: 'Poskusite znova ali z drugo kartico.', en: 'Try again, or with another card.' },
  ended: { sl: 'Plačilo s kartico ni bilo dokončano.', en: 'The card payment was not finished.' },
  mismatch: {
    sl: 'Ponudnik plačil je sporočil drugačen znesek, kot je bil naročen. Občina to preverja, zato s kartico ne plačujte znova.',
    en: 'The payment provider reported another amount than the one ordered. The municipality is looking into it, so do not pay by card again.',
  },
  feeLeft: {
    sl: 'S kartico ste plačali {amount} preveč, ker je bila upravna taksa medtem plačana ali je ni več treba plačati. Znesek vam bo občina vrnila.',
    en: 'You paid {amount} too much by card, because the administrative fee was paid meanwhile or is not to be paid any more. The municipality will pay it back to you.',
  },
  left: {
    sl: 'S kartico ste plačali {amount} preveč, ker je bila vloga medtem plačana ali ni več odprta. Znesek vam bo občina vrnila.',
    en: 'You paid {amount} too much by card, because the application was paid meanwhile or is no longer open. The municipality will pay it back to you.',
  },
})

/** What became of the last attempt, where the payer should know it. */
const LastAttempt = ({ payment }: { payment: OnlinePayment }) => {
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
        <Notice tone="warning">{t(covers === 'price' ? texts.left : texts.feeLeft, { amount: formatMoney(left) })}</Notice>
      ) : (
        <Notice tone="good" role="status" title={t(texts.paid)} />
      )
  }
}

interface CardProps {
  card: CardOffer
  access: ApplicantAccess
  covers: PaidPart
  /** What it pays is neither settled nor ended: what was paid just now will show soon. */
  awaits: boolean
}

export const CardSheet = ({ card, access, covers, awaits }: CardProps) => {
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
      <div className="stack">
        {card.test && <Notice tone="warning">{t(texts.trial)}</Notice>}
        {tells && <LastAttempt payment={latest} />}
        {offered && (
          <>
            <p className={styles.soft}>{t(texts.hint)}</p>
            <Button wide icon={IconCreditCard} busy={busy} onClick={pay}>
              {t(goesOn ? texts.goOn : texts.pay)} · {formatMoney(card.cents)}
            </Button>
          </>
        )}
      </div>
    </Sheet>
  )
}
