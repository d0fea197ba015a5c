import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from './harness/browser.ts'
import { startProduct, type Product } from './harness/product.ts'
import { visit } from './harness/screens.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
})
afterAll(() => product?.close())

/** A click as a hand makes it: pressed where the thing was, held for a moment, let go at the same place. */
const pressSlowly = async (page: Page, thing: Locator): Promise<void> => {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('There is nothing to press')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.waitForTimeout(150)
  await page.mouse.up()
}

it.each([
  ['Pozabljeno geslo', '/ponastavitev-gesla'],
  ['Oddaj vlogo brez prijave', '/obrazci/parkirna-dovolilnica'],
])('the first click on "%s" counts, though the e-mail has the focus and is empty', async (name, path) => {
  const page = await browser.newPage()
  await visit(page, '/prijava')
  await expect.poll(() => page.evaluate('document.activeElement.type')).toBe('email')
  await pressSlowly(page, page.getByRole('link', { name }))
  await page.waitForURL(path)
})

it('the first click counts also beside a field that was filled in wrongly, whose sentence comes after it', async () => {
  const page = await browser.newPage()
  await visit(page, '/ponastavitev-gesla')
  await page.getByLabel('E-poštni naslov').fill('ana')
  await pressSlowly(page, page.getByRole('heading', { level: 1 }))
  await page.getByText('Vnesite veljaven e-poštni naslov').waitFor()
  await page.getByLabel('E-poštni naslov').fill('ana@')
  await pressSlowly(page, page.getByRole('link', { name: 'Nazaj na prijavo' }))
  await page.waitForURL('/prijava')
})

it('says nothing of an empty field that was only passed by, and all of it when the form is sent', async () => {
  const page = await browser.newPage()
  await visit(page, '/prijava')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.getByText('Izpolnite to polje.').count()).toBe(0)
  await pressSlowly(page, page.getByRole('main').getByRole('button', { name: 'Prijavi se' }))
  await expect.poll(() => page.locator('p', { hasText: 'Izpolnite to polje.' }).count()).toBe(2)
})
