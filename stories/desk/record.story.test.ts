import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formsOf } from '../harness/application-form.ts'
import { openBrowser } from '../harness/browser.ts'
import type { StoryBrowser } from '../harness/browser.ts'
import { pdfWith } from '../harness/document-files.ts'
import { httpPerson } from '../harness/http-person.ts'
import { startProduct } from '../harness/product.ts'
import type { Product } from '../harness/product.ts'
import { accounts, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
/** Numbers of fee-free applications with two documents, the first of three pages. */
const numbers: string[] = []
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
  const resident = await httpPerson(product.url)
  const formOf = await formsOf(resident, 'care')
  const pages = new Blob([new Uint8Array(pdfWith({ lines: ['Prva stran', 'Druga stran', 'Tretja stran'] }))])
  for (const index of [1, 2, 3]) {
    const form = formOf(`LJ KL-10${index}`, `Prosilka Štetje ${index}`)
    const types = [...form.keys()].filter((key) => key.startsWith('document.'))
    for (const type of types) form.set(type, pages, `${type}.pdf`)
    if (types.length === 1) form.append('document.vehicle_registration', pages, 'prometno.pdf')
    const { status, body } = await resident.post('v1/applications', form)
    if (status >= 300) throw new Error(JSON.stringify(body))
    numbers.push(body.number)
  }
})
afterAll(() => product?.close())

/** A clerk at the queue with one row, whose presses and clicks are counted from now on. */
const atQueue = async (number: string | undefined, width = 1366): Promise<Page> => {
  const page = await browser.newPage({ width, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await visit(page, `/vloge?search=${number}`)
  await page.getByRole('link', { name: number }).waitFor()
  await page.evaluate(`(() => {
    window.counted = { clicks: 0, keys: 0 }
    addEventListener('pointerdown', () => { window.counted.clicks += 1 }, true)
    addEventListener('keydown', () => { window.counted.keys += 1 }, true)
  })()`)
  return page
}
const counted = async (page: Page) => (await page.evaluate('window.counted')) as { clicks: number; keys: number }
const openDocument = (page: Page, type: string) => page.locator('li[data-open]', { hasText: type })
const shown = (page: Page) => page.locator('main [data-page="1"][data-state="drawn"]').waitFor()

it('a free application with two documents is judged and issued in five keys, or issued in three clicks', async () => {
  const keys = await atQueue(numbers[0])
  await keys.keyboard.press('Enter')
  await keys.getByRole('heading', { level: 1, name: numbers[0] }).waitFor()
  await shown(keys)
  const first = await openDocument(keys, '').locator('span span').first().innerText()
  await keys.keyboard.press('u')
  await expect.poll(() => openDocument(keys, '').locator('span span').first().innerText()).not.toBe(first)
  await shown(keys)
  await keys.keyboard.press('u')
  await expect.poll(() => keys.getByText(/^Presoja: /).count()).toBe(2)
  await keys.keyboard.press('a')
  await keys.getByRole('dialog', { name: /Odobri in izdaj/ }).waitFor()
  expect(await keys.getByText('Brez presoje').count()).toBe(0)
  await keys.keyboard.press('Enter')
  await keys.getByText('Vloga je odobrena, dovolilnica je izdana.').waitFor()
  const byKeys = await counted(keys)
  await keys.getByText('vzame vlogo v obravnavo').waitFor()
  await keys.getByText(/izda dovolilnico D-/).waitFor()

  const clicks = await atQueue(numbers[1])
  await clicks.getByRole('link', { name: numbers[1] }).click()
  await clicks.getByRole('button', { name: 'Odobri in izdaj' }).click()
  const dialog = clicks.getByRole('dialog', { name: /Odobri in izdaj/ })
  await dialog.getByText(/^Brez presoje: /).waitFor()
  await dialog.getByRole('button', { name: 'Odobri in izdaj' }).click()
  await clicks.getByText('Vloga je odobrena, dovolilnica je izdana.').waitFor()
  const byClicks = await counted(clicks)
  console.info(`from the queue to the permit: ${byKeys.keys} keys with two findings, ${byClicks.clicks} clicks without`)
  expect(byKeys).toEqual({ clicks: 0, keys: 5 })
  expect(byClicks).toEqual({ clicks: 3, keys: 0 })
})

it('where documents open over the record, the next one comes when the finding is recorded, and never with the picture of the last', async () => {
  const page = await atQueue(numbers[2], 1100)
  await page.getByRole('link', { name: numbers[2] }).click()
  await page
    .getByRole('button', { name: /^Poglej: / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const drawn = dialog.locator('[data-page="1"][data-state="drawn"]')
  const title = () => dialog.getByRole('heading').first().innerText()
  const meets = dialog.getByRole('button', { name: 'Ustreza', exact: true })
  await drawn.waitFor()
  const first = await title()
  /** Holds calls back. @returns what lets them go */
  const hold = async (path: string): Promise<() => void> => {
    const gate = Promise.withResolvers<void>()
    await page.route(path, (route) => gate.promise.then(() => route.continue()))
    return gate.resolve
  }
  const record = await hold('**/judge')
  const send = await hold('**/content')
  await meets.click()
  expect(await title()).toBe(first)
  record()
  await expect.poll(title).not.toBe(first)
  expect([await dialog.locator('[data-page]').count(), await meets.isDisabled()]).toEqual([0, true])
  send()
  await drawn.waitFor()
  expect(await meets.isDisabled()).toBe(false)
})
