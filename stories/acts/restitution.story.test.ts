import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, type StoryBrowser } from '../harness/browser.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

it('a clerk comes from the dashboard to an open proposal, restores the term by an order, and the act is not final any more', async () => {
  const clerk = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(clerk, accounts.admin)
  await visit(clerk, '/nadzorna-plosca')
  await clerk.getByRole('link', { name: 'Predlogi za vrnitev v prejšnje stanje' }).click()
  const open = clerk.getByRole('button', { name: /^371-\d+/ })
  await expect.poll(() => open.count()).toBe(1)
  await open.click()
  const dialog = clerk.getByRole('dialog')
  await dialog.getByText(/Predlog je (v roku|prepozen)/).waitFor()
  await dialog.getByRole('button', { name: 'Odloči o predlogu' }).click()
  const decision = clerk.getByRole('dialog', { name: /^Odloči o predlogu/ })
  await decision.getByLabel('Odločitev').selectOption({ label: 'vrnitev dovoljena' })
  await decision.getByLabel('Obrazložitev').fill('Odpustno pismo bolnišnice dokazuje opravičen vzrok.')
  await decision.getByRole('button', { name: 'Odloči o predlogu' }).click()
  await dialog.getByText(/vrnitev dovoljena, sklep št\. /).waitFor()
  await dialog.getByText('Teče rok za pritožbo').waitFor()
  await settled(clerk)
  expect(await accessibilityFaults(clerk)).toEqual([])
})
