import { localDayOf, localMinutesOf } from '@dovolilnice/contract/primitives/local-day'
import { clockTime } from '@dovolilnice/contract/primitives/time-of-day'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { lettersRest } from '../harness/keyboard.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { countPresses, pressesInAll } from '../harness/presses.ts'
import { accounts, visit } from '../harness/screens.ts'
import { presentPlate } from '../harness/present-plate.ts'
import { signedIn } from '../harness/sign-in.ts'

/** An operator's day: a refused driver on the phone, the fire brigade, and what a colleague left; with clicks and keys counted. */
const control = '/potopni-stebricki/upravljanje'
let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

const clickEach = async (...targets: Locator[]): Promise<void> => {
  for (const target of targets) await target.click()
}
const row = (page: Page, name: string) => page.getByRole('article', { name })
const begin = async (size: { width: number; height: number }): Promise<Page> => {
  const page = await browser.newPage(size)
  await signedIn(page, accounts.operator)
  await visit(page, control)
  await row(page, 'Nabrežje').getByRole('button', { name: 'Spusti', exact: true }).waitFor()
  return page
}

it('at a desk: a refused driver is let in, the fire brigade gets all bollards with three keys', async () => {
  const page = await begin({ width: 1366, height: 768 })
  const dialog = page.getByRole('dialog')
  await page.locator('.leaflet-marker-icon').first().waitFor()
  await screenshot(page, 'tower-desk')

  // What a colleague left is read: one click.
  await page.getByText('Serviser pride ob 14h').waitFor()
  await clickEach(page.getByRole('button', { name: 'Prebral/-a sem' }))
  await expect.poll(() => page.getByText('Serviser pride ob 14h').count()).toBe(0)

  // A driver calls: the key P, the plate, Enter; then two clicks let her in.
  expect(await presentPlate(product, 'nabrezje', 'MB ZZ-777')).toContain('REFUSED')
  await row(page, 'Nabrežje').getByText('MB ZZ-777').waitFor()
  const marker = await page.locator('.leaflet-marker-icon').first().elementHandle()
  // Six bollards stand in a window of 768 pixels, and the answer has its room before it comes.
  const bottom = () =>
    row(page, 'Nabrežje').evaluate((one) =>
      Math.round(one.getBoundingClientRect().bottom - one.ownerDocument.documentElement.getBoundingClientRect().top),
    )
  const before = await bottom()
  expect(before).toBeLessThanOrEqual(768)
  await countPresses(page)
  await page.keyboard.press('p')
  await page.keyboard.type('mbzz777')
  await page.keyboard.press('Enter')
  await page.getByText('Prehod zdaj ni dovoljen nikjer.').waitFor()
  expect(await bottom()).toBe(before)
  await screenshot(page, 'tower-check')
  await clickEach(page.getByRole('button', { name: 'Spusti: Nabrežje' }), dialog.getByRole('button', { name: 'Spusti', exact: true }))
  // P, the seven signs of the plate, Enter, two clicks.
  expect(await pressesInAll(page)).toBe(11)
  await row(page, 'Nabrežje').getByText('Spuščen', { exact: true }).waitFor()
  // Whoever stands on a sign of the map keeps the focus when a bollard moves.
  expect(await marker?.evaluate((one) => one.isConnected)).toBe(true)

  // A zone that was chosen and dismissed is not kept for the next time.
  await expect.poll(() => dialog.count()).toBe(0)
  await lettersRest(page)
  await page.keyboard.press('e')
  await dialog.getByLabel('Kateri').selectOption({ index: 1 })
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  await lettersRest(page)

  // The fire brigade: E, Enter for the first reason, Enter to send. The first Enter, held down, sends nothing.
  let sent = 0
  page.on('request', (request) => void (request.url().endsWith('/hold-bollards') && (sent += 1)))
  await countPresses(page)
  await page.keyboard.press('e')
  await dialog.getByText(/Spustil[oi] se bo.* 6 stebričkov/).waitFor()
  await screenshot(page, 'tower-several')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.waitForTimeout(500)
  expect(sent).toBe(0)
  await page.keyboard.press('Enter')
  expect(await pressesInAll(page)).toBe(3)
  await page.getByText('Izvedeno: 6 od 6.').waitFor({ timeout: 30_000 })
  await screenshot(page, 'tower-several-done')
  await clickEach(page.getByRole('button', { name: 'Ustavi in dvigni' }), dialog.getByRole('button', { name: 'Ustavi in dvigni' }))
  await page.getByText('Ukaz je ustavljen.').waitFor()
  await row(page, 'Glavni trg').getByText('Dvignjen', { exact: true }).waitFor({ timeout: 30_000 })
})

