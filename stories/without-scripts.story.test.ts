import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from './harness/browser.ts'
import { layoutFaults } from './harness/layout.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, visit } from './harness/screens.ts'
import { signIn } from './harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

/** What must stand on each front page before any script runs. */
const pages = [
  ['/', 'Dovolilnica za vožnjo in parkiranje v starem mestnem jedru', ['Oddaj vlogo', 'Preveri stanje vloge', 'Referent vlogo pregleda']],
  ['/navodila-za-uporabo', 'Navodila za uporabo', ['Referent vlogo pregleda', 'Stebriček se spusti']],
  ['/pogoji-uporabe', 'Pogoji uporabe in zasebnost', ['Podatki, ki jih obdelujemo', '5 let', 'Vaše pravice']],
  ['/obrazci/parkirna-dovolilnica', 'Vloga za parkirno dovolilnico', ['Vlogo lahko oddate tudi osebno']],
] as const

describe('with JavaScript off', () => {
  it.each(pages)('%s shows its text', async (path, heading, sentences) => {
    const page = await browser.newPage({ javaScriptEnabled: false, width: 360 })
    await page.goto(path)
    expect((await page.locator('h1').allTextContents()).map((text) => text.trim())).toEqual([heading])
    const text = await page.locator('body').innerText()
    for (const sentence of sentences) expect(text).toContain(sentence)
    for (const other of ['/navodila-za-uporabo', '/pogoji-uporabe'])
      expect(await page.locator(`a[href="${other}"]`).count()).toBeGreaterThan(0)
  })

  it('every other page says what it needs and how to apply otherwise', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto('/prijava')
    expect(await page.locator('body').innerText()).toMatch(/potrebuje JavaScript[\s\S]*osebno v sprejemni pisarni občine ali po pošti/)
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
      expect(policy).toContain("frame-src 'none'")
      expect(policy).toContain("frame-ancestors 'self'")
      expect(policy).not.toMatch(/unsafe-|https?:|\*/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it('has nothing inline in its HTML', async () => {
    for (const [path] of [...pages, ['/prijava']]) {
      const html = await (await fetch(product.url + path)).text()
      expect(html).not.toMatch(/<script(?![^>]* src=)[^>]*>|<style| style=| on\w+="/)
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
