import { backgroundHeader } from '@dovolilnice/contract/session/background-call'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from './harness/browser.ts'
import { allowFaults } from './harness/page-faults.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, visit } from './harness/screens.ts'
import { signedIn, signIn } from './harness/sign-in.ts'
import { ownClock, startWatch, stopTime } from './harness/time.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

const archive = '/potopni-stebricki/arhiv'
const archiveCall = '/api/v1/admin/events/bollards'

/** Counts what the page asks for, by path; `down` answers a path with 503 while it is in the set. */
const watchCalls = async (page: Page) => {
  const down = new Set<string>()
  const answered = new Map<string, number>()
  const watches = new Map<string, () => number>()
  await page.route('**/api/v1/**', async (route: Route) => {
    const { pathname } = new URL(route.request().url())
    if (down.has(pathname)) await route.fulfill({ status: 503, body: '' })
    else await route.continue()
  })
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    answered.set(pathname, (answered.get(pathname) ?? 0) + 1)
    watches.set(pathname, startWatch())
  })
  return {
    down,
    count: (path: string): number => answered.get(path) ?? 0,
    /** Milliseconds since one of the paths was answered last: so long its interval runs already, on a busy machine for seconds. */
    since: (paths: readonly string[]): number => Math.max(...paths.map((path) => watches.get(path)?.() ?? 0)),
  }
}

/** Lets what has just been answered reach the screen, so that its next timer is set before time goes on. */
const taken = (page: Page): Promise<void> =>
  page.evaluate(
    'new Promise((done) => { const channel = new MessageChannel(); let left = 20; channel.port1.onmessage = () => (--left > 0 ? channel.port2.postMessage(0) : done()); channel.port2.postMessage(0) })',
  )

const resources = {
  visitor: ['/api/v1/parameters', '/api/v1/resources'],
  regular: ['/api/v1/parameters', '/api/v1/resources'],
  operator: ['/api/v1/parameters', '/api/v1/resources', '/api/v1/resources/operator'],
  admin: [
    '/api/v1/parameters',
    '/api/v1/resources',
    '/api/v1/resources/admin',
    '/api/v1/resources/parking-lots',
    '/api/v1/resources/user-type-parking-lots',
  ],
} as const

describe('resources', () => {
  it.each(['visitor', 'regular', 'operator', 'admin'] as const)(
    'are asked for again every 30 s until they come, then every 180 s: %s',
    async (role) => {
      const page = await browser.newPage()
      allowFaults(page, /503/)
      if (role !== 'visitor') await signedIn(page, accounts[role])
      const calls = await watchCalls(page)
      for (const path of resources[role]) calls.down.add(path)
      await ownClock(page)
      await visit(page, role === 'visitor' ? '/pogoji-uporabe' : '/nastavitve')
      const counts = (): number[] => resources[role].map(calls.count)
      // A prerendered page stands before its first calls are answered.
      await expect.poll(() => counts().every((count) => count > 0), { interval: 10 }).toBe(true)
      // What mounts after a call that failed asks once more.
      let before = ''
      const rest = () => before === (before = counts().join(' '))
      await expect.poll(rest, { interval: 300 }).toBe(true)
      await stopTime(page)
      const waited = calls.since(resources[role])

      const go = async (ms: number): Promise<void> => {
        await taken(page)
        await page.clock.runFor(ms)
      }
      const first = counts()
      const after = (times: number): number[] => first.map((count) => count + times)
      const almost = Math.max(0, 28_000 - waited)
      await go(almost)
      expect(counts()).toEqual(first)
      await go(30_000 - almost)
      await expect.poll(counts).toEqual(after(1))
      await go(30_000)
      await expect.poll(counts).toEqual(after(2))
      calls.down.clear()
      await go(30_000)
      await expect.poll(counts).toEqual(after(3))
      await go(10)
      if (role === 'visitor') await page.getByRole('link', { name: /^Dovolilnice Občine / }).waitFor()
      await go(178_000)
      expect(counts()).toEqual(after(3))
      await go(3000)
      await expect.poll(counts).toEqual(after(4))
    },
  )

  it('leave the page usable while the server is down', async () => {
    const page = await browser.newPage()
    allowFaults(page, /503/)
    const calls = await watchCalls(page)
    for (const path of resources.visitor) calls.down.add(path)
    await visit(page, '/')
    expect(new URL(page.url()).pathname).toBe('/')
    await expect.poll(() => page.locator('h1').textContent()).toMatch(/Dovolilnica/)
  })
})

