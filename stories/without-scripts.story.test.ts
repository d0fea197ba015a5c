import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from './harness/browser.ts'
import { httpPerson } from './harness/http-person.ts'
import { layoutFaults } from './harness/layout.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, settled, visit } from './harness/screens.ts'
import { signIn } from './harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { keepsPages: true })
})
afterAll(() => product?.close())

/** The texts that each front page must have before any script runs: among them the town, its contacts and the data controller. */
const pages = [
  [
    '/',
    'Dovolilnica za vožnjo in parkiranje v starem mestnem jedru',
    ['Oddaj vlogo', 'Preveri stanje vloge', 'Uradna oseba pregleda vlogo', 'Sprejemna pisarna: ponedeljek'],
  ],
  [
    '/navodila-za-uporabo',
    'Navodila za uporabo',
    [
      'Uradna oseba pregleda vlogo',
      'Stebriček se spusti',
      'Cenik na dan',
      'po začetih mesecih',
      'upravna taksa po ZUT (tar. št. 1, 3) 18,10',
    ],
  ],
  [
    '/pogoji-uporabe',
    'Pogoji uporabe in zasebnost',
    [
      'Podatki, ki jih obdelujemo',
      '5 let',
      'dostop ni bil dovoljen',
      'Samodejno odločanje',
      'Dunajska cesta 22, 1000 Ljubljana, gp.ip@ip-rs.si',
      'dovolilnice_session',
      'Različica 1',
      'Vaše pravice',
      'Občina Lipograd, Glavni trg 1, 9999 Lipograd',
      'Zala Zaupna Vzorčna',
      'varstvo.podatkov@lipograd.example',
      'Glavni trg 1, 9999 Lipograd, +386 1 000 01 03',
      'Zgledni sistemi d. o. o.',
      'Odlok o ureditvi prometa v starem mestnem jedru Občine Lipograd',
    ],
  ],
  [
    '/izjava-o-dostopnosti',
    'Izjava o dostopnosti',
    [
      'Ta izjava o dostopnosti velja za spletišče',
      'Naslov spletišča',
      'SIST EN 301 549',
      'Nedostopna vsebina',
      'še ni ocenjena',
      'Odgovorili bomo v 8 dneh',
      'Inšpektorat Republike Slovenije za informacijsko družbo',
    ],
  ],
  [
    '/kolofon',
    'Kolofon',
    ['Občina Lipograd', '12345679', 'Vida Vzorčna Lipograjska, županja', '1234567000', '+386 1 000 01 00', 'Zgledni sistemi d. o. o.'],
  ],
  ['/obrazci/parkirna-dovolilnica', 'Vloga za parkirno dovolilnico', ['Vlogo lahko oddate tudi osebno']],
  ['/prijava', 'Prijava', ['potrebuje JavaScript', 'osebno v sprejemni pisarni občine ali po pošti']],
] as const

