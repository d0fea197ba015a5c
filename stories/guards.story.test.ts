import { screenPaths, type ScreenPath } from '@dovolilnice/contract/screens'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from './harness/browser.ts'
import { allowFaults } from './harness/page-faults.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, filledPath, goTo, realIds, settled, visit, type RealIds, type SignedInRole } from './harness/screens.ts'
import { signedIn, signIn } from './harness/sign-in.ts'

/** Where a visit ends. */
const ends = {
  login: '/prijava',
  dashboard: '/nadzorna-plosca',
  bollards: '/potopni-stebricki/upravljanje',
  check: '/redarstvo',
  'own form': '/nadzorna-plosca/vloge/parkirna-dovolilnica',
  'clerk form': '/vloge/parkirna-dovolilnica',
  'no record': '/404',
} as const
type End = keyof typeof ends | 'here'
type Ends = readonly [visitor: End, regular: End, operator: End, staff: End, root?: End]

const everyone: Ends = ['here', 'here', 'here', 'here']
const signedOut: Ends = ['here', 'dashboard', 'bollards', 'dashboard']
const accountHolders: Ends = ['login', 'here', 'here', 'here']
const notOperators: Ends = ['login', 'here', 'bollards', 'here']
/** Whoever works at the desk: a screen without a line of its own is for them alone. */
const staff: Ends = ['login', 'dashboard', 'bollards', 'here']
/** Root, and whoever is in charge of data protection. */
const dataProtection: Ends = ['login', 'dashboard', 'bollards', 'dashboard', 'here']
const bollards: Ends = ['login', 'dashboard', 'here', 'here']

/** Sections 2 and 6 of the specification. */
const guards: Partial<Record<ScreenPath, Ends>> = {
  '/': everyone,
  '/navodila-za-uporabo': everyone,
  '/pogoji-uporabe': everyone,
  '/izjava-o-dostopnosti': everyone,
  '/kolofon': everyone,
  '/obrazci/parkirna-dovolilnica': ['here', 'own form', 'own form', 'clerk form'],
  '/obrazci/parkirna-dovolilnica/stanje': everyone,
  '/preverjanje': everyone,
  '/obisk': everyone,
  // Without the secret behind the # the screen says so itself.
  '/gost': everyone,
  '/prireditve': everyone,
  // Without the mailed link the screen says what is missing.
  '/seznanitev': everyone,
  // No such payment: the screen says so itself.
  '/placilo/$id': everyone,
  '/prijava': signedOut,
  '/prijava/racun-obcine': signedOut,
  '/ponastavitev-gesla': signedOut,
  '/ponastavitev-gesla/$token': signedOut,
  '/403': everyone,
  '/404': everyone,
  '/500': everyone,
  '/nadzorna-plosca': ['login', 'here', 'bollards', 'here'],
  '/nadzorna-plosca/vloge/parkirna-dovolilnica': accountHolders,
  // The permit is the regular account's; for others it does not exist.
  '/nadzorna-plosca/vloge/parkirna-dovolilnica/$id/zamenjava': ['login', 'here', 'no record', 'no record'],
  '/nastavitve': accountHolders,
  '/nastavitve/moji-podatki': accountHolders,
  '/parkiranje': accountHolders,
  '/vloge': notOperators,
  '/dovolilnice/': notOperators,
  '/odhodna-posta': dataProtection,
  // Wardens, and root.
  '/redarstvo': dataProtection,
  '/potopni-stebricki/upravljanje': bollards,
  '/potopni-stebricki/prehodi': bollards,
  '/potopni-stebricki/prepustnice': bollards,
  // Hosts, and root, who is told to be none.
  '/gostje': dataProtection,
  '/potopni-stebricki/opozorila': bollards,
  '/potopni-stebricki/arhiv': bollards,
  '/izvoz-podatkov': accountHolders,
  '/varstvo-podatkov': dataProtection,
  '/opravila': dataProtection,
  '/zahteve-posameznikov': dataProtection,
  '/zahteve-posameznikov/$id': dataProtection,
}
/** `/odjava` ends at the login for everyone and has a story of its own. */
const paths = screenPaths.filter((path) => path !== '/odjava')
const guardOf = (path: ScreenPath): Ends => guards[path] ?? staff

let product: Product
let browser: StoryBrowser
let ids: RealIds

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product.url, { reusesWindows: true })
  ids = await realIds(product.url)
})
afterAll(() => product?.close())

/** A warden ends where an operator does, but for the screens of the bollards: instead of them there is the check. */
const endOfWarden = (path: ScreenPath): End => {
  if (path === '/redarstvo') return 'here'
  const [, , operator] = guardOf(path)
  return operator === 'bollards' || path.startsWith('/potopni-stebricki/') ? 'check' : operator
}

/**
 * The whole table for one person: where each path must end, and where it does. Of the paths that end alike the first is typed into the address
 * bar, the others are followed within the page: the guard is the same, and loading the page takes most of the time. A visitor types each of them.
 */
