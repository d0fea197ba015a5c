import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '../harness/browser.ts'
import type { StoryBrowser } from '../harness/browser.ts'
import { countPresses, presses } from '../harness/presses.ts'
import { startProduct } from '../harness/product.ts'
import type { Product } from '../harness/product.ts'
import { accounts, visit } from '../harness/screens.ts'
import { sendApplications } from '../harness/sent-applications.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
/** Numbers of fee-free applications with two documents, the first of three pages. */
let numbers: string[] = []
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
  numbers = await sendApplications(product.url, 'care', 'Prosilka Štetje', ['LJ KL-101', 'LJ KL-102'])
})
afterAll(() => product?.close())

/** A clerk at the queue with one row, whose presses and clicks are counted from now on. */
const atQueue = async (number: string | undefined, width = 1366): Promise<Page> => {
  const page = await browser.newPage({ width, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await visit(page, `/vloge?search=${number}`)
  await page.getByRole('link', { name: number }).waitFor()
  await countPresses(page)
  return page
}
it('a free application with two documents is issued in three clicks; what nobody has judged is said', async () => {
  const page = await atQueue(numbers[0])
  await page.getByRole('link', { name: numbers[0] }).click()
  await page.getByRole('button', { name: 'Odobri in izdaj' }).click()
  const dialog = page.getByRole('dialog', { name: /Odobri in izdaj/ })
  await dialog.getByText(/^Brez presoje: /).waitFor()
  await dialog.getByRole('button', { name: 'Odobri in izdaj' }).click()
  await page.getByText('Vloga je odobrena, dovolilnica je izdana.').waitFor()
  expect(await presses(page)).toEqual({ clicks: 3, keys: 0 })
})

it('where documents open over the record, the next one comes when the finding is recorded, and never with the picture of the last', async () => {
  const page = await atQueue(numbers[1], 1100)
  await page.getByRole('link', { name: numbers[1] }).click()
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
  await expect.poll(async () => [await dialog.locator('[data-page]').count(), await meets.isDisabled()]).toEqual([0, true])
  send()
  await drawn.waitFor()
  await expect.poll(() => meets.isDisabled()).toBe(false)
})
