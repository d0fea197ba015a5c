import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from './harness/browser.ts'
import { freshApplications } from './harness/find-record.ts'
import { allowFaults } from './harness/page-faults.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, visit } from './harness/screens.ts'
import { signedIn } from './harness/sign-in.ts'
import { ownClock } from './harness/time.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

const edit = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Uredi' }).click()
  await page.getByLabel('Kraj').waitFor()
}
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Shrani spremembe' }).click()

describe('a form whose call failed on its way', () => {
  it('comes back with what was typed, and undoes nothing that a colleague saved meanwhile', async () => {
    const [clerk, colleague] = [await browser.newPage(), await browser.newPage()]
    allowFaults(clerk, /Failed to load resource/)
    await ownClock(clerk)
    await signedIn(clerk, accounts.admin)
    await signedIn(colleague, accounts.root)
    const [application] = await freshApplications(product.url, ['LJ PF-101'])
    const pathname = application?.path ?? ''
    await visit(clerk, pathname)
    await edit(clerk)
    await clerk.getByLabel('Ulica in hišna številka').fill('Nova ulica 7')
    await clerk.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: '' }),
    )
    await save(clerk)
    await clerk.waitForURL('/500')
    await clerk.unroute('**/api/**')

    await visit(colleague, pathname)
    await edit(colleague)
    await colleague.getByLabel('Kraj').fill('Kranj')
    await save(colleague)
    await colleague.getByText('Spremembe so shranjene.').waitFor()

    // A record that was read less than 5 s ago is not read again.
    await clerk.clock.fastForward(5_000)
    await clerk.getByRole('button', { name: 'Poskusi znova' }).click()
    await clerk.waitForURL(pathname)
    await edit(clerk)
    await clerk.getByRole('button', { name: 'Prevzemi spremembe' }).click()
    await expect.poll(() => clerk.getByLabel('Kraj').inputValue()).toBe('Kranj')
    expect(await clerk.getByLabel('Ulica in hišna številka').inputValue()).toBe('Nova ulica 7')
    await save(clerk)
    await clerk
      .getByText(/Nova ulica 7, \d+ Kranj/)
      .first()
      .waitFor()
  })
})
