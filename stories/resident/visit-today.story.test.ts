import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { bluePng } from '../harness/document-files.ts'
import { layoutFaults } from '../harness/layout.ts'
import { countPresses, presses } from '../harness/presses.ts'
import { presentPlate } from '../harness/present-plate.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

/** A holder of an Austrian disabled parking card comes with a phone that nobody here has seen, and drives in. */
let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

const looksGood = async (page: Page, name: string): Promise<void> => {
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await layoutFaults(page)).toEqual([])
  await screenshot(page, name)
}
/** A list of the phone's own: one tap opens it, another one chooses. */
const tapsOfLists = 2 * 2

it('a disabled visitor enters within 25 taps, in English, and the check afterwards ends it', { timeout: 240_000 }, async () => {
  const phone = await browser.newPage({ width: 390, height: 844, hasTouch: true, reducedMotion: 'reduce' })
  await visit(phone, '/')
  await countPresses(phone)
  await phone.getByRole('button', { name: 'Meni', exact: true }).tap()
  await phone.getByText('English', { exact: true }).last().tap()
  await phone.getByRole('link', { name: 'Visiting today' }).first().tap()
  await phone.getByRole('heading', { name: 'Visiting today' }).waitFor()
  await looksGood(phone, 'visit-door')
  await phone.getByRole('link', { name: 'I have a disabled parking card' }).tap()
  const form = phone.getByRole('form', { name: 'I have a disabled parking card' })
  const chosen = phone.waitForEvent('filechooser')
  await form.getByText('Take a picture').tap()
  await (await chosen).setFiles({ name: 'card.png', mimeType: 'image/png', buffer: bluePng(300, 200) })
  await form.getByText('card.png').waitFor()
  await form.getByLabel('Country').selectOption('AT')
  const type = async (label: string, words: string): Promise<void> => {
    const field = form.getByRole('textbox', { name: label, exact: true })
    await field.tap()
    await field.fill(words)
  }
  await type('Card valid until', '31.5.2035')
  await type('Number of the card', 'W-208 4417')
  await type('Plate', 'W 41783 K')
  await form.getByLabel('Where you go').selectOption('Nabrežje')
  await looksGood(phone, 'visit-card')
  await form.getByRole('button', { name: 'Let me in' }).tap()
  await phone.getByText('You may drive in').waitFor({ timeout: 60_000 })
  const { clicks } = await presses(phone)
  console.info(`visit: ${clicks + tapsOfLists} taps`)
  expect(clicks + tapsOfLists).toBeLessThanOrEqual(25)
  // A day that ends at midnight ends on this day.
  await phone.getByText('24:00', { exact: true }).waitFor()
  await looksGood(phone, 'visit-own')
  expect(await presentPlate(product, 'nabrezje', 'W 41783 K')).toContain('ADMITTED')

  const office = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(office, accounts.admin)
  await visit(office, '/potopni-stebricki/obiski')
  await looksGood(office, 'visits')
  await office.getByRole('button', { name: 'W 41783 K' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('img', { name: 'Slika' }).waitFor()
  await looksGood(office, 'visit-check')
  await dialog.getByLabel('Ugotovitev').selectOption('refused')
  await dialog.getByLabel('Razlog').fill('Na sliki ni parkirne karte.')
  await dialog.getByRole('button', { name: 'Zaključi pregled' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await office.getByRole('row', { name: /W 41783 K.*Zavrnjeno/ }).waitFor()
  await office.getByRole('button', { name: 'W 41783 K' }).click()
  await dialog.getByText('Slika je izbrisana.').waitFor()

  await phone.getByText('We could not confirm the card').waitFor({ timeout: 30_000 })
  await phone.getByText('Na sliki ni parkirne karte.').waitFor()
  await expect.poll(() => presentPlate(product, 'nabrezje', 'W 41783 K'), { timeout: 60_000 }).not.toContain('ADMITTED')
})
