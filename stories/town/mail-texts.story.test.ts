import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { layoutFaults } from '../harness/layout.ts'
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
  await dialog.getByText('Tega ne znamo izpolniti: {stevilka}.').first().waitFor()
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
