import { startPaymentStandIn, type PaymentStandIn } from '../../../tools/payment-stand-in/stand-in-server.ts'
import { startFiscalStandIn, type FiscalStandIn } from '../../../tools/fiscal-stand-in/stand-in-server.ts'
import { temporaryFolder } from '../../../tools/services/processes.ts'
import { httpPerson, type HttpPerson } from '../http-person.ts'
import { runProduct, type FoundedTown, type Product } from '../running-product.ts'
import { accounts } from '../screens.ts'
import { openStops, type Stops } from './stop-here.ts'

/** Občina Lipograd's own. */
const taxNumber = '12345679'
const [merchant, secret] = ['obcina-lipograd', 'preskusna-skrivnost-preskusna-skrivnost']

/** A town whose invoices go by themselves from the payment to the mail, with places where the product can be held. */
export interface TownToKill {
  product: Product
  standIn: FiscalStandIn
  /** The provider of card payments. */
  cards: PaymentStandIn
  clerk: HttpPerson
  /** Approves what the clerk proposes. */
  other: HttpPerson
  /** Whoever has the link of an application, each from an address of their own: many tries from one are refused. */
  residentOf(number: string): Promise<HttpPerson>
  stops: Stops
  /** The town's account. */
  iban: string
  /** The device at which is paid. */
  device: string
  close(): Promise<void>
}

/** All by itself: a payment issues invoice and permit, and the invoice is mailed. */
const goByItself = async (clerk: HttpPerson): Promise<Pick<TownToKill, 'iban' | 'device'>> => {
  const { money, invoices } = (await clerk.get('v1/parameters')).body
  const body = { money: { ...money, issue_on_payment: true }, invoices: { ...invoices, send_on_issue: true } }
  const { status, body: answer } = await clerk.post('v1/admin/parameters/update', body)
  if (status !== 200) throw new Error(`the settings were refused: ${JSON.stringify(answer)}`)
  const [premise] = (await clerk.get('v1/admin/premises')).body.premises
  const registered = await clerk.post(`v1/admin/premises/${premise.id}/register`, {})
  if (registered.body.outcome !== 'confirmed') throw new Error(`the premise was not registered: ${JSON.stringify(registered.body)}`)
  const { drawers } = (await clerk.get('v1/admin/counter/drawers')).body
  const device = drawers.find(({ in_use: isUsed }: { in_use: boolean }) => isUsed)
  return { iban: money.iban, device: device.id }
}

export const startTownToKill = async (town?: FoundedTown): Promise<TownToKill> => {
  const folder = temporaryFolder('kill')
  const standIn = await startFiscalStandIn({ folder: folder.path })
  const { path, password } = standIn.issue({ taxNumber })
  const env = { FISCAL_URL: standIn.url, FISCAL_CA: standIn.authorities, FISCAL_CERTIFICATE: path, FISCAL_CERTIFICATE_PASSWORD: password }
  const cards = await startPaymentStandIn({ merchant, secret })
  const cardEnv = { PAYMENT_URL: cards.url, PAYMENT_MERCHANT: merchant, PAYMENT_SECRET: secret, PAYMENT_TEST: '1' }
  const product = await runProduct({ engine: 'postgres', town, env: { ...env, ...cardEnv, SIMULATED_GATES: '0', TRUST_PROXY: '1' } })
  cards.setTown(product.url)
  const clerk = await httpPerson(product.url)
  await clerk.signIn(accounts.admin)
  const other = await httpPerson(product.url)
  await other.signIn(accounts.root)
  const own = await goByItself(clerk)
  const stops = await openStops(product.databaseUrl ?? '')
  const close = async () => {
    await stops.close()
    await product.close()
    await standIn.close()
    await cards.close()
    folder.remove()
  }
  const residentOf = (number: string) => {
    const copy = Number(number.slice(-5))
    return httpPerson(product.url, `10.3.${Math.floor(copy / 250)}.${(copy % 250) + 1}`)
  }
  return { product, standIn, cards, clerk, other, residentOf, stops, ...own, close }
}
