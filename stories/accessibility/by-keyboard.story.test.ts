import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from '../harness/browser.ts'
import { tabUntil, unreached } from '../harness/keyboard.ts'
import { allowFaults } from '../harness/page-faults.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

describe('by keyboard alone', () => {
  const unseen = (stops: { name: string; visible: boolean }[]): string[] => stops.filter(({ visible }) => !visible).map(({ name }) => name)

  it('from the front page to the form, and through all of it', async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await visit(page, '/')
    const focused = await tabUntil(page, /^Oddaj vlogo$/)
    expect(focused[0]?.name).toBe('Preskoči na vsebino')
    await page.keyboard.press('Enter')
    await page.waitForURL('/obrazci/parkirna-dovolilnica')
    const notice = page.getByRole('dialog', { name: 'Obvestilo o varstvu osebnih podatkov' })
    await notice.waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Zapri')
    await page.keyboard.press('Enter')
    await notice.waitFor({ state: 'detached' })
    // Data that arrives meanwhile pushes the footer out of sight.
    await page.getByLabel('Izvajalec nege ali zdravstvene dejavnosti').waitFor()
    await page.locator('input[name="name"]').waitFor()
    await settled(page)
    const form = await tabUntil(page)
    await tabUntil(page)
    expect(await unreached(page)).toEqual([])
    expect(unseen([...focused, ...form])).toEqual([])
    await tabUntil(page, /Ime in priimek/)
    await page.keyboard.type('Živa Žičnik')
    await expect.poll(() => page.locator('input[name="name"]').inputValue()).toBe('Živa Žičnik')
  })

  it.each(['/', '/navodila-za-uporabo', '/pogoji-uporabe', '/izjava-o-dostopnosti', '/kolofon', '/prijava', '/ponastavitev-gesla', '/404'])(
    'through all of %s',
    async (path) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' })
      allowFaults(page, /404/)
      await visit(page, path)
      const stops = [...(await tabUntil(page)), ...(await tabUntil(page))]
      expect(await unreached(page)).toEqual([])
      expect(unseen(stops)).toEqual([])
    },
  )

  it.each(['/nadzorna-plosca', '/vloge', '/potopni-stebricki/arhiv', '/nastavitve'])(
    'through all of %s, drawer and toolbar too',
    async (path) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' })
      await signedIn(page, accounts.admin)
      await visit(page, path)
      const stops = [...(await tabUntil(page)), ...(await tabUntil(page))]
      expect(await unreached(page)).toEqual([])
      expect(unseen(stops)).toEqual([])
    },
  )

  it('skips to the content', async () => {
    const page = await browser.newPage()
    await visit(page, '/')
    const before = await page.evaluate('[location.href, history.length]')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
    expect(await page.evaluate('[location.href, history.length]')).toEqual(before)
  })
})
