import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { layoutFaults } from '../harness/layout.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts } from '../harness/screens.ts'
import { signIn } from '../harness/sign-in.ts'

/** A warden in the street: a plate, and DA or NE. */
let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

it('asks one plate after the other, is answered over the screen, and has nothing that moves', { timeout: 120_000 }, async () => {
  const page = await browser.newPage({ width: 390, height: 844, hasTouch: true, reducedMotion: 'reduce' })
  await signIn(page, accounts.warden)
  await page.waitForURL('/redarstvo')
  const field = page.getByRole('textbox', { name: 'Registrska oznaka' })
  const ask = async (plate: string) => {
    await field.fill(plate)
    await page.keyboard.press('Enter')
    await expect.poll(() => field.inputValue()).toBe('')
  }
  await ask('ljup001')
  const answer = page.getByRole('status').filter({ hasText: 'LJ UP-001' })
  await answer.getByText('DA', { exact: true }).waitFor()
  await answer.getByText('Sme parkirati.').waitFor()
  await answer.getByText('Velja do').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await layoutFaults(page)).toEqual([])
  await screenshot(page, 'warden-yes')
  // The field is empty and has the focus: the next plate is typed at once.
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('INPUT')
  await ask('MB ZZ-999')
  await page.getByText('Ne sme parkirati: ni dovolilnice.').waitFor()
  await page.getByRole('list').getByText('LJ UP-001').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'warden-no')
  expect(await page.getByRole('button', { name: /Spusti|Dvigni/ }).count()).toBe(0)
})
