import { readFiscalStatus, registerBusinessPremise } from '@dovolilnice/contract/invoices/fiscal/fiscal'
import { getInvoice } from '@dovolilnice/contract/invoices/operations'
import { startFiscalStandIn, type FiscalStandIn } from '../../../../../tools/fiscal-stand-in/stand-in-server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFiscalProduct, townTaxNumber, type FiscalProduct } from '../../../test/money/fiscal-product.ts'

let town: FiscalProduct<FiscalStandIn>
beforeAll(async () => {
  town = await startFiscalProduct(startFiscalStandIn, '10000004')
})
afterAll(() => town.close())

test('a certificate of another taxpayer is told before an invoice is issued, and by the tax authority', async () => {
  const clerk = await town.product.as('admin')
  expect((await clerk.call(readFiscalStatus)).body.link).toMatchObject({
    test_environment: true,
    tax_number: '10000004',
    is_own: false,
    ends_soon: false,
  })
  const { body } = await clerk.call(registerBusinessPremise, { params: { id: town.till.premise }, body: {} })
  expect(body).toEqual({ outcome: 'refused', code: 'S005' })
  town.standIn.register.setPremise(Number(townTaxNumber), 'OBCINA', true)
  const invoice = await town.issueCash()
  await town.product.jobs.runDue()
  expect((await clerk.call(getInvoice, { params: { id: invoice.id } })).body).toMatchObject({ status: 'refused_eor', fiscal_error: 'S005' })
})
