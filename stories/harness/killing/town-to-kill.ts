import { startFiscalStandIn } from '../../../tools/fiscal-stand-in/stand-in-server.ts'
import type { FiscalStandIn } from '../../../tools/fiscal-stand-in/stand-in-server.ts'
import { temporaryFolder } from '../../../tools/services/processes.ts'
import { httpPerson } from '../http-person.ts'
import type { HttpPerson } from '../http-person.ts'
import { runProduct } from '../running-product.ts'
import type { FoundedTown, Product } from '../running-product.ts'
import { accounts } from '../screens.ts'
import { openStops } from './stop-here.ts'
import type { Stops } from './stop-here.ts'

/** Občina Lipograd's own. */
const taxNumber = '12345679'

/** A town whose invoices go by themselves from the payment to the mail, with places where the product can be held. */
export interface TownToKill {
  product: Product
  standIn: FiscalStandIn
  clerk: HttpPerson
  stops: Stops
  /** The town's account. */
  iban: string
  close(): Promise<void>
}

/** All by itself: a payment issues invoice and permit, and the invoice is mailed. */
const goByItself = async (clerk: HttpPerson): Promise<string> => {
  const { money, invoices } = (await clerk.get('v1/parameters')).body
  const body = { money: { ...money, issue_on_payment: true }, invoices: { ...invoices, send_on_issue: true } }
  const { status, body: answer } = await clerk.post('v1/admin/parameters/update', body)
  if (status !== 200) throw new Error(`the settings were refused: ${JSON.stringify(answer)}`)
  const [premise] = (await clerk.get('v1/admin/premises')).body.premises
  const registered = await clerk.post(`v1/admin/premises/${premise.id}/register`, {})
  if (registered.body.outcome !== 'confirmed') throw new Error(`the premise was not registered: ${JSON.stringify(registered.body)}`)
  return money.iban
}

export const startTownToKill = async (town?: FoundedTown): Promise<TownToKill> => {
  const folder = temporaryFolder('kill')
  const standIn = await startFiscalStandIn({ folder: folder.path })
  const { path, password } = standIn.issue({ taxNumber })
  const env = { FISCAL_URL: standIn.url, FISCAL_CA: standIn.authorities, FISCAL_CERTIFICATE: path, FISCAL_CERTIFICATE_PASSWORD: password }
  const product = await runProduct({ engine: 'postgres', town, env: { ...env, SIMULATED_GATES: '0' } })
  const clerk = await httpPerson(product.url)
  await clerk.signIn(accounts.admin)
  const iban = await goByItself(clerk)
  const stops = await openStops(product.databaseUrl ?? '')
  const close = async () => {
    await stops.close()
    await product.close()
    await standIn.close()
    folder.remove()
  }
  return { product, standIn, clerk, stops, iban, close }
}
