import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { layoutFaults } from '../harness/layout.ts'
import { allowFaults } from '../harness/page-faults.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

it('root writes the text of a mail anew, sees how it reads, and goes back to the supplied one', { timeout: 120_000 }, async () => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.root)
  await visit(page, '/nastavitve/sporocila')
  const row = page.getByRole('row').filter({ hasText: 'Prejeli smo vašo vlogo' })
  await row.getByText('privzeto').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'mail-texts-1366')
  await row.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  const subject = dialog.getByLabel('Zadeva').first()
  await subject.fill('Vloga {stevilka} je pri nas')
  await dialog.getByRole('button', { name: 'Shrani' }).click()
  await dialog.getByText('Oznake ni mogoče zamenjati s podatkom: {stevilka}.').first().waitFor()
  await screenshot(page, 'mail-texts-refused')
  await subject.fill('Vloga {number} je pri nas')
  await dialog.getByText('Vloga V-2026-000123 je pri nas').waitFor()
  await dialog.getByText('Kaj lahko stoji v zavitih oklepajih').click()
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 768 })
    await settled(page)
    expect(await layoutFaults(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, `mail-text-dialog-${width}`)
  }
  await dialog.getByRole('button', { name: 'Shrani' }).click()
  await page.getByText('Besedilo sporočila je shranjeno.').waitFor()
  const changed = page.getByRole('row').filter({ hasText: 'Vloga … je pri nas' })
  await changed.getByText('vaše').waitFor()
  await screenshot(page, 'mail-texts-390')
  await changed.getByRole('button').click()
  await subject.fill('Kar ni shranjeno')
  await dialog.getByRole('button', { name: 'Privzeto besedilo' }).click()
  await page.getByRole('dialog', { name: 'Želite privzeto besedilo?' }).getByRole('button', { name: 'Privzeto besedilo' }).click()
  await row.getByText('privzeto').waitFor()
  await row.getByRole('button').click()
  expect(await subject.inputValue()).not.toBe('Kar ni shranjeno')
})

it(
  'two people who edit one text: the second is told, keeps what they typed, and saves it when they say so',
  { timeout: 120_000 },
  async () => {
    const open = async () => {
      const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
      await signedIn(page, accounts.root)
      await visit(page, '/nastavitve/sporocila')
      await page.getByRole('row').filter({ hasText: 'Prejeli smo vašo vlogo' }).getByRole('button').click()
      const dialog = page.getByRole('dialog')
      const subject = dialog.locator('input[name="words.sl.subject"]')
      await subject.waitFor()
      return { page, dialog, subject }
    }
    const first = await open()
    const second = await open()
    allowFaults(second.page, /Failed to load resource/)
    await first.subject.fill('Vloga {number} je pri prvi')
    await first.dialog.getByRole('button', { name: 'Shrani' }).click()
    await first.page.getByText('Besedilo sporočila je shranjeno.').waitFor()
    await second.subject.fill('Vloga {number} je pri drugi')
    await second.dialog.getByRole('button', { name: 'Shrani', exact: true }).click()
    await second.dialog.getByText('To je medtem shranil nekdo drug').waitFor()
    await expect.poll(() => second.subject.inputValue()).toBe('Vloga {number} je pri drugi')
    for (const width of [1366, 390]) {
      await second.page.setViewportSize({ width, height: 768 })
      await settled(second.page)
      expect(await layoutFaults(second.page)).toEqual([])
      expect(await accessibilityFaults(second.page)).toEqual([])
      await screenshot(second.page, `mail-text-meanwhile-${width}`)
    }
    // Closed and opened again it still knows what it began with; the list shows what the first has saved.
    await second.page.keyboard.press('Escape')
    await second.dialog.waitFor({ state: 'detached' })
    await second.page.getByRole('row').filter({ hasText: 'Vloga … je pri prvi' }).getByRole('button').click()
    await expect.poll(() => second.subject.inputValue()).toBe('Vloga {number} je pri drugi')
    await second.dialog.getByRole('button', { name: 'Shrani', exact: true }).click()
    await second.dialog.getByRole('button', { name: 'Shrani moje' }).click()
    await second.dialog.waitFor({ state: 'detached' })
    await visit(first.page, '/nastavitve/sporocila')
    await first.page.getByRole('row').filter({ hasText: 'Vloga … je pri drugi' }).waitFor()
  },
)
