import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, type StoryBrowser } from '../harness/browser.ts'
import { freshApplications } from '../harness/find-record.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
})
afterAll(() => product?.close())

const isDark = `getComputedStyle(document.documentElement).colorScheme === 'dark'`

/** Texts that are smaller than staff read them at a desk. */
const smallTexts = `[...document.querySelectorAll('body *')].filter((one) =>
  one instanceof HTMLElement && one.checkVisibility() && one.closest('.leaflet-container, .visually-hidden') === null &&
  [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '') &&
  Number.parseFloat(getComputedStyle(one).fontSize) < 13.99).map((one) => one.textContent.slice(0, 40))`

it('staff work in the dark look, which every screen reads well in, no text below 14 px; the public page is as the device', async () => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.root)
  await visit(page, '/nadzorna-plosca')
  const menu = page.getByRole('button', { name: /^Uporabniški meni/ })
  await menu.click()
  await page.getByRole('button', { name: 'Podoba: kot naprava' }).click()
  await expect.poll(() => page.evaluate(isDark)).toBe(true)
  const faults: Record<string, unknown> = {}
  for (const path of [
    '/nadzorna-plosca',
    '/vloge',
    '/dovolilnice/',
    '/potopni-stebricki/upravljanje',
    '/blagajna',
    '/nastavitve',
    '/uporabniki',
  ]) {
    await visit(page, path)
    faults[path] = [...(await accessibilityFaults(page)), ...(await page.evaluate<string[]>(smallTexts))]
  }
  const [application] = await freshApplications(product.url, ['LJ TM-101'], { inReview: true })
  await visit(page, application?.path ?? '')
  await page.getByRole('button', { name: 'Zavrni' }).waitFor()
  faults.record = [...(await accessibilityFaults(page)), ...(await page.evaluate<string[]>(smallTexts))]
  await page.getByRole('button', { name: 'Zavrni' }).click()
  await page.getByRole('dialog').waitFor()
  faults.dialog = await accessibilityFaults(page)
  expect(Object.entries(faults).filter(([, found]) => JSON.stringify(found) !== '[]')).toEqual([])
  await visit(page, '/')
  await expect.poll(() => page.evaluate(isDark)).toBe(false)
})
