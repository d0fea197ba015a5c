import { featureCollectionSchema } from '@dovolilnice/contract/open-data/open-town'
import type { Route } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from './harness/browser.ts'
import { allowFaults } from './harness/page-faults.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, settled, visit } from './harness/screens.ts'
import { signedIn } from './harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

it('the map is left while it zooms', async () => {
  const page = await browser.newPage()
  await signedIn(page, accounts.admin)
  await visit(page, '/parkiranje')
  const zoomIn = page.getByRole('button', { name: 'Približaj' })
  await zoomIn.waitFor()
  for (let round = 0; round < 3; round++) {
    // As a quick hand does: the zoom lasts a quarter of a second.
    await zoomIn.click()
    await page.getByRole('tab', { name: 'Vrste dovolilnic' }).click()
    await page.waitForTimeout(500)
    await page.getByRole('tab', { name: 'Zemljevid' }).click()
    await zoomIn.waitFor()
  }
})

it('lots and bollards that could not be read are not said to be none, and are read by another try', async () => {
  const page = await browser.newPage({ width: 390 })
  allowFaults(page, /status of 500/)
  await signedIn(page, accounts.regular)
  const refuse = (route: Route) => route.fulfill({ status: 500, json: { error: { code: 'internal', message: '' } } })
  await page.route('**/api/v1/resources', refuse)
  await page.route('**/api/v1/resources/gates', refuse)
  await visit(page, '/parkiranje')
  const again = page.getByRole('button', { name: 'Poskusi znova' })
  await again.waitFor()
  await page.unroute('**/api/v1/resources')
  await again.click()
  await page.locator('summary').filter({ hasText: 'Lipov drevored' }).waitFor()
  await again.waitFor()
  expect(await page.getByText('Potopnih stebričkov še ni.').count()).toBe(0)
  await screenshot(page, 'parking without bollards 390')
  await page.unroute('**/api/v1/resources/gates')
  await again.click()
  await page.getByRole('region', { name: 'Potopni stebrički' }).getByText('Glavna vrata').waitFor()
})

const outline = JSON.stringify({
  type: 'Polygon',
  coordinates: [
    [
      [14.502, 46.049],
      [14.504, 46.049],
      [14.503, 46.0505],
      [14.502, 46.049],
    ],
  ],
})

it('an administrator sets the outline of a zone from a file, and everybody can read it', async () => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await visit(page, '/parkiranje')
  await page.getByRole('tab', { name: 'Parkirišča' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Lipov drevored' }).filter({ hasText: 'Pristan' })
  await row.getByText('ni vnesena').waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'zones')
  await row.getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('textarea').fill('{"type": "Polygon"')
  await dialog.getByRole('button', { name: 'Shrani' }).click()
  await dialog.getByText('To ni GeoJSON.').first().waitFor()
  await screenshot(page, 'zone-refused')
  await dialog
    .getByLabel('Izberi datoteko')
    .setInputFiles({ name: 'nabrezje.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(outline) })
  await dialog.getByText('To ni GeoJSON.').first().waitFor({ state: 'detached' })
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await screenshot(page, 'zone-phone')
  await dialog.getByRole('button', { name: 'Shrani' }).click()
  await page.getByText('Območje je shranjeno.').waitFor()
  const zones = featureCollectionSchema.parse(await (await fetch(`${product.url}/api/open-data/zones.geojson`)).json())
  expect(zones.demonstration).toBe(true)
  const quay = zones.features.find(({ properties }) => properties['name'] === 'Nabrežje')
  expect(quay?.geometry).toEqual({ type: 'MultiPolygon', coordinates: [JSON.parse(outline).coordinates] })
  expect(await (await fetch(`${product.url}/.well-known/security.txt`)).text()).toContain('Contact: mailto:obcina@lipograd.example\n')
})
