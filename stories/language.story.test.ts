import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from './harness/browser.ts'
import { setAccountLanguage } from './harness/http-person.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, settled, visit } from './harness/screens.ts'
import { signedIn, signIn } from './harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
})
afterAll(() => product?.close())

const shownLanguage = async (page: Page) => [
  await page.locator('html').getAttribute('lang'),
  await page.locator('h1').first().textContent(),
]
/** Tables of the page that are wider than their place, and days without hours that are cut. */
const cutColumns = `[...document.querySelectorAll('main table')].flatMap((table) => {
  const { scrollWidth, clientWidth } = table.parentElement
  const days = [...table.querySelectorAll(':is([data-kind=day], [data-kind=last-day]):not([title*=":"])')]
  const cut = days.filter((day) => day.scrollWidth > day.clientWidth + 1).map((day) => day.textContent)
  return scrollWidth > clientWidth + 1 ? [scrollWidth + ' px in ' + clientWidth, ...cut] : cut
})`

const slovenian = ['sl', 'Navodila za uporabo']
const english = ['en', 'Instructions']

describe('the language', () => {
  it('is Slovenian at first, changes at once, and is remembered', async () => {
    const page = await browser.newPage()
    await visit(page, '/navodila-za-uporabo')
    expect(await shownLanguage(page)).toEqual(slovenian)
    await page.getByRole('button', { name: 'English' }).click()
    await expect.poll(() => shownLanguage(page)).toEqual(english)
    await expect.poll(() => page.title()).toContain('Instructions')
    await visit(page, '/navodila-za-uporabo')
    expect(await shownLanguage(page)).toEqual(english)
    await page.getByRole('button', { name: 'Slovenščina' }).click()
    await expect.poll(() => shownLanguage(page)).toEqual(slovenian)
    await visit(page, '/navodila-za-uporabo')
    expect(await shownLanguage(page)).toEqual(slovenian)
  })

  it('is that of the page from its first byte, once chosen', async () => {
    const page = await browser.newPage()
    await visit(page, '/pogoji-uporabe')
    await page.getByRole('button', { name: 'English' }).click()
    await expect.poll(() => shownLanguage(page)).toEqual(['en', 'Terms of use and privacy'])
    const html = await (await page.context().request.get('/pogoji-uporabe')).text()
    expect(html).toContain('<html lang="en"')
    await page.getByRole('button', { name: 'Slovenščina' }).click()
    await expect.poll(() => shownLanguage(page)).toEqual(['sl', 'Pogoji uporabe in zasebnost'])
    expect(await (await page.context().request.get('/pogoji-uporabe')).text()).toContain('<html lang="sl"')
  })

  it('changes behind the login too, and is remembered there', async () => {
    const page = await browser.newPage()
    await signedIn(page, accounts.admin)
    await visit(page, '/potopni-stebricki/arhiv')
    await page.getByRole('button', { name: /^Uporabniški meni/ }).click()
    await page.getByRole('button', { name: 'English' }).click()
    await expect.poll(() => shownLanguage(page)).toEqual(['en', 'Bollard history'])
    await visit(page, '/nastavitve')
    expect(await shownLanguage(page)).toEqual(['en', 'Settings'])
  })

  it('chosen before the sign-in holds through it, and follows the person to another device', async () => {
    const page = await browser.newPage()
    await visit(page, '/navodila-za-uporabo')
    await page.getByRole('button', { name: 'English' }).click()
    await expect.poll(() => shownLanguage(page)).toEqual(english)
    const kept = page.waitForResponse('**/account/language/update')
    await signIn(page, accounts.operator)
    expect((await kept).status()).toBe(200)
    await visit(page, '/nastavitve')
    expect(await shownLanguage(page)).toEqual(['en', 'Settings'])

    const elsewhere = await browser.newPage()
    await signIn(elsewhere, accounts.operator)
    await visit(elsewhere, '/nastavitve')
    expect(await shownLanguage(elsewhere)).toEqual(['en', 'Settings'])
    await elsewhere.getByRole('button', { name: /^User menu/ }).click()
    const changed = elsewhere.waitForResponse('**/account/language/update')
    await elsewhere.getByRole('button', { name: 'Slovenščina' }).click()
    expect((await changed).status()).toBe(200)
    await elsewhere.goto('/odjava')
    await elsewhere.waitForURL('/prijava')
    await signIn(elsewhere, accounts.operator)
    await visit(elsewhere, '/nastavitve')
    expect(await shownLanguage(elsewhere)).toEqual(['sl', 'Nastavitve'])
  })

  it('reaches what the server says', async () => {
    const page = await browser.newPage({ locale: 'en' })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.headers()['accept-language'] ?? '')
    })
    await visit(page, '/')
    await settled(page)
    expect(new Set(asked)).toEqual(new Set(['en']))
  })
})

describe('counted sentences, the dual too', () => {
  const forms = {
    sl: {
      0: '0 zapisov',
      1: '1 zapis',
      2: '2 zapisa',
      3: '3 zapisi',
      4: '4 zapisi',
      5: '5 zapisov',
      11: '11 zapisov',
      101: '101 zapis',
      102: '102 zapisa',
      103: '103 zapisi',
      10_002: '10.002 zapisa',
    },
    en: { 0: '0 records', 1: '1 record', 2: '2 records', 101: '101 records', 10_002: '10,002 records' },
  } as const

  it.each(['sl', 'en'] as const)('have the right form in %s', async (locale) => {
    await setAccountLanguage(product.url, accounts.admin, locale)
    const page = await browser.newPage({ locale })
    await signIn(page, accounts.admin)
    let total = 0
    await page.route('**/api/v1/admin/events/bollards', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), total } })
    })
    await visit(page, '/potopni-stebricki/arhiv')
    for (const [count, sentence] of Object.entries(forms[locale])) {
      total = Number(count)
      await page.getByRole('button', { name: locale === 'sl' ? 'Osveži' : 'Refresh' }).click()
      await page.getByRole('status').getByText(sentence, { exact: true }).waitFor()
    }
  })
})

describe('English', () => {
  it('leaves room for every column of the staff lists on a small desk', { timeout: 120_000 }, async () => {
    await setAccountLanguage(product.url, accounts.root, 'en')
    const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
    await signedIn(page, accounts.root)
    const wider: Record<string, string[]> = {}
    for (const path of [
      '/vloge',
      '/dovolilnice/',
      '/odhodna-posta',
      '/potopni-stebricki/arhiv',
      '/izvoz-podatkov',
      '/akti?tab=issued',
      '/uporabniki',
    ]) {
      await visit(page, path)
      await page.getByRole('table').first().getByRole('row').nth(1).waitFor()
      wider[path] = await page.evaluate(cutColumns)
    }
    expect(Object.entries(wider).filter(([, columns]) => columns.length > 0)).toEqual([])
  })
})
