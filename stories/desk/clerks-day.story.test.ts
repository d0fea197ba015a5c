import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, screenshot } from '../harness/browser.ts'
import type { StoryBrowser } from '../harness/browser.ts'
import { sendCareApplications } from '../harness/care-applications.ts'
import { countPresses, presses } from '../harness/presses.ts'
import { startProduct } from '../harness/product.ts'
import type { Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signedIn, signIn } from '../harness/sign-in.ts'

/** A clerk's day at the desk, from sign-in to the last of three applications; with clicks and keys counted. */
let product: Product
let browser: StoryBrowser
/** Three fee-free applications with two documents of three pages each, in the order in which they came. */
let numbers: string[] = []
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
  numbers = await sendCareApplications(product.url, 'Prosilka Dnevna', ['LJ DAN-10', 'LJ DAN-20', 'LJ DAN-30'])
})
afterAll(() => product?.close())

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}
const atRecord = async (page: Page, number: string | undefined): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: `Vloga ${number}` }).waitFor()
  await page.locator('main [data-page="1"][data-state="drawn"]').waitFor()
}
const notMet = 'Žig ustanove ni čitljiv'
const question = 'Ali ustanova na tem naslovu res deluje?'

/** The colleague finds the mention on the first screen, reads the note at its record, and has it no more among what waits. */
const colleagueFinds = async (number: string | undefined): Promise<void> => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await signedIn(page, accounts.root)
  await visit(page, '/nadzorna-plosca')
  const mentions = page.getByRole('region', { name: 'Omenjajo vas' })
  await mentions.getByText(question).waitFor()
  await mentions.getByRole('link', { name: number }).click()
  await page.getByRole('heading', { level: 1, name: `Vloga ${number}` }).waitFor()
  const note = page.getByRole('region', { name: 'Interni zapiski' }).getByText(question)
  const seen = page.waitForResponse((answer) => answer.url().endsWith('/mentions/seen') && answer.ok())
  await note.scrollIntoViewIfNeeded()
  await seen
  await visit(page, '/nadzorna-plosca')
  expect(await mentions.getByText(question).count()).toBe(0)
}

it(
  'from the sign-in over the queue: one is issued, one asked to supplement, one rejected, and a colleague is asked',
  { timeout: 240_000 },
  async () => {
    const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
    await signIn(page, accounts.admin)
    await page.getByRole('heading', { level: 1, name: 'Nadzorna plošča' }).waitFor()
    await settled(page)
    await press(page, 'g', 'v')
    await page.getByRole('heading', { level: 1, name: 'Vloge' }).waitFor()
    await settled(page)
    await page.getByLabel('Išči v tem seznamu').fill('Prosilka Dnevna')
    await expect.poll(() => page.getByRole('link', { name: /^V-/ }).allInnerTexts()).toEqual(numbers)
    await screenshot(page, 'day queue')

    // The first meets: opened, both documents judged, approved and issued with five keys.
    await page.locator('#main').focus()
    await countPresses(page)
    await press(page, 'Enter')
    await atRecord(page, numbers[0])
    await press(page, 'u')
    await expect.poll(() => page.getByText(/^Presoja: /).count()).toBe(1)
    await page.locator('main [data-page="1"][data-state="drawn"]').waitFor()
    await press(page, 'u')
    await expect.poll(() => page.getByText(/^Presoja: /).count()).toBe(2)
    await press(page, 'a')
    await page.getByRole('dialog', { name: /Odobri in izdaj/ }).waitFor()
    expect(await page.getByText('Brez presoje').count()).toBe(0)
    await press(page, 'Enter')
    await page.getByText('Vloga je odobrena, dovolilnica je izdana.').waitFor()
    expect(await presses(page)).toEqual({ clicks: 0, keys: 5 })

    // The next one of the queue: its last page shows a stamp that nobody can read, which fills the call for a supplement.
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await press(page, 'n')
    await atRecord(page, numbers[1])
    await page.getByRole('button', { name: 'Prevzemi v obravnavo' }).click()
    await page.getByText('Vloga je v obravnavi.').waitFor()
    const last = page.getByRole('group', { name: 'Strani v malem' }).getByRole('button', { name: 'Stran 3 od 3' })
    await last.click()
    await page.locator('main [data-page="3"][data-state="drawn"]').waitFor()
    await expect.poll(() => last.getAttribute('aria-current')).toBe('page')
    await press(page, 'x')
    const finding = page.getByRole('dialog', { name: 'Dokazilo ne ustreza' })
    await finding.getByLabel('Zakaj ne ustreza').fill(notMet)
    await finding.getByRole('button', { name: 'Zapiši: ne ustreza' }).click()
    await finding.waitFor({ state: 'detached' })
    await settled(page)
    await press(page, 'd')
    const call = page.getByRole('dialog', { name: 'Pozovi k dopolnitvi' })
    expect(await call.getByLabel('Kaj naj vlagatelj dopolni').inputValue()).toContain(notMet)
    await screenshot(page, 'day call')
    await call.getByRole('button', { name: 'Pozovi k dopolnitvi' }).click()
    await call.waitFor({ state: 'detached' })
    await page.getByText('V dopolnitvi').first().waitFor()

    // The third: a colleague is asked in a note, and it is rejected with reasons.
    await press(page, 'n')
    await atRecord(page, numbers[2])
    await page.getByLabel('Nov zapisek').fill(`${question} @Rok`)
    await page.getByRole('button', { name: '@Rok Koren' }).click()
    await page.getByRole('button', { name: 'Dodaj zapisek' }).click()
    await page.getByText('Zapisek je dodan.').waitFor()
    await screenshot(page, 'day note')
    await colleagueFinds(numbers[2])
    await page.locator('#main').focus()
    await press(page, 'z')
    const rejection = page.getByRole('dialog', { name: 'Zavrni' })
    await rejection.getByLabel('Obrazložitev zavrnitve').fill('Ustanova na naslovu iz vloge ne opravlja dejavnosti.')
    await rejection.getByLabel('Ali je bila stranka seznanjena z ugotovitvami?').selectOption('own_data')
    await rejection.getByRole('button', { name: 'Zavrni', exact: true }).click()
    await rejection.waitFor({ state: 'detached' })
    await page.getByText('Zavrnjena').first().waitFor()

    // Someone calls about the first one: found from where the clerk is, and told in sentences.
    await settled(page)
    await press(page, 'Control+k')
    await page.keyboard.type(numbers[0] ?? '')
    await page.getByRole('listbox', { name: 'Zadetki iskanja' }).getByRole('option', { name: numbers[0] }).first().waitFor()
    await press(page, 'Enter')
    await page.getByRole('heading', { level: 1, name: `Vloga ${numbers[0]}` }).waitFor()
    for (const sentence of ['Ana Referent vzame vlogo v obravnavo.', /^Ana Referent izda dovolilnico D-.*, vloga je zaključena\.$/])
      await page.getByText(sentence).waitFor()
    await screenshot(page, 'day history')
    const day = await presses(page)
    console.info(`a clerk's three applications: ${day.clicks} clicks, ${day.keys} keys, the number of the first among them`)
    expect(day.clicks).toBeLessThanOrEqual(9)
  },
)
