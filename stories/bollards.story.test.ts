import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProcess } from '../tools/services/processes.ts'
import { accessibilityFaults } from './harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from './harness/browser.ts'
import { layoutFaults } from './harness/layout.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, visit } from './harness/screens.ts'
import { signedIn } from './harness/sign-in.ts'

/** The operator's day at the bollards, with the simulated gates of the demo town. */
const project = join(import.meta.dirname, '..')
const control = '/potopni-stebricki/upravljanje'
let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

const present = async (device: string, plate: string): Promise<string> => {
  const words = ['--data', product.dataDir, '--device', device, '--plate', plate]
  const running = startProcess(process.execPath, [join(project, 'tools/run-built.ts'), 'present', ...words], { cwd: project })
  await running.ended
  return running.text()
}

const operator = async (page: Page): Promise<Page> => {
  await signedIn(page, accounts.operator)
  await visit(page, control)
  return page
}
const card = (page: Page, name: string) => page.getByRole('article', { name })

it('six bollards stand on a desk’s screen, and one below another on a phone', async () => {
  const desk = await operator(await browser.newPage({ width: 1366, height: 768 }))
  const buttons = desk.locator('article').getByRole('button', { name: /^(Spusti|Dvigni)$/ })
  await expect.poll(() => buttons.count()).toBe(6)
  // What the colleague before left stands above them until it is read.
  await desk.getByRole('button', { name: 'Prebral/-a sem' }).click()
  await expect.poll(() => desk.getByRole('button', { name: 'Prebral/-a sem' }).count()).toBe(0)
  const lowest = () => desk.locator('article').evaluateAll((cards) => Math.max(...cards.map((one) => one.getBoundingClientRect().bottom)))
  await expect.poll(lowest).toBeLessThanOrEqual(768)
  await screenshot(desk, 'bollards-desk')
  const phone = await operator(await browser.newPage({ width: 390, height: 844, locale: 'en' }))
  await screenshot(phone, 'bollards-phone')
})

it('a hold has an end at once, is extended with its reason, and the row and the archive say who, why and until when', async () => {
  const page = await operator(await browser.newPage({ width: 1366, height: 768 }))
  const brod = card(page, 'Nabrežje')
  await brod.getByRole('button', { name: 'Zadrži spuščenega' }).click()
  const dialog = page.getByRole('dialog')
  // The town's usual length is chosen.
  expect(await dialog.getByRole('radio', { name: /\(običajno\)/ }).isChecked()).toBe(true)
  await dialog.getByLabel('Za koga in zakaj').fill('Tržnica')
  await screenshot(page, 'bollards-hold')
  await dialog.getByRole('button', { name: 'Zadrži spuščenega' }).click()
  await brod.getByText('Zadržan do').waitFor()
  await brod.getByText('Tržnica').waitFor()
  await brod.getByText(/še (1 h )?\d+ min/).waitFor()
  await screenshot(page, 'bollards-held')
  await brod.getByRole('button', { name: 'Podaljšaj' }).click()
  expect(await dialog.getByLabel('Za koga in zakaj').inputValue()).toBe('Tržnica')
  await dialog.getByLabel('Ura konca').fill('kmalu')
  await dialog.getByRole('button', { name: 'Zadrži spuščenega' }).click()
  await dialog.getByText('Vnesite uro, na primer 9:00.').waitFor()
  await dialog.getByRole('button', { name: 'Prekliči' }).click()
  await visit(page, '/potopni-stebricki/arhiv')
  await page.getByRole('row').filter({ hasText: 'Tržnica' }).first().waitFor()
  await visit(page, control)
  await brod.getByRole('button', { name: 'Sprosti' }).click()
  await dialog.getByLabel('Za koga in zakaj').fill('Konec tržnice')
  await dialog.getByRole('button', { name: 'Sprosti' }).click()
  await brod.getByText('Dvignjen').waitFor()
})

