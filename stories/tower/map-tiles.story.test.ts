import { once } from 'node:events'
import { createServer } from 'node:https'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOwnCertificate } from '../../tools/services/own-certificate.ts'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { httpPerson } from '../harness/http-person.ts'
import { allowFaults } from '../harness/page-faults.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

/** Root sets the tiles of the town's own server; until then, and from anywhere else, nothing is loaded. */
let product: Product
let browser: StoryBrowser
let asked: string[] = []
let broken = false
const tile = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#e4ebdc" stroke="#9aa88c"/>` +
  `<path d="M0 190 256 70M90 0l40 256" stroke="#fff" stroke-width="14"/><text x="12" y="24" fill="#5b6b52">${path}</text></svg>`
const tiles = createServer(makeOwnCertificate(), ({ url = '' }, answer) => {
  asked.push(url)
  if (broken) return void answer.writeHead(404).end()
  answer.writeHead(200, { 'content-type': 'image/svg+xml' }).end(tile(url))
})
let origin = ''
beforeAll(async () => {
  await once(tiles.listen(0, '127.0.0.1'), 'listening')
  const address = tiles.address()
  origin = `https://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
})
afterAll(async () => {
  tiles.closeAllConnections()
  tiles.close()
  await product?.close()
})

const whole = `(() => {
  const tiles = [...document.querySelectorAll('.leaflet-tile')]
  return tiles.length > 0 && tiles.every((tile) => tile.classList.contains('leaflet-tile-loaded') && getComputedStyle(tile).opacity === '1')
})()`

/** Waits until the tiles of the view have come and none is still to be seen through. */
const allTiles = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(whole)).toBe(true)
}

it('root sets the base of the maps, and pages load it from that server alone', async () => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce', ignoreHTTPSErrors: true })
  await signedIn(page, accounts.root)
  await visit(page, '/nastavitve/zemljevid')
  const form = page.getByRole('form', { name: 'Zemljevid' })
  const save = async () => {
    await form.getByRole('button', { name: 'Shrani' }).click()
    await page.getByText('Nastavitve občine so shranjene.').first().waitFor()
  }
  // As the town is founded: a request to another host would fail this story.
  await page.locator('.leaflet-image-layer').waitFor()
  expect(await page.locator('.leaflet-tile').count()).toBe(0)
  await form.getByLabel('Podlaga: naslov ploščic').fill('http://karta.lipograd.example/{z}/{x}/{y}.png')
  await form.getByRole('button', { name: 'Shrani' }).click()
  await form.getByText('Naslov mora imeti z, x in y v zavitih oklepajih').first().waitFor()
  await screenshot(page, 'map-settings-refused')

  // From here on this one server may be asked; the page that is open has still the policy without it.
  allowFaults(page, new RegExp(`^request to another host: ${origin}/`), /violates the following Content Security Policy/)
  await form.getByLabel('Podlaga: naslov ploščic').fill(`${origin}/{z}/{x}/{y}.svg`)
  await form.getByLabel('Vir podlage').fill('© Občina <Lipograd>')
  await save()
  await page.getByText('Osvežite stran, da se pokaže nova podlaga zemljevida.').waitFor()
  expect(asked).toEqual([])
  await screenshot(page, 'map-settings-saved')
  await visit(page, '/nastavitve/zemljevid')
  await page.locator('.leaflet-tile-loaded').first().waitFor()
  await page.getByText('© Občina <Lipograd>').waitFor()
  expect(
    asked.every((path) => /^\/17\/\d+\/\d+\.svg$/.test(path)),
    asked.join(),
  ).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'map-settings')

  await visit(page, '/potopni-stebricki/upravljanje')
  await page.locator('.leaflet-tile-loaded').first().waitFor()
  await page.locator('.leaflet-marker-icon').first().waitFor()
  await allTiles(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'tower-tiles')
  await visit(page, '/parkiranje')
  await page.getByRole('tab', { name: 'Parkirišča' }).click()
  await page.getByRole('row').filter({ hasText: 'Lipov drevored' }).filter({ hasText: 'Pristan' }).getByRole('button').first().click()
  await page.getByRole('dialog').locator('.leaflet-tile-loaded').first().waitFor()
  await allTiles(page)
  await screenshot(page, 'outline-tiles')

  // The server of the tiles is down: the map says so, and stays of use.
  broken = true
  allowFaults(page, /Failed to load resource/)
  await visit(page, '/potopni-stebricki/upravljanje')
  await page.getByRole('button', { name: 'Približaj' }).click()
  await page.getByText('Podlage zemljevida ni mogoče naložiti v celoti.').waitFor()
  await page.locator('.leaflet-marker-icon').first().waitFor()

  await visit(page, '/nastavitve/zemljevid')
  await form.getByLabel('Podlaga: naslov ploščic').fill('')
  await save()
  asked = []
  await visit(page, '/potopni-stebricki/upravljanje')
  await page.locator('.leaflet-image-layer').waitFor()
  expect(asked).toEqual([])
})

it('the room of the map on a phone and in English', async () => {
  const page = await browser.newPage({ width: 390, height: 844, locale: 'en', reducedMotion: 'reduce' })
  await signedIn(page, accounts.root)
  const root = await httpPerson(product.url)
  await root.signIn(accounts.root)
  expect((await root.post('v1/services/account/language/update', { locale: 'en' })).status).toBeLessThan(300)
  await visit(page, '/nastavitve/zemljevid')
  await page.getByText('Base: address of the tiles').waitFor()
  await page.locator('.leaflet-container').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'map-settings-phone')
})