describe('with JavaScript off', () => {
  it.each(pages)('%s shows its text and whose page it is', async (path, heading, sentences) => {
    const page = await browser.newPage({ javaScriptEnabled: false, width: 360 })
    await page.goto(path)
    expect((await page.locator('h1').allTextContents()).map((text) => text.trim())).toEqual([heading])
    expect(await page.title()).toMatch(/ – Dovolilnice Občine Lipograd$/)
    expect(await page.locator('footer').innerText()).toMatch(/Občina Lipograd[^]*obcina@lipograd\.example/)
    const text = await page.locator('body').innerText()
    for (const sentence of sentences) expect(text).toContain(sentence)
    expect(await page.content()).not.toContain('{{')
    expect(text.match(/JavaScript/g)?.length ?? 0).toBeLessThan(2)
    expect(text).not.toContain('se nalagajo')
    for (const other of ['/navodila-za-uporabo', '/pogoji-uporabe', '/izjava-o-dostopnosti', '/kolofon'])
      expect(await page.locator(`a[href="${other}"]`).count()).toBeGreaterThan(0)
  })

  it.each(pages.map(([path]) => path))('%s is English for whoever chose so', async (path) => {
    const answer = await fetch(product.url + path, { headers: { cookie: 'dovolilnice.locale=en' } })
    expect(answer.headers.get('vary')).toContain('Cookie')
    const html = await answer.text()
    expect(html).toContain('<html lang="en"')
    expect(html).toMatch(/<title>[^<]* – Permits, Občina Lipograd<\/title>/)
    expect(html).toContain('Terms of use and privacy')
    expect(html).not.toMatch(/Domov|Prijava|Ta stran|\{\{/)
  })

  it.each([360, 1280])('the language is chosen, and the page is the town’s: at %i px', async (width) => {
    const page = await browser.newPage({ javaScriptEnabled: false, width })
    await page.goto('/pogoji-uporabe')
    await page.getByRole('button', { name: 'English' }).filter({ visible: true }).click()
    await page.waitForURL('/pogoji-uporabe')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.getByRole('button', { name: 'Slovenščina' }).filter({ visible: true }).click()
    await page.waitForURL('/pogoji-uporabe')
    expect(await page.locator('html').getAttribute('lang')).toBe('sl')
    expect(await page.locator('meta[name="theme-color"]').getAttribute('content')).toBe('#14508c')
    expect(await page.locator('header img').getAttribute('src')).toBe('/arms')
    const arms = await page.request.get('/arms')
    expect([arms.status(), arms.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(await page.locator('style').last().textContent()).toContain('--town-primary:#14508c')
  })

  it('every other page says what it needs and how to apply otherwise', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto('/ponastavitev-gesla')
    const text = await page.locator('body').innerText()
    expect(text).toMatch(/potrebuje JavaScript[\s\S]*osebno v sprejemni pisarni občine ali po pošti/)
    for (const [path] of pages) expect(await page.locator(`a[href="${path}"]`).count()).toBeGreaterThan(0)
    expect(text).toMatch(/Občina Lipograd[^]*Glavni trg 1, 9999 Lipograd[^]*obcina@lipograd\.example/)
  })
})

describe('the script takes over', () => {
  it.each(pages)('on %s without taking away what stood there', async (path, heading) => {
    const page = await browser.newPage({ width: 360, reducedMotion: 'reduce' })
    await page.route('**/api/v1/parameters', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    await page.addInitScript(`
      window.lost = []
      const look = () => {
        const text = document.querySelector('footer')?.innerText
        const heading = document.querySelector('h1')?.innerText
        if (document.readyState !== 'loading' && !(text?.includes('Občina Lipograd') && heading === '${heading}'))
          window.lost.push(heading + ': ' + text)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)`)
    await visit(page, path)
    expect(await page.evaluate('window.lost')).toEqual([])
  })
})

describe('a form before its script', () => {
  const open = async (path: string) => {
    const page = await browser.newPage({ width: 412 })
    const held: (() => void)[] = []
    let holds = true
    await page.route('**/assets/*.js', async (route) => {
      if (holds) await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const letScriptsCome = async () => {
      holds = false
      for (const go of held) go()
      await settled(page)
    }
    return { page, letScriptsCome }
  }

  it('of sign-in keeps what is typed and the focus, and sends nothing by itself', async () => {
    const { page, letScriptsCome } = await open('/prijava')
    await page.getByLabel('E-poštni naslov').fill(accounts.admin)
    await page.getByLabel('Geslo', { exact: true }).fill('dovolilnice-demo')
    await page.getByLabel('Geslo', { exact: true }).press('Enter')
    expect(await page.locator('main form button[type="submit"]').isDisabled()).toBe(true)
    await letScriptsCome()
    expect(new URL(page.url()).search).toBe('')
    expect(await page.getByLabel('E-poštni naslov').inputValue()).toBe(accounts.admin)
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('password')
    await page.locator('main form button[type="submit"]').click()
    await page.waitForURL('/nadzorna-plosca')
  })

  it('of an application keeps what is typed and ticked', async () => {
    const { page, letScriptsCome } = await open('/obrazci/parkirna-dovolilnica')
    await page.locator('input[value="company"]').check()
    await page.locator('[name="street"]').fill('Glavni trg 3')
    await page.locator('[name="consent"]').check()
    await letScriptsCome()
    await expect.poll(() => page.locator('input[value="company"]').isChecked()).toBe(true)
    expect(await page.locator('[name="street"]').inputValue()).toBe('Glavni trg 3')
    expect(await page.locator('[name="consent"]').isChecked()).toBe(true)
    expect(await page.locator('[name="valid_from"]').inputValue()).not.toBe('')
  })
})

describe('what the municipality says of itself', () => {
  it('stands in the next page after it was changed, escaped, under another tag', async () => {
    const root = await httpPerson(product.url)
    await root.signIn(accounts.root)
    const { municipality } = (await root.get('v1/parameters')).body
    const read = async (tag = '') => {
      const answer = await fetch(product.url, { headers: { 'if-none-match': tag } })
      return { status: answer.status, tag: answer.headers.get('etag') ?? '', html: await answer.text() }
    }
    const before = await read()
    expect(await read(before.tag)).toMatchObject({ status: 304, html: '' })
    const named = { municipality: { ...municipality, name: 'Občina Gora & "Dol"', phone: '01 234 56 78' } }
    expect((await root.post('v1/admin/parameters/update', named)).status).toBe(200)
    await expect.poll(async () => (await read(before.tag)).html).toContain('Občina Gora &amp; &quot;Dol&quot;')
    const after = await read(before.tag)
    expect(after).toMatchObject({ status: 200, html: expect.stringContaining('<a href="tel:012345678">01 234 56 78</a>') })
    expect(after.tag).not.toBe(before.tag)
    expect((await root.post('v1/admin/parameters/update', { municipality })).status).toBe(200)
    await expect.poll(async () => (await read(before.tag)).status).toBe(304)
  })
})

describe('what a page may run and ask for', () => {
  it.each(['/', '/prijava', '/vloge', '/404', '/api/health/live', '/api/openapi.json'])(
    '%s has a policy without unsafe-inline and unsafe-eval',
    async (path) => {
      const { headers } = await fetch(product.url + path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("frame-src 'self'")
      expect(policy).toContain("frame-ancestors 'self'")
      expect(policy).not.toMatch(/unsafe-|https?:|\*/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it('has nothing inline in its HTML but styles whose hash its policy names', async () => {
    for (const [path] of [...pages, ['/ponastavitev-gesla']]) {
      const answer = await fetch(product.url + path)
      const html = await answer.text()
      expect(html).not.toMatch(/<script(?![^>]* src=)[^>]*>| style=| on\w+="/)
      for (const [, style = ''] of html.matchAll(/<style>([^]*?)<\/style>/g))
        expect(answer.headers.get('content-security-policy')).toContain(createHash('sha256').update(style).digest('base64'))
      expect([...html.matchAll(/(?:src|href)="(https?:)?\/\//g)]).toEqual([])
    }
  })

  it('asks no other host, at any screen of a clerk', async () => {
    // The harness fails the story on any request to another host and on any line about a refused policy.
    const page = await browser.newPage()
    await signIn(page, accounts.admin)
    for (const path of ['/nadzorna-plosca', '/parkiranje', '/vloge', '/uporabniki', '/potopni-stebricki/upravljanje', '/nastavitve'])
      await visit(page, path)
  })

  it('cuts nothing of the prerendered text on a phone', async () => {
    const page = await browser.newPage({ width: 320, reducedMotion: 'reduce' })
    for (const [path] of pages) {
      await visit(page, path)
      expect(await layoutFaults(page)).toEqual([])
    }
  })
})
