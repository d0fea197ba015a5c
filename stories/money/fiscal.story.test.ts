import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startFiscalStandIn, type FiscalStandIn } from '../../tools/fiscal-stand-in/stand-in-server.ts'
import { temporaryFolder } from '../../tools/services/processes.ts'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { httpPerson } from '../harness/http-person.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

/** Občina Lipograd's own. */
const taxNumber = '12345679'

const folder = temporaryFolder('fiscal')
let standIn: FiscalStandIn
let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  standIn = await startFiscalStandIn({ folder: folder.path })
  const { path, password } = standIn.issue({ taxNumber })
  const env = { FISCAL_URL: standIn.url, FISCAL_CA: standIn.authorities, FISCAL_CERTIFICATE: path, FISCAL_CERTIFICATE_PASSWORD: password }
  product = await startProduct({ env: { ...env, SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
})
afterAll(async () => {
  await product?.close()
  await standIn?.close()
  folder.remove()
})

/** An invoice taken in cash: one of the demo town is taken back and issued anew. */
const issueCash = async (): Promise<string> => {
  const clerk = await httpPerson(product.url)
  await clerk.signIn(accounts.admin)
  const filters = { kind: 'invoice', payment_method: 'transfer' }
  const { body } = await clerk.post('v1/admin/invoices', { itemsPerPage: 50, filters })
  const [invoice] = body.items.filter(({ actions }: { actions: string[] }) => actions.includes('cancel'))
  await clerk.post(`v1/admin/invoices/${invoice.id}/storno`, { reason: 'Plačano je bilo v gotovini.' })
  const answer = await clerk.get(`v1/admin/invoices/${invoice.application_id}/create?payment_method=cash`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.invoice_nr
}

const open = async (page: Page, number: string) => {
  await page.getByRole('button', { name: number }).or(page.getByText(number)).first().click()
  await page.getByRole('dialog').getByText('ZOI', { exact: true }).waitFor()
}

it('a premise is registered, an outage told with its term, and the EOR fetched when it is over', { timeout: 180_000 }, async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)

  await visit(page, '/racuni/prostori')
  await page.getByText('Prostor davčni upravi še ni prijavljen').waitFor()
  await screenshot(page, 'fiscal-premise-unregistered')
  const refused = await issueCash()
  await visit(page, '/racuni')
  await page.getByText('Davčna uprava je zavrnila 1 račun').waitFor()
  await open(page, refused)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Davčna uprava je račun zavrnila (S006)').waitFor()
  await dialog.getByText('Na zaslonu Prostori in blagajne prostor prijavite davčni upravi').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'fiscal-refused')

  await visit(page, '/racuni/prostori')
  await page.getByRole('button', { name: 'Prijavi davčni upravi' }).click()
  await page.getByText('Prostor je prijavljen davčni upravi.').first().waitFor()
  await settled(page)
  await screenshot(page, 'fiscal-premise-registered')

  standIn.behave({ kind: 'down' })
  const waiting = await issueCash()
  await visit(page, '/racuni')
  await page.getByText('Preizkusno okolje davčne uprave').waitFor()
  await open(page, waiting)
  await dialog.getByText('Račun čaka na EOR').waitFor()
  await dialog.getByText('Davčna uprava pri zadnjem pošiljanju ni odgovorila.').waitFor()
  await screenshot(page, 'fiscal-waiting')

  // Where the day begins the clerk is told too.
  const start = await browser.newPage({ reducedMotion: 'reduce' })
  await signedIn(start, accounts.admin)
  await visit(start, '/nadzorna-plosca')
  await start.getByRole('heading', { name: 'Računi brez EOR' }).waitFor()
  expect(await accessibilityFaults(start)).toEqual([])
  await screenshot(start, 'fiscal-dashboard')

  standIn.behave({ kind: 'normal' })
  await dialog.getByRole('button', { name: 'Pošlji davčni upravi' }).click()
  await expect.poll(() => standIn.register.invoices().map(({ number }) => number), { timeout: 30_000 }).toContain(waiting)
  const [registered] = standIn.register.invoices().filter(({ number }) => number === waiting)
  await dialog.getByText(registered?.eor ?? '').waitFor()
  expect(registered?.subsequent).toBe(true)
  await screenshot(page, 'fiscal-confirmed')
})

it('on a phone the same is said', { timeout: 90_000 }, async () => {
  const page = await browser.newPage({ width: 390, height: 844 })
  await signedIn(page, accounts.admin)
  await visit(page, '/racuni')
  await page.getByText('Davčna uprava je zavrnila 1 račun').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'fiscal-phone')
})
