import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInvoice } from '@dovolilnice/contract/invoices/operations'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { paidApplication } from '../applicant/paid-application.ts'
import { startTestProduct, type TestProduct } from '../test-product.ts'
import { openTill } from './till.ts'

/** What a town needs of the tax authority's stand-in; a test starts it, because only tests reach the tools. */
interface StandIn {
  url: string
  authorities: string
  issue(options: { taxNumber: string }): { path: string; password: string }
  close(): Promise<void>
}

/** A town whose cash invoices a stand-in of the tax authority registers. */
export interface FiscalProduct<S extends StandIn> {
  product: TestProduct
  standIn: S
  till: { premise: string; device: string }
  /** Issues an invoice paid in cash; its EOR comes when the jobs run. */
  issueCash(): Promise<{ id: string; invoice_nr: string; zoi: string; status: string }>
  close(): Promise<void>
}

export const townTaxNumber = '50223054'

export const municipality = {
  name: 'Občina Zgornji Kamen',
  genitive: 'Občine Zgornji Kamen',
  coat_of_arms: null,
  street: 'Stari trg 1',
  post_code: '9999',
  city: 'Zgornji Kamen',
  email: 'obcina@zgornji-kamen.example',
  phone: '01 000 01 00',
  tax_number: townTaxNumber,
}

/**
 * @param start starts the stand-in in the given folder
 * @param certified the tax number in the certificate; the town's own when absent
 */
export const startFiscalProduct = async <S extends StandIn>(
  start: (options: { folder: string }) => Promise<S>,
  certified = townTaxNumber,
): Promise<FiscalProduct<S>> => {
  const folder = mkdtempSync(join(tmpdir(), 'fiscal-'))
  const standIn = await start({ folder })
  const { path, password } = standIn.issue({ taxNumber: certified })
  const env = { FISCAL_URL: standIn.url, FISCAL_CA: standIn.authorities, FISCAL_CERTIFICATE: path, FISCAL_CERTIFICATE_PASSWORD: password }
  const product = await startTestProduct({ env })
  const admin = await product.as('admin')
  await admin.call(updateParameters, { body: { municipality } })
  const till = await openTill(product)
  const { kysely } = product.services.database
  await kysely.updateTable('app_user').set({ tax_number: '95985352' }).where('id', '=', product.town.admin).execute()
  return {
    product,
    standIn,
    till,
    issueCash: async () => {
      const id = await paidApplication(product)
      const clerk = await product.as('admin')
      const { status, body } = await clerk.call(createInvoice, { params: { id }, query: { payment_method: 'cash' } })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body
    },
    close: async () => {
      await product.close()
      await standIn.close()
      rmSync(folder, { recursive: true })
    },
  }
}
