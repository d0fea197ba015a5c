import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from './harness/browser.ts'
import { allowFaults } from './harness/page-faults.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, realIds, settled, visit } from './harness/screens.ts'
import { signedIn, signIn } from './harness/sign-in.ts'
import { ownClock } from './harness/time.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product.url, { keepsPages: true })
})
afterAll(() => product?.close())

const cut = async (page: Page): Promise<void> => {
  allowFaults(page, /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|The file of a screen did not come/)
  await page.context().setOffline(true)
  await banner(page).waitFor()
}
const banner = (page: Page): Locator =>
  page.getByRole('alert').getByText('Napaka pri vpozstavljanju povezave. Ni internetne povezave.', { exact: true })
const marked = (page: Page): Promise<unknown> => page.evaluate('window.marked')
/** The service worker has kept the pages, and keeps what is loaded from now on. */
const keptForLater = async (page: Page): Promise<void> => {
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
}

describe('without a network', () => {
  it('a link that is only pointed at takes nothing away; one that is followed says so, and opens by itself afterwards', async () => {
    const page = await browser.newPage()
    await visit(page, '/')
    await keptForLater(page)
    await visit(page, '/obrazci/parkirna-dovolilnica')
    await page.getByRole('dialog').getByRole('button', { name: 'Zapri' }).click()
    await page.getByLabel('Ime in priimek').fill('Ana Žagar')
    await page.evaluate('window.marked = true')
    await cut(page)
    await page.getByRole('banner').getByRole('link', { name: 'Pogoji uporabe in zasebnost' }).hover()
    await page.getByRole('banner').getByRole('link', { name: 'Navodila za uporabo' }).hover()
    await page.waitForTimeout(1_000)
    expect(await marked(page)).toBe(true)
    expect(await page.getByLabel('Ime in priimek').inputValue()).toBe('Ana Žagar')

    await page.getByRole('banner').getByRole('link', { name: 'Prijava' }).click()
    await page.getByRole('heading', { name: 'Te strani brez povezave še ni mogoče odpreti' }).waitFor()
    expect(await page.getByText(/500|zabeležena/).count()).toBe(0)
    await page.getByText('Dovolilnice Občine Lipograd').first().waitFor()
    await page.context().setOffline(false)
    await page.getByRole('main').getByRole('button', { name: 'Prijavi se' }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/prijava')
    await page.getByRole('alert').getByText('Povezava je znova vzpostavljena.').waitFor()
  })

  it('a kept page can be read although its script was never loaded, and says when there is a network again', async () => {
    const page = await browser.newPage()
    await visit(page, '/')
    await keptForLater(page)
    await cut(page)
    await page.goto('/pogoji-uporabe')
    await banner(page).waitFor()
    await page.getByText('Pravica do ugovora').or(page.getByText('Vaše pravice')).first().waitFor()
    expect(await page.getByText('brez povezave še ni mogoče odpreti').count()).toBe(0)
    await page.context().setOffline(false)
    await page.getByRole('alert').getByText('Povezava je znova vzpostavljena.').waitFor()
    // It loads itself anew about now.
    await settled(page).catch(() => settled(page))
    await page.getByText('Vaše pravice').first().waitFor()
  })

  it('a page that was loaded without one still bears the town’s name, and reads its data when the network is back', async () => {
    const page = await browser.newPage()
    await signedIn(page, accounts.admin)
    await visit(page, '/vloge')
    await keptForLater(page)
    await visit(page, '/vloge')
    await cut(page)
    await page.reload()
    await banner(page).waitFor()
    await page.getByText('Seznama ni bilo mogoče naložiti').waitFor()
    await page.getByText('Dovolilnice Občine Lipograd').first().waitFor()
    await page.context().setOffline(false)
    await page
      .getByRole('cell', { name: /V-\d/ })
      .or(page.getByRole('rowheader', { name: /V-\d/ }))
      .first()
      .waitFor()
  })

  it('bollards are not shown as if their state were known, and cannot be moved', async () => {
    const page = await browser.newPage()
    await signedIn(page, accounts.operator)
    await visit(page, '/potopni-stebricki/upravljanje')
    const commands = page.getByRole('article').getByRole('button', { name: /^(Spusti|Dvigni|Zadrži spuščenega)$/ })
    const command = commands.first()
    await expect.poll(() => command.isEnabled()).toBe(true)
    await cut(page)
    await page.getByText('To je stanje, kakršno je bilo').waitFor()
    for (const button of await commands.all()) await expect.poll(() => button.isDisabled()).toBe(true)
    await page.context().setOffline(false)
    await page.getByText('To je stanje, kakršno je bilo').waitFor({ state: 'detached' })
    await expect.poll(() => command.isEnabled()).toBe(true)
  })

  it('a refusal is not told as a lost connection: a permit that has been renewed meanwhile', async () => {
    const page = await browser.newPage()
    allowFaults(page, /Failed to load resource/)
    await ownClock(page)
    await signedIn(page, accounts.admin)
    await visit(page, `/vloge/parkirna-dovolilnica?podaljsanje=${(await realIds(product.url)).ownPermit}`)
    await page.getByRole('main').locator('input[name="name"]').waitFor()
    const old = page.getByText('To je stanje, kakršno je bilo')
    const readAnew = async (status: number, error: object): Promise<void> => {
      await page.route('**/renewal', (route) => route.fulfill({ status, json: { error } }))
      const answered = page.waitForResponse((response) => response.url().endsWith('/renewal') && response.status() === status)
      await page.clock.fastForward(6_000)
      await page.evaluate(`document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`)
      await answered
      await page.unroute('**/renewal')
    }
    await readAnew(503, { code: 'unavailable', message: '' })
    await old.waitFor()
    await readAnew(409, { code: 'renewed', message: '', details: { permit_id: '1', number: 'D-1' } })
    await old.waitFor({ state: 'detached' })
  })

  it('the figures of the dashboard say of when they are', async () => {
    const page = await browser.newPage()
    await signedIn(page, accounts.admin)
    await visit(page, '/nadzorna-plosca')
    await cut(page)
    await page.getByText('To je stanje, kakršno je bilo').waitFor()
  })

  it.each([360, 1280])('the banner covers neither title nor menu, at %i px', async (width) => {
    const page = await browser.newPage({ width })
    await signedIn(page, accounts.admin)
    await visit(page, '/vloge')
    await cut(page)
    const below = async (): Promise<boolean> => {
      const bar = await banner(page).boundingBox()
      const title = await page.getByRole('heading', { level: 1 }).boundingBox()
      return bar !== null && title !== null && title.y >= bar.y + bar.height
    }
    await expect.poll(below).toBe(true)
    await page.evaluate('window.scrollTo(0, 400)')
    await expect.poll(below).toBe(true)
    await page.context().setOffline(false)
    await settled(page)
  })
})

describe('a session that ends', () => {
  it('ends in every window, and nothing personal stays', async () => {
    const page = await browser.newPage()
    await signIn(page, accounts.regular)
    const other = await page.context().newPage()
    await visit(other, '/nastavitve')
    await page.goto('/odjava')
    await page.waitForURL('/prijava')
    await other.waitForURL(/\/prijava/)
    await other.getByText('Odjavili ste se v drugem oknu.').waitFor()
    expect(await other.getByText(accounts.regular).count()).toBe(0)
  })

  it('gives way to another person’s, whose rights decide in every window', async () => {
    const [page, another] = [await browser.newPage(), await browser.newPage()]
    await signIn(page, accounts.admin)
    await signIn(another, accounts.regular)
    const other = await page.context().newPage()
    await visit(other, '/uporabniki')
    // What the window still asks for as the person of before is refused.
    allowFaults(page, /403/)
    await page.context().addCookies(await another.context().cookies())
    await visit(page, '/nastavitve')
    // Its list is refused, or its guard runs first.
    await other.waitForURL(/\/(nadzorna-plosca|403)$/)
    await settled(other)
    expect(await other.getByRole('link', { name: 'Uporabniki', exact: true }).count()).toBe(0)
  })

  it('is told when the server knows it no more', async () => {
    const page = await browser.newPage()
    allowFaults(page, /401/)
    await signIn(page, accounts.regular)
    await visit(page, '/nastavitve')
    await page.context().clearCookies()
    await page.getByRole('link', { name: 'Vloge', exact: true }).click()
    await page.waitForURL(/\/prijava\?redirect/)
    await page.getByText('Seja je potekla ali je bila končana. Prijavite se znova.').waitFor()
  })
})
