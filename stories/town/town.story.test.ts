import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { httpPerson } from '../harness/http-person.ts'
import { tabUntil } from '../harness/keyboard.ts'
import { layoutFaults } from '../harness/layout.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, reload, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

const look = async (page: Page, name: string): Promise<void> => {
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    await settled(page)
    expect(await layoutFaults(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, `${name}-${width}`)
  }
}

it('root checks a file row by row, imports it and takes it back', { timeout: 120_000 }, async () => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.root)
  await visit(page, '/nastavitve/uvoz')
  const text = 'E-pošta;Ime;Kraj\njana@uvoz.example;Jana Hribar;Lipograd\nbrez naslova;Bor Lah;Lipograd\n'
  const file = { name: 'osebe.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Preberi stolpce' }).click()
  await page.getByRole('button', { name: 'Preveri', exact: true }).click()
  await page.getByText('Novih: 1, spremenjenih: 0, že obstoječih: 0, zavrnjenih: 1.').waitFor()
  await look(page, 'town-import-checked')
  // What was checked as people is not offered as permits.
  const run = page.getByRole('button', { name: 'Uvozi', exact: true })
  const subject = page.getByLabel('Kaj uvažate')
  await subject.selectOption('permits')
  await run.waitFor({ state: 'detached' })
  await subject.selectOption('people')
  await run.click()
  const past = page.getByRole('region', { name: 'Uvozi', exact: true }).getByRole('table')
  await past.getByText('končan').first().waitFor()
  await past.getByRole('button', { name: 'Razveljavi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Razveljavi' }).click()
  await past.getByText('razveljavljen').first().waitFor()
  await look(page, 'town-imports')
})

it(
  'root says what the columns of an older program’s file mean, sees what would be right, and finds the choice again',
  { timeout: 120_000 },
  async () => {
    const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
    await signedIn(page, accounts.root)
    await visit(page, '/nastavitve/uvoz')
    await page.getByLabel('Kaj uvažate').selectOption('permits')
    const text =
      'Izpis 2026;;;;;;;;\nVrsta;Lokacija;Znak;Datum od;Datum do;Ime;Priimek;Naslov\nLetna karta A;Za gradom;lj star-1;1.9.2026;31.12.2026;Ana;Stara;Ozka ulica 9, 1290 Lipograd\n'
    const file = { name: 'stara-evidenca.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: 'Preberi stolpce' }).click()
    const columns = page.getByRole('region', { name: 'Kaj pomenijo stolpci' })
    await columns.getByText('Določite še stolpec: registrska oznaka.').waitFor()
    await look(page, 'town-import-columns')
    await columns.getByLabel('Pomen stolpca Znak').selectOption({ label: 'registrska oznaka' })
    await columns.getByRole('button', { name: 'Preveri', exact: true }).click()
    await page.getByText('vrsta dovolilnice »Letna karta A«: Take vrste dovolilnice ni.').waitFor()
    await page.getByRole('link', { name: 'Odpri: vrste dovolilnic' }).waitFor()
    await look(page, 'town-import-refused-cells')
    await reload(page)
    await page.getByLabel('Kaj uvažate').selectOption('permits')
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: 'Preberi stolpce' }).click()
    await page.getByText('kot ste ga izbrali za zadnjo datoteko').waitFor()
    expect(await columns.getByLabel('Pomen stolpca Znak').inputValue()).toBe('plates')
  },
)

it('a coat of arms of another kind is refused with the kinds that are taken', async () => {
  const page = await browser.newPage()
  await signedIn(page, accounts.root)
  await visit(page, '/nastavitve/obcina')
  const form = page.getByRole('form', { name: 'Občina', exact: true })
  await form.locator('input[type=file]').setInputFiles({ name: 'grb.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([255, 216, 255]) })
  await form.getByRole('button', { name: 'Shrani' }).click()
  await form.getByText('Grb mora biti datoteka SVG ali PNG, največ 100 kB. Izberite drugo.').waitFor()
})

it('by keyboard alone and in English: a file with faults is checked, imported and taken back', { timeout: 120_000 }, async () => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  const root = await httpPerson(product.url)
  await root.signIn(accounts.root)
  expect((await root.post('v1/services/account/language/update', { locale: 'en' })).status).toBeLessThan(300)
  await signedIn(page, accounts.root)
  await visit(page, '/nastavitve/uvoz')
  // The demo town has imported before.
  await page.getByText('prebivalci-2026.csv').waitFor()
  const text = 'E-pošta;Ime;Kraj\nzoja@uvoz.example;Zoja Hribar;Lipograd\n;Brez Naslova;Lipograd\noperator@demo.si;Nekdo Drug;Lipograd\n'
  const press = async (name: RegExp, key = 'Enter') => {
    const stops = await tabUntil(page, name)
    expect(stops.every(({ visible }) => visible)).toBe(true)
    await page.keyboard.press(key)
  }
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.locator('select[name="subject"]').focus()
  await press(/^Read the columns$/)
  await page.getByRole('region', { name: 'What the columns mean' }).waitFor()
  await press(/^Check$/)
  await page.getByText('New: 1, changed: 0, there already: 0, refused: 2.').waitFor()
  await look(page, 'town-import-checked-en')
  await press(/^Import$/)
  const own = page.getByRole('region', { name: 'Imports', exact: true }).getByRole('row').filter({ hasText: 'people.csv' })
  await own.getByText('done', { exact: true }).waitFor()
  await look(page, 'town-imports-en')
  await own.getByRole('button', { name: 'Refused rows' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('table').waitFor()
  await screenshot(page, 'town-import-refused-en')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await press(/^Undo$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).waitFor()
  await press(/^Undo$/)
  await own.getByText('undone', { exact: true }).waitFor()
  expect((await root.post('v1/services/account/language/update', { locale: 'sl' })).status).toBeLessThan(300)
})

it('root finds a setting by its meaning, and is asked before leaving what is not saved', async () => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.root)
  await visit(page, '/nastavitve')
  await look(page, 'town-settings')
  await page.getByLabel('Poiščite nastavitev').fill('rok za dopolnitev')
  const results = page.getByRole('list', { name: 'Poiščite nastavitev' })
  await results.getByRole('link', { name: /^Dni, ki jih ima stranka za dopolnitev/ }).click()
  await page.waitForURL(/\/nastavitve\/roki/)
  const days = page.getByLabel('Dni, ki jih ima stranka za dopolnitev')
  await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('terms.supplement_days')
  await look(page, 'town-terms')
  await days.fill('20')
  await settled(page)
  await page.getByRole('link', { name: 'Vse nastavitve' }).click()
  const question = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Zapusti stran' }) })
  await question.waitFor()
  await page.keyboard.press('Escape')
  expect(await days.inputValue()).toBe('20')
  await page.getByRole('button', { name: 'Shrani' }).click()
  await page.getByText('Nastavitve občine so shranjene.').first().waitFor()
  await page.getByRole('link', { name: 'Vse nastavitve' }).click()
  await page.waitForURL('/nastavitve')
})
