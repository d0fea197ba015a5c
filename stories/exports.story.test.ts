import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from './harness/browser.ts'
import { setAccountLanguage } from './harness/http-person.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, settled, visit } from './harness/screens.ts'
import { signedIn } from './harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
})
afterAll(() => product?.close())

const exportAs = async (page: Page, format: string): Promise<void> => {
  await page.getByRole('button', { name: 'Izvozi', exact: true }).click()
  await page.getByRole('button', { name: format, exact: true }).click()
}

it(
  'a clerk exports the narrowed list; the file saves itself and can be fetched again, deleted and made anew',
  { timeout: 180_000 },
  async () => {
    const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
    await signedIn(page, accounts.admin)
    await visit(page, '/dovolilnice?status=active')
    await settled(page)
    const rows = Number((await page.getByRole('status').first().innerText()).match(/\d+/)?.[0])
    const first = page.waitForEvent('download')
    await exportAs(page, 'CSV')
    const file = await first
    expect(file.suggestedFilename()).toMatch(/^dovolilnice-\d{4}-\d{2}-\d{2}\.csv$/)
    const lines = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFFŠtevilka;/)
    expect(lines).toHaveLength(rows + 1)

    const [pdf] = await Promise.all([page.waitForEvent('download'), exportAs(page, 'PDF')])
    expect(
      readFileSync(await pdf.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    await page.getByText(/je prenesena/).waitFor()

    await visit(page, '/izvoz-podatkov')
    await settled(page)
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'exports')
    const row = page.getByRole('row').filter({ hasText: file.suggestedFilename() })
    const again = page.waitForEvent('download')
    await row.getByRole('button', { name: 'Prenesi' }).click()
    expect(
      readFileSync(await (await again).path(), 'utf8')
        .trimEnd()
        .split('\r\n'),
    ).toEqual(lines)
    await row.getByRole('button', { name: /^Dejanja za/ }).click()
    await page.getByRole('button', { name: 'Izbriši' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Izbriši' }).click()
    await row.waitFor({ state: 'detached' })

    // One that failed says why.
    const failed = page.getByRole('row').filter({ hasText: 'dnevnik-prehodov.pdf' })
    await failed.getByText('PDF ima lahko največ 5000 zapisov').waitFor()
  },
)

it('an administrator has a list exported every month, and stops it', { timeout: 180_000 }, async () => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await visit(page, '/izvoz-podatkov')
  const row = page.getByRole('row').filter({ hasText: 'dovolilnice.csv' })
  await row.getByRole('button', { name: /^Dejanja za/ }).click()
  await page.getByRole('button', { name: 'Ponavljaj vsak mesec' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ponavljaj vsak mesec' })
  await dialog.getByLabel('Dostava').selectOption('po e-pošti s povezavo')
  await dialog.getByLabel('E-poštni naslov prejemnika').fill(accounts.root)
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'export-schedule')
  await dialog.getByRole('button', { name: 'Nastavi' }).click()
  const monthly = page.getByRole('row').filter({ hasText: accounts.root })
  await monthly.getByText('po e-pošti s povezavo').waitFor()
  await settled(page)
  await screenshot(page, 'export-schedules')
  await monthly.getByRole('button', { name: 'Ustavi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ustavi' }).click()
  await monthly.waitFor({ state: 'detached' })
})

it('progress is told while the file is written, and the export is cancelled, in English on a phone', { timeout: 180_000 }, async () => {
  await setAccountLanguage(product.url, accounts.root, 'en')
  const page = await browser.newPage({ width: 390, height: 844, locale: 'en', reducedMotion: 'reduce' })
  await signedIn(page, accounts.root)
  let status = 'running'
  await page.route('**/api/v1/exports', async (route) => {
    const answer = await route.fetch()
    const { items, ...rest } = (await answer.json()) as { items: object[] }
    const [head, ...others] = items
    const shown = { ...head, export_status_name: status, done: 40, steps: status === 'running' ? ['cancel'] : ['retry', 'delete'] }
    await route.fulfill({ json: { ...rest, items: [shown, ...others] } })
  })
  await page.route('**/api/v1/exports/*/cancel', (route) => {
    status = 'cancelled'
    return route.fulfill({ status: 204 })
  })
  await visit(page, '/izvoz-podatkov')
  await page.getByText('40 %').waitFor()
  await screenshot(page, 'exports-phone')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Cancelled').first().waitFor()
  // An answer that is still on its way when the page closes would fail the story.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
