import { readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import { openOnlinePayment, readOnlinePayment, startOnlinePayment } from '@dovolilnice/contract/online-payments/operations'
import { approved, setMoney, type Approved } from '../applicant/payment-cases.ts'
import { freePort } from '../free-port.ts'
import { startTestProduct, type TestProduct } from '../test-product.ts'

/** What a town needs of the payment provider's stand-in; a test starts it, because only tests reach the tools. */
interface StandIn {
  url: string
  close(): Promise<void>
}

interface Merchant {
  merchant: string
  secret: string
}

type Start<S> = (merchant: Merchant & { town: string; others: Merchant[] }, now: () => Date) => Promise<S>

/** A town whose card payments a stand-in of the provider takes; it listens, so that notices reach it. */
export interface CardProduct<S extends StandIn> {
  product: TestProduct
  standIn: S
  url: string
  secret: string
  /** An approved application whose fee waits. */
  application(): Promise<Approved>
  /** Begins the payment as whoever has the mailed link, up to the provider's page. */
  begin(application: Pick<Approved, 'number' | 'token'>, covers?: PaidPart): Promise<{ id: string; page: string }>
  /** Takes a step on the provider's page: a card number, or a button's value. */
  step(page: string, fields: Record<string, string>): Promise<Response>
  /** What the payer's page and the status page say. */
  seen(
    application: Pick<Approved, 'number' | 'token'>,
    id: string,
  ): Promise<{ payment: Record<string, unknown>; status: Record<string, unknown> }>
  close(): Promise<void>
}

const merchant = 'obcina-zgornji-kamen'
export const cardSecret = 'preskusna-skrivnost-preskusna-skrivnost'

/** The merchant for administrative fees, where a test sets it up. */
export const feeMerchant: Merchant = { merchant: 'obcina-takse', secret: 'druga-skrivnost-druga-skrivnost-druga' }

const start = '2026-11-16T09:00:00Z'

/**
 * @param begin starts the stand-in
 * @param more other settings of the product
 */
export const startCardProduct = async <S extends StandIn>(begin: Start<S>, more: Record<string, string> = {}): Promise<CardProduct<S>> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let now = () => new Date(start)
  const standIn = await begin({ merchant, secret: cardSecret, town: url, others: [feeMerchant] }, () => now())
  const env = {
    PAYMENT_URL: standIn.url,
    PAYMENT_MERCHANT: merchant,
    PAYMENT_SECRET: cardSecret,
    PAYMENT_TEST: '1',
    PUBLIC_URL: url,
    ...more,
  }
  const product = await startTestProduct({ now: start, env })
  now = () => product.clock.now()
  await product.app.listen({ host: '127.0.0.1', port })
  await setMoney(product)
  return {
    product,
    standIn,
    url,
    secret: cardSecret,
    application: () => approved(product),
    begin: async ({ number, token }, covers = 'price') => {
      const visitor = product.visitor()
      const started = await visitor.call(startOnlinePayment, { body: { number, token, covers } })
      if (started.status !== 200) throw new Error(`no payment was begun: ${started.raw}`)
      const { id } = started.body
      const opened = await visitor.call(openOnlinePayment, { params: { id } })
      if (opened.status !== 200) throw new Error(`the provider has no page: ${opened.raw}`)
      return { id, page: opened.body.redirect_url }
    },
    step: (page, fields) => fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
    seen: async ({ number, token }, id) => {
      const visitor = product.visitor()
      const payment = (await visitor.call(readOnlinePayment, { params: { id } })).body
      const status = (await visitor.call(readApplicationStatus, { query: { number, token } })).body
      return { payment, status }
    },
    close: async () => {
      await product.close()
      await standIn.close()
    },
  }
}
