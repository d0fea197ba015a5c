import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from './harness/browser.ts'
import { freshApplications, permitInForce } from './harness/find-record.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, settled, visit, type SignedInRole } from './harness/screens.ts'
import { signedIn } from './harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
/** Paths of a permit in force and of an application in review, by their names. */
const records: Record<string, string> = {}
/** The application's. */
let number: string
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product.url, { reusesWindows: true })
  const [application] = await freshApplications(product.url, ['LJ FR-101'], { inReview: true })
  number = application?.number ?? ''
  Object.assign(records, { 'an application': application?.path, 'a permit': (await permitInForce(product.url)).path })
})
afterAll(() => product?.close())

/** Everything that opens dialogs: a screen, or a record by its name, and the buttons on it, by selector. */
const places: [role: SignedInRole, path: string, openers: readonly string[]][] = [
  ['admin', '/dovolilnice/', ['main button:has-text("Podatki")', 'button:has-text("Obvesti imetnike")', 'button[aria-label="Stolpci"]']],
  [
    'admin',
    'a permit',
    [
      'Začasno odvzemi',
      'Odvzemi dovolilnico',
      'Zamenjaj',
      'Piši imetniku',
      'Zamenjaj vozilo',
      'Nadomestno vozilo',
      'Dodaj kartico ali telefon',
    ].map((name) => `main >> role=button[name="${name}"]`),
  ],
  ['admin', 'an application', ['Pozovi k dopolnitvi', 'Odobri in izdaj', 'Zavrni'].map((name) => `main >> role=button[name="${name}"]`)],
  [
    'admin',
    '/nadzorna-plosca',
    ['section[aria-label="Dnevnik prehodov"] tbody th button', 'section[aria-label="Imetniki dovolilnic"] tbody th button'],
  ],
  ['admin', '/dogodki', ['tbody th button']],
  ['admin', '/uporabniki', ['button:has-text("Nov uporabnik")']],
  ['admin', '/parkiranje?tab=lots', ['main button:has-text("Novo parkirišče")']],
  ['operator', '/potopni-stebricki/upravljanje', ['main article button:text-is("Spusti")']],
  ['regular', '/nastavitve', ['button:has-text("Odjavi povsod")']],
  ['regular', '/dovolilnice/', ['tbody th button']],
]

const focused = (page: Page): Promise<string> =>
  page.evaluate('document.activeElement === document.body ? "nothing" : document.activeElement.outerHTML.slice(0, 200)')

/** Opens it by the keyboard, and closes it with Escape; gives where the focus was before. */
const openAndLeave = async (page: Page, opener: string): Promise<string> => {
  await page.locator(opener).filter({ visible: true }).first().focus()
  const before = await focused(page)
  await page.keyboard.press('Enter')
  const dialog = page.locator('dialog[open]')
  await dialog.waitFor()
  await expect.poll(() => page.evaluate('document.querySelector("dialog[open]").contains(document.activeElement)')).toBe(true)
  await settled(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  return before
}

describe('the focus returns to what opened a dialog', () => {
  it.each(places)('%s at %s', { timeout: 120_000 }, async (role, path, openers) => {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await signedIn(page, accounts[role])
    await visit(page, records[path] ?? path)
    for (const opener of openers) {
      const before = await openAndLeave(page, opener)
      await expect.poll(async () => [opener, await focused(page)]).toEqual([opener, before])
    }
  })
})

it('no word typed before the fields of a dialog have come closes it or acts on the record behind', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(/rejection-fields/, async (route) => {
    await come
    await route.continue()
  })
  await visit(page, `/vloge?search=${number}`)
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('main').getByRole('button', { name: 'Zavrni', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Zavrni/ })
  await dialog.waitFor()
  const record = page.url()
  // What has the focus until the fields come; a space would press the cross.
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('DIALOG')
  await page.keyboard.type('Ker n n ')
  expect([await dialog.count(), page.url()]).toEqual([1, record])
  letCome()
  await expect.poll(() => page.evaluate('document.activeElement.getAttribute("name")')).toBe('reason_code')
})

describe('the calendar of a day', () => {
  it.each(['Enter', 'Escape'])('gives the focus back to its button after %s, in filters and forms', async (key) => {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await signedIn(page, accounts.admin)
    for (const path of ['/dogodki', '/dovolilnice/parkirna-dovolilnica']) {
      await visit(page, path)
      const opener = page
        .getByRole('main')
        .getByRole('button', { name: /^Odpri koledar/ })
        .first()
      const names = await page.getByRole('button', { name: /^Odpri koledar/ }).evaluateAll((all) => all.map((one) => one.ariaLabel))
      expect(names.filter((name) => !/^Odpri koledar: \S/.test(name ?? ''))).toEqual([])
      await opener.focus()
      await page.keyboard.press('Enter')
      const day = page.getByRole('dialog', { name: 'Koledar' }).locator('button:focus')
      await day.waitFor()
      expect(await day.getAttribute('aria-label')).toMatch(/^[a-zč]+, \d+\. [a-z]+ \d{4}$/)
      await page.keyboard.press(key)
      await expect.poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")')).toMatch(/^Odpri koledar/)
    }
  })
})

it('a page behind the login whose files take long says so within its frame', async () => {
  const page = await browser.newPage()
  await signedIn(page, accounts.admin)
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(/applications-screen/, async (route) => {
    await come
    await route.continue()
  })
  await page.goto(`/vloge?search=${number}`)
  await page.getByRole('main').getByText('Nalaganje').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Vloge')
  letCome()
  await page.getByRole('main').getByRole('link', { name: number }).first().waitFor()
})
