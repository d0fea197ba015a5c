import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, type StoryBrowser } from '../harness/browser.ts'
import { freshApplications, permitInForce } from '../harness/find-record.ts'
import { layoutFaults } from '../harness/layout.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit, type SignedInRole } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

/** What opens over a screen: dialogs, menus, the palette, a document. Axe finds nothing in either look, and on a phone nothing is cut. */
let product: Product
let browser: StoryBrowser
/** Paths of a record in review with a document, and of a permit in force, by their names. */
const paths: Record<string, string> = {}
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product.url, { reusesWindows: true })
  const [application] = await freshApplications(product.url, ['LJ OD-101'], { inReview: true })
  Object.assign(paths, { record: application?.path, permit: (await permitInForce(product.url)).path })
})
afterAll(() => product?.close())

type Opener = (page: Page) => Promise<unknown>
const first =
  (selector: string): Opener =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first().click()
/** The button of that name, or whose name begins so. */
const press = (name: string): Opener => first(`role=button[name=/^${name}/]`)
const key = (name: string): Opener => {
  return async (page) => {
    await page.locator('#main').focus()
    await page.keyboard.press(name)
  }
}

/** The same window on a phone: an open dialog stays. */
const both = [1280, 320]
/** What stands beside the record on a desk is not there on a phone. */
const desk = [1280]

/** What it is, who opens it on which screen, in which widths of the window in pixels, and how. */
const openings: [name: string, role: SignedInRole | 'visitor', path: string, widths: number[], ...openers: Opener[]][] = [
  ['the data-protection notice', 'visitor', '/obrazci/parkirna-dovolilnica', both],
  ['the menu of a record', 'admin', 'record', both, press('Več')],
  ['a rejection', 'admin', 'record', both, press('Zavrni$')],
  ['a call for a supplement', 'admin', 'record', both, press('Pozovi k dopolnitvi')],
  ['a hearing', 'admin', 'record', both, press('Seznani stranko')],
  ['a finding about a document', 'admin', 'record', desk, press('Ne ustreza')],
  ['a document over its record', 'admin', 'record', [1000, 320], press('Poglej: ')],
  ['the palette', 'admin', 'record', desk, key('Control+k')],
  ['the keys', 'admin', 'record', both, key('?')],
  ['an assignment', 'admin', '/vloge', both, key('j'), (page) => page.keyboard.press('a')],
  ['a view to be kept', 'admin', '/vloge?source=paper', both, press('Shrani pogled')],
  ['a colleague’s applications', 'admin', '/vloge', both, press('Predaj vloge')],
  ['a call for several', 'admin', '/vloge?status=in_review', both, key('j'), (page) => page.keyboard.press('x'), press('Dopolnitev …')],
  ['a permit’s fields', 'admin', 'permit', both, press('Uredi'), press('Odpri koledar')],
  ['a suspension', 'admin', 'permit', both, press('Začasno odvzemi')],
  ['a revocation', 'admin', 'permit', both, press('Odvzemi dovolilnico')],
  ['a new vehicle', 'admin', 'permit', both, press('Zamenjaj vozilo')],
  ['a message to the holder', 'admin', 'permit', both, press('Piši imetniku')],
  ['the columns', 'admin', '/potopni-stebricki/arhiv', both, press('Stolpci')],
  ['a calendar', 'admin', '/dovolilnice/parkirna-dovolilnica', both, first('form button[aria-label*="koledar"]')],
  ['a passage', 'admin', '/nadzorna-plosca', both, first('section[aria-label="Dnevnik prehodov"] tbody th button')],
  ['a permit holder', 'admin', '/nadzorna-plosca', both, first('section[aria-label="Imetniki dovolilnic"] tbody th button')],
  ['an event', 'admin', '/dogodki', both, first('tbody th button')],
  ['a new user', 'admin', '/uporabniki', both, press('Nov uporabnik')],
  [
    'a command',
    'operator',
    '/potopni-stebricki/upravljanje',
    both,
    first('main article button:is(:text("Spusti"), :text("Dvigni"), :text("Sprosti"))'),
  ],
  ['several bollards', 'operator', '/potopni-stebricki/upravljanje', both, press('Spusti več')],
  ['the end of a shift', 'operator', '/potopni-stebricki/upravljanje', both, press('Predaja izmene …')],
  [
    'a room that is left',
    'root',
    '/nastavitve/obcina',
    both,
    (page) => page.locator('input[name="municipality.street"]').fill('Nova 1'),
    first('main a'),
  ],
  ['a closed day', 'root', '/nastavitve/prazniki', both, first('main button[aria-label*="koledar"]')],
  ['the code of a permit', 'regular', '/nadzorna-plosca', both, press('Pokaži kodo')],
  ['what was lost', 'regular', '/nadzorna-plosca', both, press('Blokiraj')],
  ['a passage that was not one’s own', 'regular', '/nadzorna-plosca', both, press('Ta prehod ni moj')],
  ['a vehicle for some days', 'regular', '/nadzorna-plosca', both, press('Nadomestno vozilo')],
  ['the details of a permit', 'regular', '/nadzorna-plosca', both, first('main article a:text("Podrobnosti")')],
  ['the notice in the settings', 'regular', '/nastavitve', both, press('Obvestilo o varstvu podatkov')],
  ['a question', 'regular', '/nastavitve', both, press('Odjavi povsod')],
  ['the user menu', 'admin', '/nastavitve', desk, press('Uporabniški meni')],
  ['the user menu on a phone', 'regular', '/nastavitve', [320], press('Uporabniški meni')],
]

/** Both looks, whose colours are the same in every width. */
const looksOf = (isFirst: boolean): ('light' | 'dark')[] => (isFirst ? ['dark', 'light'] : ['light'])

it.each(openings)('%s: axe finds nothing, nothing is cut', async (_, role, path, widths, ...openers) => {
  const page = await browser.newPage({ width: widths[0], reducedMotion: 'reduce' })
  if (role !== 'visitor') await signedIn(page, accounts[role])
  await visit(page, paths[path] ?? path)
  for (const open of openers) await open(page)
  const opened = page.locator('dialog[open], [popover]:popover-open, [role="listbox"]').filter({ visible: true }).first()
  await opened.waitFor()
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of looksOf(width === widths[0])) {
      await page.emulateMedia({ colorScheme })
      await settled(page)
      await expect.poll(() => page.evaluate(`getComputedStyle(document.documentElement).colorScheme`)).toBe(colorScheme)
      await opened.waitFor()
      const found = await accessibilityFaults(page, 'html', colorScheme === 'dark' ? 'dark' : 'all')
      faults.push(...found.map((fault) => `${colorScheme} at ${width}: ${fault}`))
    }
    faults.push(...(await layoutFaults(page)).map((fault) => `at ${width}: ${fault}`))
  }
  expect(faults).toEqual([])
})

it('the main menu on a phone: axe finds nothing, Escape closes it', async () => {
  const page = await browser.newPage({ width: 320, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await visit(page, '/nastavitve')
  await page.getByRole('button', { name: 'Odpri glavni meni' }).click()
  const drawer = page.getByRole('dialog', { name: 'Glavni meni' })
  await drawer.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
})
