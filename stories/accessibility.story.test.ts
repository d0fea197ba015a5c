import { screenPaths, type ScreenPath } from '@dovolilnice/contract/screens'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { openBrowser, type StoryBrowser } from './harness/browser.ts'
import { setAccountLanguage } from './harness/http-person.ts'
import { layoutFaults, smallTargets } from './harness/layout.ts'
import { allowFaults } from './harness/page-faults.ts'
import { startProduct, type Product } from './harness/product.ts'
import { screenShape } from './harness/screen-shape.ts'
import { accounts, filledPath, goTo, realIds, settled, visit, type RealIds, type SignedInRole } from './harness/screens.ts'
import { signedIn } from './harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
let ids: RealIds
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product.url)
  ids = await realIds(product.url)
})
afterAll(() => product?.close())

type Screen = ScreenPath
const isFront = (path: Screen): boolean =>
  !/^\/(nadzorna|nastavitve|parkiranje|vloge|dovolilnice|uporabniki|dogodki|potopni|izvoz|varstvo|zahteve|neposlana|blagajna|placila|prihodki|statistika|akti|pritozbe|racuni|vracila|redarstvo|gostje|opravila|odhodna|odjava|webhooks)/.test(
    path,
  )

/** Every screen as the person it is for sees it. `/odjava` shows nothing that stays. */
const screensOf: Record<SignedInRole | 'visitor', readonly Screen[]> = {
  visitor: screenPaths.filter(isFront),
  regular: [
    '/nadzorna-plosca',
    '/nadzorna-plosca/vloge/parkirna-dovolilnica',
    '/nadzorna-plosca/vloge/parkirna-dovolilnica/$id/zamenjava',
    '/nastavitve',
    '/nastavitve/moji-podatki',
    '/parkiranje',
    '/vloge',
    '/dovolilnice/',
    '/izvoz-podatkov',
  ],
  operator: [
    '/potopni-stebricki/upravljanje',
    '/potopni-stebricki/prehodi',
    '/potopni-stebricki/prepustnice',
    '/potopni-stebricki/opozorila',
    '/potopni-stebricki/arhiv',
    '/nastavitve',
  ],
  warden: ['/redarstvo', '/nastavitve'],
  host: ['/gostje'],
  admin: screenPaths.filter(
    (path) =>
      !isFront(path) && path !== '/odjava' && !/^\/(nadzorna-plosca\/|redarstvo|gostje|varstvo|zahteve|opravila|odhodna)/.test(path),
  ),
  root: [
    '/opravila',
    '/odhodna-posta',
    '/varstvo-podatkov',
    '/zahteve-posameznikov',
    '/zahteve-posameznikov/$id',
    '/nadzorna-plosca',
    '/uporabniki',
    '/uporabniki/$id',
    '/nastavitve',
  ],
}

/** Text alone at twice its size on a phone (WCAG 1.4.4): whether a public screen then scrolls sideways. */
const faultsOfLargeText = async (page: Page, name: string): Promise<string[]> => {
  const width = page.viewportSize()?.width ?? 0
  await show(page, 390)
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
  await settled(page)
  const faults = (await layoutFaults(page)).filter((fault) => fault.startsWith('scrolls sideways'))
  await page.evaluate(`document.documentElement.style.fontSize = ''`)
  await show(page, width)
  return faults.map((fault) => `${name} with large text: ${fault}`)
}

/** What is looked at, at which width in pixels. 640 is a desk of 1280 px at 200 % zoom. Staff's screens in the dark look: `desk/dark`, `openings`. */
const looks = [
  { width: 1280, axe: true, layout: false, dark: true },
  { width: 1280, axe: true, layout: false },
  { width: 768, axe: true, layout: false },
  { width: 640, axe: false, layout: true },
  { width: 320, axe: true, layout: true },
]

/**
 * Shapes that axe has judged. It runs once for each: most screens have the same shape in both languages, for several roles, or at two
 * widths, and axe takes longer than all the rest. Anything that makes a screen differ, also a missing text, makes a new shape, which is judged.
 */
const judged = new Set<string>()

/** @param what `dark` for the dark look of what is judged as a whole in the light one of the same width */
const axeFaultsOf = async (page: Page, what: 'all' | 'dark'): Promise<string[]> => {
  const shape = what + (await screenShape(page))
  if (judged.has(shape)) return []
  judged.add(shape)
  return accessibilityFaults(page, 'html', what)
}

const show = async (page: Page, width: number, dark = false): Promise<void> => {
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  await page.setViewportSize({ width, height: 900 })
  await settled(page)
}

/** The faults of a screen that axe and the layout check find, each with its screen and width; from the present width to the other end. */
const faultsOf = async (page: Page, name: string, isResidents: boolean): Promise<string[]> => {
  const faults: string[] = []
  const isWide = page.viewportSize()?.width === looks[0]?.width
  for (const { width, axe, layout, dark } of isWide ? looks : looks.toReversed()) {
    if (dark === true && !isResidents) continue
    await show(page, width, dark)
    const found = [...(axe ? await axeFaultsOf(page, dark === true ? 'dark' : 'all') : []), ...(layout ? await layoutFaults(page) : [])]
    if (isResidents && width === 320) found.push(...(await smallTargets(page)))
    faults.push(...found.map((fault) => `${name} at ${width}${dark === true ? ' in the dark' : ''}: ${fault}`))
  }
  return faults
}

const chooseLanguage = (page: Page, locale: 'sl' | 'en'): Promise<void> =>
  page.evaluate(`localStorage.setItem('dovolilnice.locale', '"${locale}"'); localStorage.setItem('dovolilnice.gdpr', '1')`)

describe.each(['sl', 'en'] as const)('in %s, axe finds nothing and nothing is cut', (locale) => {
  it.each(Object.keys(screensOf) as (keyof typeof screensOf)[])('on any screen of %s', { timeout: 240_000 }, async (role) => {
    const page = await browser.newPage({ reducedMotion: 'reduce', locale })
    allowFaults(page, /Failed to load resource/)
    if (role !== 'visitor') {
      await setAccountLanguage(product.url, accounts[role], locale)
      await signedIn(page, accounts[role])
    }
    await visit(page, '/500')
    await chooseLanguage(page, locale)
    await visit(page, '/500')
    const faults: string[] = []
    for (const path of screensOf[role]) {
      const real = filledPath(path, ids)
      expect(await goTo(page, real)).toBe(real)
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale)
      faults.push(...(await faultsOf(page, path, role === 'visitor' || role === 'regular')))
      if (locale === 'sl' && (role === 'visitor' || role === 'regular')) faults.push(...(await faultsOfLargeText(page, path)))
    }
    expect(faults).toEqual([])
  })
})