describe('tables', () => {
  const openArchive = async () => {
    const page = await browser.newPage()
    await signedIn(page, accounts.admin)
    const calls = await watchCalls(page)
    await ownClock(page)
    await visit(page, archive)
    await stopTime(page)
    await taken(page)
    return { page, asked: () => calls.count(archiveCall), waited: calls.since([archiveCall]) }
  }

  it('have 10 rows to a page, open filters and an open drawer until a person chose otherwise', async () => {
    const { page } = await openArchive()
    await expect.poll(() => page.locator('tbody tr').count()).toBe(10)
    expect(await page.getByRole('combobox', { name: 'Vrstic na stran' }).inputValue()).toBe('10')
    expect(await page.getByRole('button', { name: /^Filtri/ }).getAttribute('aria-expanded')).toBe('true')
    await page.getByRole('form', { name: 'Filtri' }).waitFor()
    expect(await page.evaluate(`localStorage.getItem('dovolilnice.settings')`)).toBeNull()
    await page.getByRole('button', { name: 'Skrij glavni meni' }).click()
    await page.clock.resume()
    await visit(page, archive)
    await page.getByRole('button', { name: 'Odpri glavni meni' }).waitFor()
  })

  it('are read anew every 180 s', async () => {
    const { page, asked, waited } = await openArchive()
    const first = asked()
    await page.clock.runFor(178_000 - waited)
    expect(asked()).toBe(first)
    await page.clock.runFor(2000 + waited)
    await expect.poll(asked).toBe(first + 1)
  })

  it('say when they refresh themselves, which is no use of the session, and not when a person asks', async () => {
    const { page } = await openArchive()
    const marks: (string | undefined)[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === archiveCall) marks.push(request.headers()[backgroundHeader])
    })
    await page.clock.runFor(181_000)
    await expect.poll(() => marks).toEqual(['1'])
    await page.getByRole('button', { name: 'Osveži' }).click()
    await expect.poll(() => marks).toEqual(['1', undefined])
  })

  it('are read anew when the window gets the focus', async () => {
    const { page, asked } = await openArchive()
    const first = asked()
    await page.clock.runFor(60_000)
    for (const state of ['hidden', 'visible'])
      await page.evaluate(`Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`)
    await expect.poll(asked).toBe(first + 1)
  })
})

describe('the signed-in person', () => {
  const kept = (page: Page): Promise<string | null> => page.evaluate(`localStorage.getItem('dovolilnice.user')`)

  it('is kept encrypted under a key that no script can take out', async () => {
    const page = await browser.newPage()
    await signedIn(page, accounts.regular)
    await visit(page, '/nastavitve')
    await expect.poll(() => kept(page)).not.toBeNull()
    const text = (await kept(page)) ?? ''
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['nonce', 'cipher'])
    const plain = Buffer.from((JSON.parse(text) as { cipher: string }).cipher, 'base64').toString('latin1')
    for (const secret of [accounts.regular, 'regular', 'access_token', 'permissions']) expect(text + plain).not.toContain(secret)
    const key = await page.evaluate(`new Promise((done, fail) => {
      const open = indexedDB.open('dovolilnice')
      open.onerror = () => fail(open.error)
      open.onsuccess = () => {
        const found = open.result.transaction('keys').objectStore('keys').get('user')
        found.onsuccess = () => crypto.subtle.exportKey('raw', found.result).then(() => done('taken'), (error) => done([found.result.algorithm.name, found.result.algorithm.length, error.name].join()))
      }
    })`)
    expect(key).toBe('AES-GCM,256,InvalidAccessError')
  })

  it('is restored at the start, without a word from the server', async () => {
    const page = await browser.newPage()
    allowFaults(page, /Failed to load resource/)
    await signedIn(page, accounts.regular)
    await visit(page, '/nastavitve')
    await expect.poll(() => kept(page)).not.toBeNull()
    await page.route('**/api/**', (route) => route.abort())
    await visit(page, '/navodila-za-uporabo')
    await page.getByRole('button', { name: /^Uporabniški meni: / }).waitFor()
  })

  it('who signs out stays so, although the answer who they are comes late', async () => {
    const page = await browser.newPage()
    await signIn(page, accounts.regular)
    const loaded = Promise.withResolvers<void>()
    await page.route('**/api/auth/session', async (route) => {
      const response = await route.fetch()
      await loaded.promise
      await route.fulfill({ response })
    })
    await page.goto('/odjava')
    // Long enough for an answer to the sign-out, were it sent already.
    setTimeout(loaded.resolve, 2_000)
    await page.waitForURL('/prijava')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(await visit(page, '/nastavitve')).toMatch(/^\/prijava/)
  })

  it('is forgotten at the first 401, and comes back to the same place after signing in', async () => {
    const page = await browser.newPage()
    allowFaults(page, /401/)
    await signIn(page, accounts.admin)
    await visit(page, `${archive}?page=2`)
    await page.context().clearCookies()
    await page.reload()
    await page.waitForURL(/\/prijava\?redirect=/)
    await expect.poll(() => kept(page)).toBeNull()
    await signIn(page, accounts.admin)
    await page.waitForURL(/arhiv\?page=2$/)
  })
})

