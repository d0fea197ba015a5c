import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from './harness/browser.ts'
import { startProduct, type Product } from './harness/product.ts'
import { httpPerson } from './harness/http-person.ts'
import { allowFaults } from './harness/page-faults.ts'
import { accounts, reload, visit } from './harness/screens.ts'
import { signedIn } from './harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
})
afterAll(() => product?.close())

const focusedField = (page: Page): Promise<string | null> => page.evaluate('document.activeElement.getAttribute("name")')
const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(`(() => {
    const { top, bottom } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })()`)

it.each([1024, 1280])(
  'the first field of the page that is wrong has the focus, and what else is wrong stays in sight: %i px',
  async (width) => {
    const page = await browser.newPage({ width, height: 844, reducedMotion: 'reduce' })
    await visit(page, '/obrazci/parkirna-dovolilnica')
    await page.getByRole('dialog').getByRole('button', { name: 'Zapri' }).click()
    await page.locator('input[name="user_type_code"]').first().check()
    await page.locator('input[name="permit_kind_id"]').first().waitFor()
    await page.getByRole('main').locator('button[type="submit"]').click()
    await expect.poll(() => focusedField(page)).toBe('permit_kind_id')
    const summary = page.getByRole('alert').getByText(/^Popravite \d+ polj/)
    await summary.waitFor()
    await expect.poll(() => isInSight(page, ':focus')).toBe(true)
    await expect.poll(() => isInSight(page, '[role="alert"] summary')).toBe(true)
    const link = page.getByRole('alert').getByRole('button', { name: 'Ime in priimek' })
    if (!(await link.isVisible())) await summary.click()
    await link.click()
    await expect.poll(() => focusedField(page)).toBe('name')
    await expect.poll(() => isInSight(page, ':focus')).toBe(true)
    await expect.poll(() => isInSight(page, '[role="alert"] summary')).toBe(true)
  },
)

it('in steps, a list of what is wrong leads to the step of each field', async () => {
  const page = await browser.newPage({ width: 390, height: 844, reducedMotion: 'reduce' })
  await visit(page, '/obrazci/parkirna-dovolilnica')
  await page.getByRole('dialog').getByRole('button', { name: 'Zapri' }).click()
  // An address of a step may be opened before anything is answered; sending leads to what is missing.
  await page.locator('input[name="user_type_code"]').first().check()
  await visit(page, '/obrazci/parkirna-dovolilnica#oddaja')
  await reload(page)
  await page.getByText('Korak 7 od 7').waitFor()
  await page.getByRole('main').locator('button[type="submit"]').filter({ visible: true }).click()
  await expect.poll(() => focusedField(page)).toBe('permit_kind_id')
  await page.getByText('Korak 2 od 7').waitFor()
  await page
    .getByRole('alert')
    .getByText(/^Popravite \d+ polj/)
    .click()
  await page.getByRole('alert').getByRole('button', { name: 'Ime in priimek' }).click()
  await expect.poll(() => focusedField(page)).toBe('name')
  await page.getByText('Korak 3 od 7').waitFor()
  await expect.poll(() => isInSight(page, ':focus')).toBe(true)
})

it('the office is asked for the last day of a permit that ends with its proof, and led to it', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await visit(page, '/dovolilnice/parkirna-dovolilnica')
  await page.locator('select[name="user_type_code"]').selectOption({ label: 'Imetnik parkirne karte za invalide' })
  await page.locator('select[name="permit_kind_id"]').selectOption({ index: 1 })
  const lastDay = page.getByLabel('Zadnji dan', { exact: true })
  await lastDay.waitFor()
  await page.getByText('velja do konca dokazila').waitFor()
  await page.getByRole('button', { name: 'Izdaj dovolilnico' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Zadnji dan' }).click()
  await expect.poll(() => focusedField(page)).toBe('valid_until')
  await expect.poll(() => lastDay.getAttribute('aria-invalid')).toBe('true')
})

it('what the form finds wrong follows the language of the page', async () => {
  const page = await browser.newPage()
  await visit(page, '/prijava')
  await page.locator('main form button[type="submit"]').first().click()
  await page.getByText('Izpolnite to polje.').first().waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByText('Fill in this field.').first().waitFor()
})

it('a form that lacks what it chooses from says so and offers a retry', async () => {
  const page = await browser.newPage({ width: 1366, height: 768 })
  allowFaults(page, /Failed to load resource/)
  await signedIn(page, accounts.admin)
  await page.route('**/api/v1/resources', (route) => route.fulfill({ status: 503, json: {} }))
  const holder = await httpPerson(product.url)
  await holder.signIn(accounts.regular)
  const { body } = await holder.post('v1/user/permits', { filters: { status: 'active' } })
  await visit(page, `/dovolilnice/${body.items[0].id}`)
  await page.getByRole('button', { name: /^Uredi/ }).click()
  const retry = page.getByRole('main').getByRole('button', { name: 'Poskusi znova' })
  await retry.waitFor()
  await page.unroute('**/api/v1/resources')
  await retry.click()
  await page.getByLabel('Ime in priimek').waitFor()
})

it('the title of a screen scrolls away where the window is low', async () => {
  const page = await browser.newPage({ width: 640, height: 360 })
  await signedIn(page, accounts.regular)
  await visit(page, '/nastavitve')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate('scrollTo(0, 600)')
  await expect.poll(() => isInSight(page, 'h1')).toBe(false)
})

it('a long dialog keeps its title and its buttons in sight when something is wrong', async () => {
  const page = await browser.newPage({ width: 1280, height: 720, reducedMotion: 'reduce' })
  await signedIn(page, accounts.root)
  await visit(page, '/uporabniki')
  await page.getByRole('button', { name: 'Nov uporabnik' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ustvari in povabi' }).click()
  await page.getByRole('alert').getByText('Popravite 2 polji').waitFor()
  expect(await isInSight(page, 'dialog [type="submit"]')).toBe(true)
  await page.getByRole('dialog').getByLabel('Davčna številka').focus()
  // What scrolls goes under the title.
  expect(
    await page.evaluate(`(() => {
      const { x, y, height } = document.querySelector('dialog[open] h2').getBoundingClientRect()
      return document.elementFromPoint(x + 2, y + height / 2).closest('h2, [data-errors]').tagName
    })()`),
  ).toBe('H2')
})
