import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { httpPerson, type HttpPerson } from '../harness/http-person.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

/** An operator who is on another screen hears that a hold which they gave ends soon. */
let product: Product
let browser: StoryBrowser
let operator: HttpPerson
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product.url)
  operator = await httpPerson(product.url)
  await operator.signIn(accounts.operator)
})
afterAll(() => product?.close())

const bollardOf = async (name: string) =>
  (await operator.get('v1/operator/data/devices/rpi')).body.items?.find((one: { name: string }) => one.name === name)
const hold = async (name: string, minutes: number): Promise<void> => {
  await expect.poll(async () => (await bollardOf(name))?.online, { timeout: 30_000 }).toBe(true)
  const { code } = await bollardOf(name)
  const hold_until = new Date(Date.now() + minutes * 60_000).toISOString()
  const body = { device_code: code, action: 'hold_lowered', reason: 'Prireditev na območju', hold_until }
  expect((await operator.post('v1/operator/services/remote-control', body)).status).toBeLessThan(300)
  await expect.poll(async () => (await bollardOf(name)).hold?.until, { timeout: 30_000 }).toBe(hold_until)
}
const warning = (page: Page) => page.getByRole('region', { name: 'Zadržanja, ki se iztekajo' })

it('the warning comes without taking the focus, and one click extends the hold or ends it', { timeout: 180_000 }, async () => {
  await hold('Glavni trg', 6)
  await hold('Žitni trg', 40)
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.operator)
  await visit(page, '/potopni-stebricki/arhiv')
  await warning(page).getByText('Glavni trg: zadržanje se izteče ob').waitFor()
  expect(await warning(page).getByText('Žitni trg').count()).toBe(0)
  expect(await page.evaluate(`document.activeElement.closest('section')?.getAttribute('aria-label') ?? ''`)).not.toBe(
    'Zadržanja, ki se iztekajo',
  )
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'hold-warning-desk')
  await page.setViewportSize({ width: 390, height: 844 })
  await screenshot(page, 'hold-warning-phone')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1366, height: 768 })

  // What was hidden stays hidden, also on the next screen; a hold with a new end is warned of anew.
  await warning(page).getByRole('button', { name: 'Skrij' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Prehodi in zavrnitve' }).click()
  await page.getByText('Zadnjih 48 ur').waitFor()
  expect(await warning(page).getByText('Glavni trg').count()).toBe(0)
  await hold('Glavni trg', 5)
  await warning(page)
    .getByRole('button', { name: /^Podaljšaj do / })
    .click()
  await page.getByText('Zadržanje je podaljšano.').waitFor()
  await warning(page).getByText('Glavni trg').waitFor({ state: 'detached' })
  await expect.poll(async () => Date.parse((await bollardOf('Glavni trg')).hold.until) > Date.now() + 30 * 60_000).toBe(true)

  // In the tower the row says it; elsewhere it is released with one click.
  await hold('Žitni trg', 4)
  await warning(page).getByText('Žitni trg').waitFor({ timeout: 90_000 })
  await warning(page).getByRole('button', { name: 'Sprosti zdaj' }).click()
  await page.getByText('Ukaz za sprostitev je poslan.').waitFor()
  await expect.poll(async () => (await bollardOf('Žitni trg')).hold, { timeout: 30_000 }).toBe(null)
})
