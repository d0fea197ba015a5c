import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { allowFaults } from '../harness/page-faults.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, reload, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { keepsPages: true })
})
afterAll(() => product?.close())

it('a code that was shown once is shown without a network, says of when it is, and goes with the sign-out', async () => {
  const page = await browser.newPage({ width: 390, height: 844 })
  await signedIn(page, accounts.regular)
  await visit(page, '/nadzorna-plosca')
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
  await page.getByRole('button', { name: 'Pokaži kodo' }).first().click()
  const code = page.getByRole('dialog').getByRole('img', { name: /^Koda QR/ })
  await code.waitFor()
  const path = await code.locator('path').getAttribute('d')
  await page.getByRole('dialog').getByRole('button', { name: 'Zapri' }).click()

  allowFaults(page, /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/)
  await page.context().setOffline(true)
  await reload(page)
  await page.getByText('so na voljo tudi brez internetne povezave').waitFor()
  await screenshot(page, 'kept codes 390')
  await page.locator('section', { hasText: 'so na voljo tudi brez internetne povezave' }).last().getByRole('button').first().click()
  await page.getByText(/^Brez internetne povezave: koda in podatki/).waitFor()
  expect(await code.locator('path').getAttribute('d')).toBe(path)
  await screenshot(page, 'kept code 390')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Zapri' }).click()

  await page.context().setOffline(false)
  await visit(page, '/odjava')
  await expect.poll(() => page.evaluate(`localStorage.getItem('dovolilnice.codes')`)).toBeNull()
})
