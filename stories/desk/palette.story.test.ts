import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, type StoryBrowser } from '../harness/browser.ts'
import { lettersRest } from '../harness/keyboard.ts'
import { freshApplications, permitInForce } from '../harness/find-record.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
let inReview: string
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
  const [application] = await freshApplications(product.url, ['LJ PL-101'], { inReview: true })
  inReview = application?.path ?? ''
})
afterAll(() => product?.close())

it('a clerk reaches screens, records and the steps of a record from anywhere by keyboard', async () => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await visit(page, '/nadzorna-plosca')
  const options = page.getByRole('listbox', { name: 'Zadetki iskanja' }).getByRole('option')

  await page.keyboard.press('Control+k')
  await expect.poll(() => options.allInnerTexts()).toContain('Pritožbe')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.type('pritoz')
  await expect.poll(() => options.allInnerTexts()).toEqual(['Pritožbe'])
  await page.keyboard.press('Enter')
  await page.waitForURL('**/pritozbe')

  await settled(page)
  await page.locator('#main').focus()
  await page.keyboard.press('g')
  await page.keyboard.press('v')
  await page.waitForURL(/\/vloge/)
  await visit(page, inReview)
  await page.getByRole('button', { name: 'Zavrni' }).waitFor()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('zavr')
  await options.filter({ hasText: /^Zavrni/ }).waitFor()
  await page.keyboard.press('Enter')
  const rejection = page.getByRole('dialog', { name: /Zavrn/ })
  await rejection.waitFor()
  await page.keyboard.press('Escape')
  await rejection.waitFor({ state: 'detached' })
  await lettersRest(page)

  // After g the letter is no step of the record.
  await page.locator('#main').focus()
  await page.keyboard.press('g')
  await page.keyboard.press('y')
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await page.waitForURL(/\/dovolilnice/)
  expect(await page.getByRole('dialog').count()).toBe(0)

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Tipke' })
  await keys.getByText('Na zaslon').waitFor()
  await keys.getByLabel('Posamezne tipke').uncheck()
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'detached' })
  await lettersRest(page)
  await page.locator('#main').focus()
  await page.keyboard.press('g')
  await page.keyboard.press('v')
  await page.keyboard.press('Control+k')
  await options.first().waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/dovolilnice/)

  // Switched off they do nothing at the record either (WCAG 2.1.4); two at once still do.
  await visit(page, inReview)
  await page.getByRole('button', { name: 'Zavrni' }).waitFor()
  await settled(page)
  const record = page.url()
  await page.locator('#main').focus()
  for (const key of ['z', 'd', 'a', 'n', 'x']) await page.keyboard.press(key)
  await page.keyboard.press('Control+k')
  await options.first().waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(page.url()).toBe(record)
})

it('the palette offers the steps of the row that had the focus, and those of a permit', async () => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await visit(page, '/vloge')
  const [, second = ''] = await page.getByRole('link', { name: /^V-/ }).allInnerTexts()
  for (const key of ['j', 'j', 'Control+k']) await page.keyboard.press(key)
  await page.keyboard.type('dodeli')
  await page.getByRole('option', { name: `Dodeli …: ${second}` }).click()
  await page.getByRole('dialog', { name: 'Dodeli 1 vlogo' }).waitFor()

  await visit(page, (await permitInForce(product.url)).path)
  await page.getByRole('button', { name: 'Odvzemi dovolilnico' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('odvzemi')
  await page.getByRole('option', { name: 'Odvzemi dovolilnico' }).click()
  await page.getByRole('dialog', { name: 'Odvzemi dovolilnico' }).waitFor()
})
