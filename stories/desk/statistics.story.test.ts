import { readFileSync } from 'node:fs'
import { addDays, localDayOf, mondayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { layoutFaults } from '../harness/layout.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { httpPerson } from '../harness/http-person.ts'
import { accounts, reload, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

/** A new town is counted by a job after its start. In the first days of a year nothing has happened in it: the period is the year up to today. */
const openCounted = async (page: Page, counted = 'Prešteto do vključno'): Promise<void> => {
  const today = localDayOf(new Date())
  await expect
    .poll(
      async () => {
        await visit(page, `/statistika?from=${addDays(today, -360)}&until=${today}`)
        return page.getByText(counted).count()
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toBe(1)
}

/** The cells of a table, as people read them. */
const cellsOf = (page: Page, table: string): Promise<string[][]> =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)))

const linesOf = (file: string): string[][] =>
  file
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))

it(
  'a clerk opens the statistics, picks a period and a kind, reads the table and downloads the same numbers',
  { timeout: 180_000 },
  async () => {
    const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
    await signedIn(page, accounts.admin)
    await openCounted(page)
    await screenshot(page, 'statistics')
    expect(await page.getByRole('list', { name: 'Najvažnejše številke' }).getByRole('listitem').count()).toBe(5)
    await page.getByRole('button', { name: 'Poročilo za svet (PDF)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Poročilo za svet' })
    await dialog.getByLabel('Seja in točka dnevnega reda').fill('14. redna seja, gradivo k 6. točki')
    const [report] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Prenesi' }).click()])
    expect(report.suggestedFilename()).toMatch(/^porocilo-za-svet-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.pdf$/)
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Zadnjih 12 tednov' }).click()
    const from = addDays(mondayOf(localDayOf(new Date())), -77)
    await page.waitForURL((url) => url.searchParams.get('from') === from)
    await settled(page)

    // The table is opened by keyboard.
    const sheet = page.getByRole('region', { name: 'Vloge po vrstah dovolilnic' }).first()
    await sheet.getByText('Tabela').focus()
    await page.keyboard.press('Enter')
    const shown = await cellsOf(page, 'Vloge po vrstah dovolilnic')
    expect(shown.length).toBeGreaterThan(3)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Prenesi CSV: Vloge po vrstah dovolilnic' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(new RegExp(`^statistika-vloge-po-vrstah-${from}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
    const file = readFileSync(await download.path(), 'utf8')
    expect(linesOf(file)).toEqual(shown.map((row) => row.map((cell) => (cell === '–' ? '' : cell))))
    for (const name of await page.getByText('Tabela', { exact: true }).all()) await name.click()
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'statistics-tables')

    const kind = shown[1]?.[0] ?? ''
    await page.getByLabel('Vrsta dovolilnice').selectOption({ label: kind })
    await settled(page)
    await page.getByText('prehodi in zasedenost so za vse vrste skupaj').waitFor()
    await reload(page)
    await page.getByRole('region', { name: 'Vloge po vrstah dovolilnic' }).first().getByText('Tabela').click()
    expect(await cellsOf(page, 'Vloge po vrstah dovolilnic')).toEqual([shown[0], shown[1]])

    // While the figures of another period are on their way, a file has those of the period whose name it bears.
    const gate = Promise.withResolvers<void>()
    await page.route('**/v1/admin/statistics', (route) => gate.promise.then(() => route.continue()))
    await page.getByRole('button', { name: 'Lani' }).click()
    await page.locator('[aria-busy="true"]').first().waitFor()
    const [early] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Prenesi CSV: Vloge po vrstah dovolilnic' }).click(),
    ])
    expect(early.suggestedFilename()).toBe(download.suggestedFilename())
    gate.resolve()
    await page.getByLabel('Vrsta dovolilnice').selectOption({ label: 'Vse vrste' })
    await settled(page)
    await screenshot(page, 'statistics-last-year')
    await visit(page, '/statistika?from=2019-01-01&until=2019-01-31')
    await page.getByText('V tem obdobju ni ničesar.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'statistics-empty')
    await visit(page, '/statistika?from=2026-02-01&until=2026-01-01')
    await page.getByText('Izberite prvi in zadnji dan obdobja').waitFor()
    await visit(page, '/nadzorna-plosca')
    await page.getByRole('link', { name: 'Odpri statistiko' }).click()
    await page.waitForURL(/\/statistika$/)
  },
)