it('a convoy passes by one command, and the archive says how many vehicles', async () => {
  const page = await operator(await browser.newPage({ width: 1366, height: 768 }))
  await card(page, 'Nabrežje').getByRole('button', { name: 'Spusti', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Za koga in zakaj').fill('Gasilska kolona')
  const count = dialog.getByLabel('Koliko vozil zapored')
  await count.fill('60')
  await dialog.getByRole('button', { name: 'Spusti', exact: true }).click()
  await expect.poll(() => count.getAttribute('aria-invalid')).toBe('true')
  await count.fill('3')
  await screenshot(page, 'bollards-convoy')
  await dialog.getByRole('button', { name: 'Spusti', exact: true }).click()
  await expect.poll(() => dialog.count()).toBe(0)
  await visit(page, '/potopni-stebricki/arhiv')
  await page.getByRole('row').filter({ hasText: 'Gasilska kolona' }).getByText('Spusti (vozil: 3)').first().waitFor()
})

it('somebody works at a bollard: nobody is let in, everybody sees who and why, and a person ends it', async () => {
  const page = await operator(await browser.newPage({ width: 1366, height: 768 }))
  const zitni = card(page, 'Žitni trg')
  const dialog = page.getByRole('dialog')
  await zitni.getByRole('button', { name: 'Začni vzdrževanje: Žitni trg' }).click()
  await dialog.getByLabel('Za koga in zakaj').fill('Menjava tesnila')
  await dialog.getByText('Dokler vzdrževanja kdo ne konča').waitFor()
  await dialog.getByRole('button', { name: 'Začni vzdrževanje' }).click()
  await zitni.getByText('V vzdrževanju, predvidoma do').waitFor({ timeout: 30_000 })
  await zitni.getByText('Menjava tesnila').waitFor()
  await expect.poll(() => zitni.getByRole('button', { name: /^(Spusti|Zadrži)/ }).count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'bollards-service')
  // The longest word of the heading's counts stands there.
  await page.setViewportSize({ width: 1152, height: 768 })
  expect(await layoutFaults(page)).toEqual([])
  await page.setViewportSize({ width: 1366, height: 768 })
  await zitni.getByRole('button', { name: 'Končaj vzdrževanje' }).click()
  await dialog.getByLabel('Za koga in zakaj').fill('Serviser je končal')
  await dialog.getByRole('button', { name: 'Končaj vzdrževanje' }).click()
  await zitni.getByText('Dvignjen', { exact: true }).waitFor({ timeout: 30_000 })
  await visit(page, '/potopni-stebricki/arhiv')
  await page.getByRole('row').filter({ hasText: 'Začni vzdrževanje' }).filter({ hasText: 'Menjava tesnila' }).waitFor()
})

it('an operator tells a refused driver why, also afterwards', { timeout: 180_000 }, async () => {
  const page = await operator(await browser.newPage({ width: 1366, height: 768 }))
  expect(await present('nabrezje', 'MB ZZ-999')).toContain('REFUSED')
  const refusal = card(page, 'Nabrežje').getByRole('button', { name: /Zadnja zavrnitev: MB ZZ-999/ })
  await refusal.click()
  // The dialog may list other refusals with the same reason.
  await page.getByRole('dialog').getByText('Za to registrsko oznako ni dovolilnice').first().waitFor()
  await page.keyboard.press('Escape')
  const plate = page.getByRole('textbox', { name: 'Registrska oznaka, telefon ali koda' })
  await plate.fill('ljup001')
  await page.getByRole('button', { name: 'Preveri', exact: true }).click()
  await page.getByText('Če bi zdaj pripeljalo vozilo LJ UP-001').first().waitFor()
  await expect.poll(() => plate.inputValue()).toBe('LJ UP-001')
  await screenshot(page, 'bollards-plate')
  await expect.poll(() => page.locator('main').innerText()).toMatch(/Dovolilnica D-\d{4}-\d{6}/)
  // A driver who asks afterwards is answered by the lists that the bollards had then.
  const fields = {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Ljubljana',
  } as const
  const ask = async (): Promise<string> => {
    const [day = '', time = ''] = (await page.evaluate((form) => new Date().toLocaleString('sl', form), fields)).split(', ')
    await page.getByRole('textbox', { name: /^Dan/ }).fill(day)
    await page.getByRole('textbox', { name: 'Ura', exact: true }).fill(time)
    await page.getByRole('button', { name: 'Preveri', exact: true }).click()
    return page.locator('main').innerText()
  }
  await page.getByText('Za nazaj').click()
  // Where the gates have started within this minute, there is no list of its beginning yet.
  await expect.poll(ask, { timeout: 100_000, interval: 3000 }).toMatch(/Prehod (je bil takrat|takrat ni bil)/)
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'bollards-past')
  await page.getByText('Vsak stebriček posebej').click()
  await page
    .getByText(/Seznam z dne/)
    .first()
    .waitFor()
  await plate.fill('')
  await page.getByRole('button', { name: 'Preveri', exact: true }).click()
  await expect.poll(() => page.getByText('Če bi zdaj pripeljalo vozilo').count()).toBe(0)
})
