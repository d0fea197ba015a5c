import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { layoutFaults } from '../harness/layout.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { goTo, settled, visit } from '../harness/screens.ts'
import { signIn } from '../harness/sign-in.ts'
import { firstRoot, ownRootPassword } from './own-root-password.ts'

const password = 'Kamnita pot ob reki 7'
const dashboard = '/nadzorna-plosca'
let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ founds: true, env: { DEMO: '0' } })
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

const looksRight = async (page: Page, name: string): Promise<void> => {
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    await settled(page)
    expect(await layoutFaults(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, `first-day-${name}-${width}`)
  }
}

it('root of an empty town follows the list, ticks two lines by doing them, and puts it away', { timeout: 180_000 }, async () => {
  await ownRootPassword(product, password)
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signIn(page, firstRoot, password)
  await visit(page, dashboard)
  const list = page.getByRole('region', { name: 'Prvi dan nove občine' })
  await list.getByText('Urejeno: 0 od 9.').waitFor()
  await looksRight(page, 'empty')

  await list.getByRole('link', { name: 'Naslov in stik občine' }).click()
  await page.getByLabel('Ime občine', { exact: true }).fill('Občina Podgrad')
  await page.getByLabel('Ime v rodilniku').fill('Občine Podgrad')
  await page.getByLabel('Ulica in hišna številka').fill('Glavni trg 1')
  await page.getByLabel('Poštna številka').fill('9999')
  await page.getByLabel('Kraj').fill('Podgrad')
  await page.getByLabel('E-poštni naslov').fill('obcina@podgrad.example')
  await page.getByLabel('Telefon').fill('01 234 56 78')
  await page.getByLabel('Davčna številka').fill('12345679')
  await page.getByRole('region', { name: 'Občina', exact: true }).getByRole('button', { name: 'Shrani' }).click()
  await page.getByText('Nastavitve občine so shranjene.').waitFor()

  await goTo(page, dashboard)
  await list.getByText('Urejeno: 1 od 9.').waitFor()
  await list.getByRole('link', { name: 'Območje s parkiriščem' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Novo parkirišče' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ime', { exact: true }).fill('Glavni trg')
  await dialog.getByLabel('Oznaka').fill('P1')
  await dialog.getByLabel('Območje').fill('A')
  await dialog.getByLabel('Stanovalec s stalnim prebivališčem').check()
  await dialog.getByRole('button', { name: 'Preveri učinek' }).click()
  await dialog.getByRole('button', { name: 'Shrani' }).click()
  await page.getByText('Shranjeno.').waitFor()

  await goTo(page, dashboard)
  await list.getByText('Urejeno: 2 od 9.').waitFor()
  const ticked = list.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'urejeno' }) })
  expect(await ticked.getByRole('link').allTextContents()).toEqual(['Naslov in stik občine', 'Območje s parkiriščem'])
  await page.getByRole('button', { name: /^Uporabniški meni/ }).click()
  await page.getByRole('button', { name: 'Podoba: kot naprava' }).click()
  await page.keyboard.press('Escape')
  await looksRight(page, 'two-dark')
  await page.getByRole('button', { name: /^Uporabniški meni/ }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await page.keyboard.press('Escape')
  const english = page.getByRole('region', { name: 'First day of a new town' })
  await english.getByText('Settled: 2 of 9.').waitFor()
  await looksRight(page, 'two-dark-en')

  await english.getByRole('button', { name: 'Put the list away' }).focus()
  await page.keyboard.press('Enter')
  await english.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('main')
  expect(await page.evaluate(`Object.keys(localStorage).some((key) => key.startsWith('dovolilnice.first-day.'))`)).toBe(true)
  await visit(page, dashboard)
  await page.getByRole('heading', { name: 'Passages of the last 14 days' }).waitFor()
  expect(await english.count()).toBe(0)
})