it('the statistics are read on a phone, in English and in the dark look', { timeout: 180_000 }, async () => {
  const page = await browser.newPage({ width: 390, height: 844, locale: 'en', reducedMotion: 'reduce' })
  await page.emulateMedia({ colorScheme: 'dark' })
  const root = await httpPerson(product.url)
  await root.signIn(accounts.root)
  expect((await root.post('v1/services/account/language/update', { locale: 'en' })).status).toBeLessThan(300)
  await signedIn(page, accounts.root)
  const counted = 'Counted up to and including'
  await openCounted(page, counted)
  await page.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor()
  await expect.poll(() => page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('dark')
  const tables = await page.getByText('Table', { exact: true }).all()
  expect(tables.length).toBeGreaterThan(5)
  for (const name of tables) await name.click()
  expect(await layoutFaults(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'statistics-phone-en-dark')
  await page.setViewportSize({ width: 1366, height: 768 })
  await openCounted(page, counted)
  await screenshot(page, 'statistics-en-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openCounted(page, counted)
  await screenshot(page, 'statistics-phone-en')
  await visit(page, '/nadzorna-plosca')
  await screenshot(page, 'statistics-dashboard-phone')
})

it(
  'an administrator tries other hours, is told what they would have done last month, and takes it along as a PDF',
  { timeout: 120_000 },
  async () => {
    const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
    await signedIn(page, accounts.admin)
    await visit(page, '/parkiranje?tab=what-if')
    const dialog = page.getByRole('dialog')
    // Of several kinds: on some days of the year one has fewer than the ten permits below which nothing is shown.
    for (const kind of ['Stanovalec s stalnim', 'Drugo vozilo', 'Električno vozilo', 'Poslovni subjekt']) {
      await page
        .getByRole('row', { name: new RegExp(`^${kind}`) })
        .getByRole('button', { name: 'Spremeni' })
        .click()
      await dialog.getByRole('button', { name: 'Dodaj časovno okno' }).click()
      await dialog.getByLabel('Do', { exact: true }).fill('6:00')
      expect(await accessibilityFaults(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Preizkusi' }).click()
      await dialog.waitFor({ state: 'hidden' })
    }
    await page.getByText(/bi jih osnutek zavrnil: \d+/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await layoutFaults(page)).toEqual([])
    const [paper] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Poročilo (PDF)' }).click()])
    expect(paper.suggestedFilename()).toMatch(/^kaj-ce-\d{4}-\d\d-\d\d\.pdf$/)
    await page.getByRole('button', { name: 'Začni znova' }).click()
    expect(await page.getByText('v osnutku').count()).toBe(0)
  },
)

it('an administrator sees what looks like an abuse last month, with its evidence, and says what it was', { timeout: 120_000 }, async () => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await visit(page, '/potopni-stebricki/sumi-zlorab')
  const suspected = page.getByRole('row', { name: /Prehitro pri drugem stebričku/ })
  await suspected.getByText(/\d+ m med stebričkoma v \d+ s\./).waitFor()
  await suspected.getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Dokazi iz dnevnika prehodov').waitFor()
  expect(await dialog.getByRole('listitem').count()).toBe(2)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await layoutFaults(page)).toEqual([])
  await dialog.getByLabel('Ugotovitev', { exact: true }).selectOption('dismissed')
  await dialog.getByLabel('Pojasnilo', { exact: true }).fill('Kartico je imel serviser, ki je preizkušal oba stebrička.')
  await dialog.getByRole('button', { name: 'Zapiši ugotovitev' }).click()
  await page.getByText('Ugotovitev je zapisana.').waitFor()
  await dialog.getByText('Kartico je imel serviser', { exact: false }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await suspected.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Pragovi' }).click()
  await page.getByText('V zadnjih 30 dneh bi bilo najdenih:', { exact: false }).waitFor()
})
