import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import { openOnlinePayment } from '@dovolilnice/contract/online-payments/open-online-payment'
import { startOnlinePayment } from '@dovolilnice/contract/online-payments/start-online-payment'
import { startOwnOnlinePayment } from '@dovolilnice/contract/online-payments/start-own-online-payment'
import { useEffect, useState } from 'react'
import { call } from '../../../platform/calls/call.ts'
import { queryClient, reportFailure } from '../../../platform/calls/query.ts'
import { keepOrigin } from '../../../platform/payment-origin.ts'
import type { ApplicantAccess } from './applicant-access.ts'

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
export const usePayByCard = (access: ApplicantAccess, covers: PaidPart): { busy: boolean; pay: () => void } => {
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
export const useReadAgain = (waits: boolean): void => {
  useEffect(() => {
    if (!waits) return undefined
    const timer = setInterval(() => void queryClient.invalidateQueries(), 5_000)
    return () => clearInterval(timer)
  }, [waits])
}
