import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot } from '../harness/browser.ts'
import type { StoryBrowser } from '../harness/browser.ts'
import { startProduct } from '../harness/product.ts'
import type { Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

/** Counted by the page itself, over all documents of its window. */
const countTaps = `addEventListener('pointerdown', () => sessionStorage.setItem('taps', Number(sessionStorage.getItem('taps') ?? 0) + 1), true)`

it('shows the card, its code, and blocks what is lost, on a phone in eight taps from the sign-in', async () => {
  const page = await browser.newPage({ width: 390, height: 844 })
  await page.addInitScript(countTaps)
  await visit(page, '/prijava')
  await page.getByLabel('E-poštni naslov').fill(accounts.regular)
  await page.getByLabel('Geslo', { exact: true }).fill('dovolilnice-demo')
  await page.getByRole('main').getByRole('button', { name: 'Prijavi se' }).click()
  const card = page.getByRole('article', { name: /^Dovolilnica D-/ }).first()
  await card.waitFor()
  await settled(page)
  expect(await card.getByText('Veljavna').isVisible()).toBe(true)
  await screenshot(page, 'card home 390')
  await card.getByRole('button', { name: 'Pokaži kodo' }).click()
  const code = page.getByRole('dialog').getByRole('img', { name: /^Koda QR/ })
  await code.waitFor()
  const before = await code.locator('path').getAttribute('d')
  await screenshot(page, 'card code 390')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Zapri' }).click()
  await card.getByRole('button', { name: 'Blokiraj' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Natisnjena dovolilnica ali koda QR').click()
  await screenshot(page, 'card block 390')
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Blokiraj takoj' }).click()
  await dialog.getByText('Dovolilnica ima novo kodo QR.').waitFor()
  await dialog.getByRole('button', { name: 'Zapri' }).last().click()
  await card.getByRole('button', { name: 'Pokaži kodo' }).click()
  await expect.poll(() => code.locator('path').getAttribute('d')).not.toBe(before)
  expect(await page.evaluate(`Number(sessionStorage.getItem('taps'))`)).toBe(8)
})