const walk = async (role: SignedInRole | 'visitor') => {
  const column = role === 'visitor' ? 0 : role === 'regular' ? 1 : role === 'operator' ? 2 : 3
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  // The pages of errors answer with their own status, the token of the mailed link is none, and the permit is another's.
  allowFaults(page, /Failed to load resource.*\/(403|404|500|password\/find\/abc|user\/permits\/[\w-]+|online-payments\/[\w-]+)\)/)
  if (role !== 'visitor') await signedIn(page, accounts[role])
  const expected: Record<string, string> = {}
  const found: Record<string, string> = {}
  const typed = new Set<End>()
  for (const path of paths) {
    const real = filledPath(path, ids)
    const end = role === 'warden' ? endOfWarden(path) : ((role === 'root' ? guardOf(path)[4] : undefined) ?? guardOf(path)[column])
    expected[path] = end === 'here' ? real : end === 'login' ? `/prijava?redirect=${encodeURIComponent(real)}` : ends[end]
    found[path] = role === 'visitor' || !typed.has(end) ? await visit(page, real) : await goTo(page, real)
    typed.add(end)
  }
  return { expected, found }
}

describe('each screen ends where the specification says', () => {
  it.each(['visitor', 'regular', 'operator', 'warden', 'admin', 'root'] as const)('for %s', async (role) => {
    const { expected, found } = await walk(role)
    expect(found).toEqual(expected)
  })
})

describe('the way through the login', () => {
  it('leads back to where the person was going, with all of its query', async () => {
    const page = await browser.newPage()
    const path = '/potopni-stebricki/arhiv?page=2&person=%C5%BDiga%20%26%20sin'
    await visit(page, path)
    await page.waitForURL((url) => url.pathname === '/prijava')
    const parts = (url: string) => [new URL(url).pathname, ...new URL(url).searchParams]
    const wanted = ['/potopni-stebricki/arhiv', ['page', '2'], ['person', 'Žiga & sin']]
    expect(parts(product.url + new URL(page.url()).searchParams.get('redirect'))).toEqual(wanted)
    await signIn(page, accounts.admin)
    await page.waitForURL(/arhiv/)
    expect(parts(page.url())).toEqual(wanted)
  })

  it.each(['//elsewhere.example/x', 'https://elsewhere.example/', '/\\elsewhere.example', '/prijava', '/odjava'])(
    'never to %s',
    async (redirect) => {
      const page = await browser.newPage()
      await visit(page, `/prijava?redirect=${encodeURIComponent(redirect)}`)
      await signIn(page, accounts.regular)
      await page.waitForURL('/nadzorna-plosca')
      await settled(page)
      expect(page.url()).toBe(`${product.url}/nadzorna-plosca`)
    },
  )

  it('says why when the person may not go there, and takes them to where they begin', async () => {
    const page = await browser.newPage()
    await visit(page, '/dogodki')
    await signIn(page, accounts.regular)
    await page.waitForURL('/nadzorna-plosca')
    await page.getByText('Za to stran nimate pravic, zato smo vas preusmerili.').waitFor()
  })

  it('is left by /odjava, which needs a login itself', async () => {
    const page = await browser.newPage()
    expect(await visit(page, '/odjava')).toBe('/prijava')
    await signIn(page, accounts.regular)
    await page.waitForURL('/nadzorna-plosca')
    await page.goto('/odjava')
    await page.waitForURL('/prijava')
    expect(await visit(page, '/nastavitve')).toBe('/prijava?redirect=%2Fnastavitve')
  })
})

describe('pages of errors', () => {
  const pages = [
    [403, '/403', 'Za ogled te strani se prijavite'],
    [404, '/404', 'Stran ne obstaja'],
    [404, '/tega/ni', 'Stran ne obstaja'],
    [404, '/uporabniki/1/kaj-je-to', 'Stran ne obstaja'],
    [404, '/nadzorna-plosca/x', 'Stran ne obstaja'],
    [500, '/500', 'Na strežniku je prišlo do napake'],
  ] as const

  it.each(pages)('%i at %s: what happened and what to do next', async (status, path, heading) => {
    const page = await browser.newPage()
    allowFaults(page, /Failed to load resource/)
    const answer = await page.goto(path)
    await settled(page)
    expect(answer?.status()).toBe(status)
    expect(new URL(page.url()).pathname).toBe(path)
    await expect.poll(() => page.locator('h1').textContent()).toBe(heading)
    if (status === 404) await expect.poll(() => page.title()).toMatch(/^Strani ni mogoče najti – /)
    expect(await page.locator('main p').count()).toBeGreaterThanOrEqual(2)
    await page
      .locator('main')
      .getByRole('button', { name: /Nazaj|Poskusi znova/ })
      .waitFor()
    await page.locator('main').getByRole('link', { name: 'Na začetno stran' }).click()
    await page.waitForURL('/')
  })

  it('tells a visitor to sign in, and someone who is signed in that the right is missing', async () => {
    const page = await browser.newPage()
    allowFaults(page, /Failed to load resource/)
    await visit(page, '/403')
    await page.locator('main').getByRole('link', { name: 'Prijava' }).click()
    await signIn(page, accounts.regular)
    await visit(page, '/403')
    await expect.poll(() => page.locator('h1').textContent()).toBe('Do te strani nimate dostopa')
  })

  it('answers screens with 200, and files and calls that do not exist with 404', async () => {
    const statusOf = async (path: string): Promise<number> => (await fetch(product.url + path)).status
    for (const path of paths.filter((path) => !/^\/\d/.test(path)))
      expect([path, await statusOf(filledPath(path, ids))]).toEqual([path, 200])
    for (const path of ['/assets/none.js', '/none.php', '/api/v1/none', '/api/none'])
      expect([path, await statusOf(path)]).toEqual([path, 404])
  })
})
