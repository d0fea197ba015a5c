import { afterAll, beforeAll, it } from 'vitest'
import { openBrowser, type StoryBrowser } from './harness/browser.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, visit } from './harness/screens.ts'
import { signedIn } from './harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

it('the map is left while it zooms', async () => {
  const page = await browser.newPage()
  await signedIn(page, accounts.admin)
  await visit(page, '/parkiranje')
  const zoomIn = page.getByRole('button', { name: 'Približaj' })
  await zoomIn.waitFor()
  for (let round = 0; round < 3; round++) {
    // As a quick hand does: the zoom lasts a quarter of a second.
    await zoomIn.click()
    await page.getByRole('tab', { name: 'Vrste dovolilnic' }).click()
    await page.waitForTimeout(500)
    await page.getByRole('tab', { name: 'Zemljevid' }).click()
    await zoomIn.waitFor()
  }
})
