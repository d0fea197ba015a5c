import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { listInvoices } from '@dovolilnice/contract/invoices/operations'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { startFiscalStandIn, type FiscalStandIn } from '../../../../tools/fiscal-stand-in/stand-in-server.ts'
import { startPaymentStandIn, type PaymentStandIn } from '../../../../tools/payment-stand-in/stand-in-server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Approved, setMoney } from '../../test/applicant/payment-cases.ts'
import { startCardProduct, type CardProduct } from '../../test/money/card-product.ts'
import { municipality, townTaxNumber } from '../../test/money/fiscal-product.ts'
import { openTill } from '../../test/money/till.ts'

let folder: string
let taxAuthority: FiscalStandIn
let town: CardProduct<PaymentStandIn>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'card-invoice-'))
  taxAuthority = await startFiscalStandIn({ folder })
  const { path, password } = taxAuthority.issue({ taxNumber: townTaxNumber })
  town = await startCardProduct(startPaymentStandIn, {
    FISCAL_URL: taxAuthority.url,
    FISCAL_CA: taxAuthority.authorities,
    FISCAL_CERTIFICATE: path,
    FISCAL_CERTIFICATE_PASSWORD: password,
  })
  await (await town.product.as('admin')).call(updateParameters, { body: { municipality } })
  await setMoney(town.product, { issue_on_payment: true })
  await openTill(town.product)
})
afterAll(async () => {
  await town.close()
  await taxAuthority.close()
  rmSync(folder, { recursive: true })
})

const pay = async (): Promise<Approved & { transaction: string | null | undefined }> => {
  const application = await town.application()
  const { id, page } = await town.begin(application)
  town.standIn.behave({ kind: 'before_return' })
  await town.step(page, { step: 'pay', number: '4111 1111 1111 1111' })
  await town.product.jobs.runDue()
  return { ...application, transaction: town.standIn.register.ofOrder(id)?.transaction_id }
}
const seen = async ({ id }: Approved) => {
  const clerk = await town.product.as('admin')
  const invoices = (await clerk.call(listInvoices, { body: { filters: { application_id: id } } })).body.items
  return { status: (await clerk.call(getApplication, { params: { id } })).body.status, invoices }
}

test('one notice pays, invoices as an online card with its ZOI, and issues the permit', async () => {
  const application = await pay()
  const { status, invoices } = await seen(application)
  expect(status).toBe('completed')
  expect(invoices).toMatchObject([
    {
      payment_method_name: 'online_card',
      amount: application.fee_cents,
      transaction_id: application.transaction,
      zoi: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ])
})

test('before fiscal verification is set up, the payment and the permit do not wait for the invoice, and no number is lost', async () => {
  const { services } = town.product
  const { fiscal } = services
  services.fiscal = undefined
  const application = await pay().finally(() => void (services.fiscal = fiscal))
  expect(await seen(application)).toEqual({ status: 'completed', invoices: [] })
  const [before, after] = [(await seen(await pay())).invoices[0], (await seen(await pay())).invoices[0]]
  const sequence = ({ invoice_nr: number }: { invoice_nr: string }) => Number(number.split('-').at(-1))
  expect([sequence(before), sequence(after)]).toEqual([2, 3])
})