describe('failed calls', () => {
  /** The account's own data, opened in the settings, with a street typed into it; its sending is answered as given. */
  const typeAndSend = async (answer: (route: Route) => Promise<void>, account: string = accounts.regular) => {
    const page = await browser.newPage()
    allowFaults(page, /Failed to load resource/)
    await signedIn(page, account)
    await visit(page, '/nastavitve')
    const form = page.getByRole('form', { name: 'Moji podatki' })
    const street = form.getByRole('textbox', { name: /^Ulica/ })
    await street.fill('Nova ulica 17')
    await page.route('**/api/**', (route) =>
      route.request().method() === 'POST' && !route.request().url().includes('/auth/') ? answer(route) : route.continue(),
    )
    await form.getByRole('button', { name: 'Shrani' }).click()
    return { page, form, street }
  }

  const inPlace = [
    [400, 'Zahteve ni mogoče prebrati'],
    [409, 'Podatki so se medtem spremenili'],
    [413, 'Poslani podatki so preobsežni'],
    [415, 'Podatkov ni bilo mogoče sprejeti'],
    [419, 'Stran je bila predolgo odprta'],
    [422, 'Nekatera polja niso pravilno izpolnjena'],
    [429, 'Preveč poskusov'],
    [503, 'Storitev trenutno ni dosegljiva'],
  ] as const

  it.each(inPlace)('%i is said where it happened, keeps what was typed, and can be tried again', async (status, sentence) => {
    const { page, form, street } = await typeAndSend((route) => route.fulfill({ status, body: '' }))
    await form.getByRole('alert').getByText(sentence).waitFor()
    expect(new URL(page.url()).pathname).toBe('/nastavitve')
    expect(await street.inputValue()).toBe('Nova ulica 17')
    await page.unroute('**/api/**')
    await form.getByRole('button', { name: 'Shrani' }).click()
    await page.getByText('Podatki so shranjeni.').waitFor()
    expect(await street.inputValue()).toBe('Nova ulica 17')
  })

  it.each([
    [403, 'Do te strani nimate dostopa', 'Nazaj'],
    [404, 'Stran ne obstaja', 'Nazaj'],
    [500, 'Na strežniku je prišlo do napake', 'Poskusi znova'],
  ] as const)('%i goes to its page; the way back finds what was typed', async (status, heading, back) => {
    const { page, street } = await typeAndSend((route) => route.fulfill({ status, body: '' }))
    await page.waitForURL(`/${status}`)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: back }).click()
    await page.waitForURL('/nastavitve')
    await expect.poll(() => street.inputValue()).toBe('Nova ulica 17')
  })

  const openList = async (status: number): Promise<Page> => {
    const page = await browser.newPage()
    allowFaults(page, /Failed to load resource/)
    await signedIn(page, accounts.admin)
    await visit(page, '/nastavitve')
    await page.route('**/api/v1/admin/events', (route) => route.fulfill({ status, body: '' }))
    await page.getByRole('link', { name: 'Dogodki', exact: true }).click()
    return page
  }

  it.each([403, 404])('%i to a list opens the page of the error, as to everything else', async (status) => {
    const page = await openList(status)
    await page.waitForURL(`/${status}`)
    await page.getByRole('main').getByRole('button', { name: 'Nazaj' }).click()
    await page.waitForURL('/nastavitve')
  })

  it('500 to a list is said in its place, where it can be tried again', async () => {
    const page = await openList(500)
    await page.getByRole('alert').getByText('Seznama ni bilo mogoče naložiti').waitFor()
    expect(new URL(page.url()).pathname).toBe('/dogodki')
    await page.unroute('**/api/v1/admin/events')
    await page.getByRole('button', { name: 'Poskusi znova' }).click()
    await page.locator('tbody tr').first().waitFor()
    await page.getByText(/^Sled (je|še ni) zapečatena/).waitFor()
  })

  it('a new attempt forgets the old failure and marks what it finds', async () => {
    const { form } = await typeAndSend((route) => route.fulfill({ status: 503, body: '' }))
    const failure = form.getByText('Storitev trenutno ni dosegljiva')
    await failure.waitFor()
    const name = form.getByRole('textbox', { name: /^Ime/ })
    await name.fill('')
    await form.getByRole('button', { name: 'Shrani' }).click()
    await failure.waitFor({ state: 'detached' })
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
  })

  it('403 clears the console', async () => {
    let cleared = false
    const { page } = await typeAndSend(async (route) => {
      route
        .request()
        .frame()
        .page()
        .on('console', (message) => (cleared ||= message.type() === 'clear'))
      await route.fulfill({ status: 403, body: '' })
    })
    await page.waitForURL('/403')
    await expect.poll(() => cleared).toBe(true)
  })

  it('401 goes to the login and, after it, back to what was typed', async () => {
    const { page, street } = await typeAndSend((route) => route.fulfill({ status: 401, body: '' }))
    await page.waitForURL('/prijava?redirect=%2Fnastavitve')
    await page.unroute('**/api/**')
    await signIn(page, accounts.regular)
    await page.waitForURL('/nastavitve')
    await expect.poll(() => street.inputValue()).toBe('Nova ulica 17')
  })

  it('what one person typed is not shown to the next', async () => {
    const { page, form, street } = await typeAndSend((route) => route.fulfill({ status: 401, body: '' }), accounts.operator)
    await page.waitForURL('/prijava?redirect=%2Fnastavitve')
    await page.unroute('**/api/**')
    await signIn(page, accounts.regular)
    await page.waitForURL('/nastavitve')
    await street.waitFor()
    expect(await form.getByText('Nadaljujete, kjer ste ostali').count()).toBe(0)
  })

  it('a failed login is told to the person and written to the console', async () => {
    const page = await browser.newPage()
    allowFaults(page, /422/)
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await visit(page, '/prijava')
    await page.getByLabel('E-poštni naslov').fill('nihce@primer.si')
    await page.getByLabel('Geslo', { exact: true }).fill('napacno-geslo')
    await page.locator('main form button[type="submit"]').click()
    await page.getByRole('alert').getByText('E-poštni naslov ali geslo ni pravilno').waitFor()
    expect(await page.getByLabel('E-poštni naslov').inputValue()).toBe('nihce@primer.si')
    await expect.poll(() => lines.join('\n')).toContain('Login failed: invalid_credentials')
  })

  it('a failed anti-forgery cookie has a line of its own in the console', async () => {
    const page = await browser.newPage()
    allowFaults(page, /503/)
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await visit(page, '/prijava')
    await page.context().clearCookies()
    await page.route('**/api/auth/anti-forgery', (route) => route.fulfill({ status: 503, body: '' }))
    await page.getByLabel('E-poštni naslov').fill('nihce@primer.si')
    await page.getByLabel('Geslo', { exact: true }).fill('napacno-geslo')
    await page.locator('main form button[type="submit"]').click()
    await page.getByRole('alert').getByText('Storitev trenutno ni dosegljiva').waitFor()
    await expect.poll(() => lines.join('\n')).toContain('The anti-forgery cookie could not be fetched')
  })
})