it(
  'a refused driver gets a pass in two clicks from the row of the refusal, drives in, and is told afterwards why it was refused then',
  {
    timeout: 240_000,
  },
  async () => {
    const page = await begin({ width: 1366, height: 768 })
    expect(await presentPlate(product, 'zitni-trg', 'MB PR-222')).toContain('REFUSED')
    // The moment that is asked about later: a whole minute, at which the bollards have their lists and the vehicle no right.
    await page.waitForFunction(() => Date.now() % 60_000 < 3000, undefined, { timeout: 90_000 })
    const then = new Date((await page.evaluate(() => Math.floor(Date.now() / 60_000))) * 60_000)
    await row(page, 'Žitni trg').getByRole('button', { name: 'MB PR-222' }).click()
    const line = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'MB PR-222' })
    await line.waitFor()
    await countPresses(page)
    const purpose = page.getByRole('dialog', { name: 'Prepustnica za eno vozilo ali kartico' }).getByRole('button', { name: 'Dostava' })
    await clickEach(line.getByRole('button', { name: 'Prepustnica' }), purpose)
    expect(await pressesInAll(page)).toBe(2)
    await page.getByText('Prepustnica je izdana.').waitFor()
    await expect.poll(() => presentPlate(product, 'zitni-trg', 'MB PR-222'), { timeout: 60_000 }).toContain('ADMITTED')

    // Why was it refused then? Each bollard answers by the list that it had.
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.getByText('Za nazaj', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Registrska oznaka, telefon ali koda' }).fill('MB PR-222')
    const [year, month, day] = localDayOf(then).split('-').map(Number)
    await page.getByLabel(/^Dan/).fill(`${day}. ${month}. ${year}`)
    await page.getByLabel(/^Ura/).fill(clockTime(localMinutesOf(then)))
    await page.getByRole('button', { name: 'Preveri', exact: true }).click()
    const answer = page.getByRole('status').filter({ hasText: 'Prehod takrat ni bil dovoljen nikjer.' })
    await answer.getByText('Vsak stebriček posebej').click()
    await answer
      .getByText(/Seznam z dne/)
      .first()
      .waitFor()
    await screenshot(page, 'tower-refused-then')
  },
)

it('on a phone: the list stands first, and all bollards of a zone are lowered with three taps and a choice', async () => {
  const page = await begin({ width: 390, height: 844 })
  const dialog = page.getByRole('dialog')
  expect(await page.locator('.leaflet-container').count()).toBe(0)
  await screenshot(page, 'tower-phone')
  await countPresses(page)
  await page.getByRole('button', { name: 'Spusti več …' }).click()
  await dialog.getByLabel('Kateri').selectOption({ index: 1 })
  await dialog.getByText(/Spustila se bosta 2 stebrička/).waitFor()
  await clickEach(dialog.getByRole('button', { name: 'Evakuacija' }), dialog.getByRole('button', { name: 'Spusti 2' }))
  expect(await pressesInAll(page)).toBe(3)
  await page.getByText('Izvedeno: 2 od 2.').waitFor({ timeout: 30_000 })
  await screenshot(page, 'tower-phone-several')
  await page.getByRole('button', { name: 'Zemljevid', exact: true }).click()
  await page.locator('.leaflet-marker-icon').first().waitFor()
  await screenshot(page, 'tower-phone-map')
  await clickEach(page.getByRole('button', { name: 'Ustavi in dvigni' }), dialog.getByRole('button', { name: 'Ustavi in dvigni' }))
  await page.getByText('Ukaz je ustavljen.').waitFor()
})
