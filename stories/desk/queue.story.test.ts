import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, type StoryBrowser } from '../harness/browser.ts'
import { httpPerson } from '../harness/http-person.ts'
import { allowFaults } from '../harness/page-faults.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
})
afterAll(() => product?.close())

const desk = { width: 1366, height: 768 }
/** Rows that lie wholly between the top of the window and what covers its lower edge. */
const visibleRows = `(() => {
  const floor = document.querySelector('[data-sticky]').getBoundingClientRect().top
  return [...document.querySelectorAll('tbody tr')].filter((row) => row.getBoundingClientRect().bottom <= floor + 1).length
})()`
const count = async (page: Page, name: string): Promise<number> => {
  const text = await page
    .getByRole('navigation', { name: 'Pogledi' })
    .getByRole('link', { name: new RegExp(`^${name}\\s*\\d`) })
    .innerText()
  return Number(/\d+$/.exec(text.trim())?.[0])
}
/** `1. 12. 2026` → `2026-12-01`. */
const dayOf = (words: string | null): string =>
  (words ?? '')
    .split('. ')
    .map((part) => part.padStart(2, '0'))
    .toReversed()
    .join('-')
const queue = async (): Promise<Page> => {
  const page = await browser.newPage({ ...desk, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await visit(page, '/vloge')
  return page
}

it('a clerk works through the queue by keyboard: the nearest term first, hers with a, the next in the same view', async () => {
  const page = await queue()
  await expect.poll(() => page.evaluate(visibleRows)).toBeGreaterThanOrEqual(14)
  await page.keyboard.press('f')
  await page.getByRole('form', { name: 'Filtri' }).getByLabel('Vrsta dovolilnice').waitFor()
  await page.keyboard.press('f')
  await page.getByRole('form', { name: 'Filtri' }).waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect.poll(() => page.evaluate(visibleRows)).toBe(25)
  // Beside the list stands what the row with the focus is about.
  await page.locator('#main').focus()
  await page.keyboard.press('j')
  await page.getByRole('complementary', { name: 'Na kratko' }).getByRole('link', { name: 'Odpri vlogo' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize(desk)
  // A view that is typed by its name has its filters, and one that loses them is that view no more.
  await visit(page, '/vloge?view=unassigned')
  await expect.poll(() => new URL(page.url()).searchParams.get('assignee')).toBe('none')
  await page.getByRole('button', { name: 'Odstrani filter Referent' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBeNull()
  await visit(page, '/vloge?itemsPerPage=100')
  await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(25)
  expect(await page.locator('thead th').nth(1).innerText()).toMatch(/^rok$/i)
  const terms = await page.locator('tbody tr td:nth-child(2) [title]').all()
  const days = await Promise.all(
    terms.map(async (term) => ({ day: dayOf(await term.getAttribute('title')), rests: (await term.innerText()).startsWith('do ') })),
  )
  const [running, resting] = [days.filter(({ rests }) => !rests), days.filter(({ rests }) => rests)]
  // What waits for its applicant comes last, whatever its term.
  expect(days).toEqual([...running, ...resting])
  for (const part of [running, resting]) expect(part).toEqual(part.toSorted((one, two) => one.day.localeCompare(two.day)))
  expect(new Set(running.map(({ day }) => day)).size).toBeGreaterThan(3)
  expect(resting.length).toBeGreaterThan(1)

  const [mine, all] = [await count(page, 'Moje'), await count(page, 'Vse odprte')]
  // The dashboard counts what the queue does, and leads there.
  await visit(page, '/nadzorna-plosca')
  await page.getByRole('link', { name: `Vloge v reševanju ${all}` }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('?status=open')
  await visit(page, '/vloge?view=unassigned&assignee=none')
  const [first, second] = await page.getByRole('link', { name: /^V-/ }).allInnerTexts()
  for (const key of ['j', 'x', 'j', 'j', 'Shift+X', 'a']) await page.keyboard.press(key)
  const dialog = page.getByRole('dialog', { name: 'Dodeli 3 vloge' })
  await dialog.getByLabel('Referent').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Dodeli' }).click()
  await page.getByText('3 vloge: urejeno.').waitFor()
  await expect.poll(() => count(page, 'Moje')).toBe(mine + 3)
  await visit(page, `/vloge?assignee=me&search=${first}`)
  await expect.poll(() => page.getByRole('link', { name: first }).count()).toBe(1)

  await visit(page, '/vloge?status=waiting')
  const [opened, next] = await page.getByRole('link', { name: /^V-/ }).allInnerTexts()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: opened }).waitFor()
  await page.getByRole('link', { name: /Naslednja vloga/ }).click()
  await page.getByRole('heading', { level: 1, name: next }).waitFor()
  await page.keyboard.press('k')
  await page.getByRole('heading', { level: 1, name: opened }).waitFor()
  await page.keyboard.press('n')
  await page.getByRole('heading', { level: 1, name: next }).waitFor()
  expect(second).not.toBe(first)
})

it('what fails for one of several is told by its row, keys keep out of fields, a view is kept, a colleague’s are handed over', async () => {
  const page = await queue()
  await visit(page, '/vloge?status=submitted&assignee=none')
  const numbers = await page.getByRole('link', { name: /^V-/ }).allInnerTexts()
  await page.getByRole('checkbox', { name: `Izberi ${numbers[0]}` }).check()
  await page.getByRole('checkbox', { name: `Izberi ${numbers[1]}` }).check()
  // A colleague is quicker with the first of them, and this page does not hear of it.
  allowFaults(page, /409|ERR_FAILED/)
  await page.route('**/v1/admin/applications', (route) => route.abort())
  const colleague = await httpPerson(product.url)
  await colleague.signIn(accounts.root)
  const { body } = await colleague.post('v1/admin/applications', { filters: { search: numbers[0] } })
  await colleague.post(`v1/admin/applications/${body.items[0].id}/review`, { version: body.items[0].version })
  await page.getByRole('button', { name: 'Prevzemi v obravnavo' }).click()
  const failed = page.getByRole('dialog', { name: 'Ni uspelo pri 1 vlogi' })
  await failed.getByText(numbers[0] ?? '').waitFor()
  await page.unroute('**/v1/admin/applications')
  await failed.getByRole('button', { name: 'Zapri' }).last().click()

  // What failed is still selected: a key would act on it.
  const search = page.getByLabel('Išči v tem seznamu')
  const selected = page.getByRole('region', { name: '1 izbran zapis' })
  await selected.waitFor()
  await search.focus()
  await page.keyboard.type('ax')
  expect(await search.inputValue()).toBe('ax')
  expect(await page.getByRole('dialog').count()).toBe(0)
  // Another search is another list: what cannot be found there is not selected.
  await expect.poll(() => selected.count()).toBe(0)
  await visit(page, '/vloge?view=mine&assignee=me&source=account&search=qqq')
  await page.getByText('Noben zapis ne ustreza filtrom').waitFor()
  await page.getByRole('button', { name: 'Počisti filtre' }).last().click()
  await expect.poll(() => new URL(page.url()).searchParams.get('source')).toBeNull()
  expect(new URL(page.url()).searchParams.get('assignee')).toBe('me')

  await visit(page, '/vloge?source=paper')
  await page.getByRole('button', { name: 'Shrani pogled' }).click()
  await page.getByLabel('Ime pogleda').focus()
  await page.keyboard.type('jxaf')
  await page.getByRole('dialog').getByRole('button', { name: 'Shrani pogled' }).click()
  const tab = page.getByRole('navigation', { name: 'Pogledi' }).getByRole('link', { name: /^jxaf/ })
  await tab.waitFor()
  await expect.poll(() => tab.getAttribute('aria-current')).toBe('page')
  expect(new URL(page.url()).searchParams.get('source')).toBe('paper')

  const { body: open } = await colleague.post('v1/admin/applications', { itemsPerPage: 100, filters: { status: 'open' } })
  const his = open.items.find((row: { assigned_name: string | null }) => row.assigned_name === 'Bine Referent')
  await page.getByRole('button', { name: 'Predaj vloge sodelavca' }).click()
  const handOver = page.getByRole('dialog', { name: 'Predaj vloge sodelavca' })
  await handOver.getByLabel('Čigave vloge').selectOption({
    label: await handOver
      .getByText(/^Bine Referent/)
      .first()
      .innerText(),
  })
  await handOver.getByLabel('Komu').selectOption('nobody')
  await handOver.getByRole('button', { name: 'Predaj vloge sodelavca' }).click()
  await page.getByText('Vloge so predane.').waitFor()
  const { body: after } = await colleague.post('v1/admin/applications', { filters: { search: his.number } })
  expect(after.items[0]).toMatchObject({ id: his.id, assigned_to: null })
})
