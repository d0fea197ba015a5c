import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../tools/services/processes.ts'
import { startIdentityProvider, type ThrowawayProvider } from '../tools/services/throwaway-identity-provider.ts'
import { allowConsole } from '../tools/testing/fail-on-console.ts'
import { accessibilityFaults } from './harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from './harness/browser.ts'
import { allowFaults } from './harness/page-faults.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, settled, visit } from './harness/screens.ts'
import { signIn } from './harness/sign-in.ts'

let provider: ThrowawayProvider
let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  allowConsole(/in-memory adapter/)
  const port = await freePort()
  provider = await startIdentityProvider({
    product: `http://127.0.0.1:${port}`,
    accounts: {
      ana: { email: accounts.admin, email_verified: true },
      neznan: { email: 'nihce@lipograd.example', email_verified: true },
    },
  })
  const { issuer, clientId, clientSecret } = provider
  const env = { PORT: String(port), OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret }
  product = await startProduct({ env: { ...env, SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
})
afterAll(async () => {
  await product?.close()
  await provider?.close()
})

const button = (page: Page) => page.getByRole('button', { name: 'Prijava z računom občine' })

/** The provider is another host, and browsers ask it for a picture that it does not have. */
const allowProvider = (page: Page) => allowFaults(page, new RegExp(`${provider.issuer}/`))

const signInThere = async (page: Page, account: string) => {
  allowProvider(page)
  await button(page).click()
  await page.waitForURL((url) => url.origin === provider.issuer)
  await page.getByLabel('Račun').fill(account)
  await page.getByRole('button', { name: 'Prijavi me' }).click()
  await page.waitForURL((url) => url.origin === product.url)
}

describe('the account of the municipality', () => {
  it('signs a clerk in, back to where they were going, and out again', async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await visit(page, '/potopni-stebricki/arhiv?page=1')
    await button(page).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'provider-sign-in')
    await signInThere(page, 'ana')
    await page.waitForURL(/\/potopni-stebricki\/arhiv/)
    await settled(page)
    await page.getByText('Ana Referent').first().waitFor()
    await page.goto('/odjava')
    await page.getByRole('button', { name: 'Odjavi me' }).click()
    await page.waitForURL(`${product.url}/prijava*`)
    // The next person at this desk is asked who they are.
    await button(page).click()
    await page.getByLabel('Račun').waitFor()
  })

  it('that is unknown here is refused with a sentence, and the password still signs in', async () => {
    const page = await browser.newPage({ width: 390, height: 844 })
    allowFaults(page, /422 .*provider\/finish/)
    await visit(page, '/prijava')
    await signInThere(page, 'neznan')
    await page.getByRole('alert').getByText('tu ni računa zaposlenega').waitFor()
    expect(page.url()).not.toContain('code=')
    await screenshot(page, 'provider-unknown')
    await page.getByRole('link', { name: 'Nazaj na prijavo' }).click()
    await signIn(page, accounts.admin)
  })

  it('whose provider is down says so in place, and the password still signs in', async () => {
    await product.restart()
    await provider.close()
    const page = await browser.newPage()
    allowFaults(page, /503 .*provider\/begin/)
    await visit(page, '/prijava')
    await button(page).click()
    await page.getByRole('alert').getByText('Računi občine trenutno niso dosegljivi.').waitFor()
    await screenshot(page, 'provider-down')
    await signIn(page, accounts.admin)
  })
})
