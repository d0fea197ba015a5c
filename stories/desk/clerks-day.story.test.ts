import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { lettersRest } from '../harness/keyboard.ts'
import { presses, stepsOf } from '../harness/presses.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { sendApplications } from '../harness/sent-applications.ts'
import { signedIn, signIn, signOut } from '../harness/sign-in.ts'

/** A clerk's day at the desk: four applications between sign-in and sign-out, with clicks and keys of each step counted. */
let product: Product
let browser: StoryBrowser
/** Fee-free ones with two documents of three pages each, and one that costs something, in the order in which they came. */
let toIssue: string
let toSupplement: string
let toReject: string
let toPay: string
const applicant = 'Prosilka Dnevna'
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
  const free = await sendApplications(product.url, 'care', applicant, ['LJ DAN-10', 'LJ DAN-20', 'LJ DAN-30'])
  const [paid] = await sendApplications(product.url, 'resident_permanent', applicant, ['LJ DAN-40'])
  ;[toIssue, toSupplement, toReject, toPay] = [...free, paid] as [string, string, string, string]
})
afterAll(() => product?.close())

/** Clicks and keys together that a step may take. What is typed into a field is not among them, but for what the palette is asked. */
const most = {
  'sign in': 1,
  'open the queue': 2,
  'issue without a fee': 5,
  'call for a supplement': 7,
  'ask a colleague in a note': 3,
  reject: 2,
  'approve, take the payment, issue': 8,
  'find one by the palette': 16,
  'hand the work over': 4,
  'sign out': 2,
}
const notMet = 'Žig ustanove ni čitljiv'
const question = 'Ali ustanova na tem naslovu res deluje?'

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}
const atRecord = async (page: Page, number: string): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: `Vloga ${number}` }).waitFor()
  await settled(page)
}
/** With its first document open beside the facts. */
const atDocument = async (page: Page, number: string): Promise<void> => {
  await atRecord(page, number)
  await page.locator('main [data-page="1"][data-state="drawn"]').waitFor()
}
/** Takes a step in the dialog that a key opened. */
const confirm = async (dialog: Locator, name: string): Promise<void> => {
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await lettersRest(dialog.page())
}
const choose = async (field: Locator, words: RegExp): Promise<void> => {
  await field.selectOption({ label: (await field.locator('option').filter({ hasText: words }).textContent()) ?? '' })
}

const openQueue = async (page: Page): Promise<void> => {
  await press(page, 'g', 'v')
  await page.getByRole('heading', { level: 1, name: 'Vloge' }).waitFor()
  await settled(page)
}

/** The documents that meet, as the small ones beside the open one say. */
const judged = (page: Page): Locator => page.getByRole('region', { name: 'Dokazila' }).getByText('ustreza', { exact: true })

/** Opened from the queue, both documents judged, approved and issued. */
const issueFree = async (page: Page): Promise<void> => {
  await press(page, 'Enter')
  await atDocument(page, toIssue)
  await press(page, 'u')
  await expect.poll(() => judged(page).count()).toBe(1)
  await page.locator('main [data-page="1"][data-state="drawn"]').waitFor()
  await press(page, 'u')
  await expect.poll(() => judged(page).count()).toBe(2)
  await press(page, 'a')
  await page.getByRole('dialog', { name: /Odobri in izdaj/ }).waitFor()
  await expect.poll(() => page.getByText('Brez presoje').count()).toBe(0)
  await press(page, 'Enter')
  await page.getByText('Vloga je odobrena, dovolilnica je izdana.').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await lettersRest(page)
}

/** The next one: its last page bears a stamp that nobody can read, and this finding begins the call for a supplement. */
const callForSupplement = async (page: Page): Promise<void> => {
  await press(page, 'n')
  await atDocument(page, toSupplement)
  await page.getByRole('button', { name: 'Prevzemi v obravnavo' }).click()
  await page.getByText('Vloga je v obravnavi.').waitFor()
  const last = page.getByRole('group', { name: 'Strani v malem' }).getByRole('button', { name: 'Stran 3 od 3' })
  await last.click()
  await page.locator('main [data-page="3"][data-state="drawn"]').waitFor()
  await expect.poll(() => last.getAttribute('aria-current')).toBe('page')
  await press(page, 'x')
  const finding = page.getByRole('dialog', { name: 'Dokazilo ne ustreza' })
  await finding.getByLabel('Zakaj ne ustreza').fill(notMet)
  await confirm(finding, 'Zapiši: ne ustreza')
  await settled(page)
  await press(page, 'd')
  const call = page.getByRole('dialog', { name: 'Pozovi k dopolnitvi' })
  await expect.poll(() => call.getByLabel('Kaj naj vlagatelj dopolni').inputValue()).toContain(notMet)
  await screenshot(page, 'day call')
  expect(await accessibilityFaults(page)).toEqual([])
  await confirm(call, 'Pozovi k dopolnitvi')
  await page.getByText('V dopolnitvi').first().waitFor()
}

const askColleague = async (page: Page): Promise<void> => {
  await press(page, 'n')
  await atRecord(page, toReject)
  await page.getByLabel('Nov zapisek').fill(`${question} @Rok`)
  await page.getByRole('button', { name: '@Rok Koren' }).click()
  await page.getByRole('button', { name: 'Dodaj zapisek' }).click()
  await page.getByText('Zapisek je dodan.').waitFor()
}

/** The colleague finds the mention on the first screen, reads the note at its record, and has it no more among what waits. */
const colleagueReads = async (): Promise<void> => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await signedIn(page, accounts.root)
  await visit(page, '/nadzorna-plosca')
  const mentions = page.getByRole('region', { name: 'Omenjajo vas' })
  await mentions.getByText(question).waitFor()
  await mentions.getByRole('link', { name: toReject }).click()
  await page.getByRole('heading', { level: 1, name: `Vloga ${toReject}` }).waitFor()
  const note = page.getByRole('region', { name: 'Interni zapiski' }).getByText(question)
  const seen = page.waitForResponse((answer) => answer.url().endsWith('/mentions/seen') && answer.ok())
  await note.scrollIntoViewIfNeeded()
  await seen
  await visit(page, '/nadzorna-plosca')
  await expect.poll(() => mentions.getByText(question).count()).toBe(0)
}

const reject = async (page: Page): Promise<void> => {
  await press(page, 'z')
  const rejection = page.getByRole('dialog', { name: 'Zavrni' })
  await rejection.getByLabel('Ugotovljena dejstva in dokazi').fill('Vpogled v uradno evidenco prebivališč.')
  await rejection.getByLabel('Obrazložitev zavrnitve').fill('Ustanova na naslovu iz vloge ne opravlja dejavnosti.')
  await rejection.getByLabel('Ali je bila stranka seznanjena z ugotovitvami?').selectOption('own_data')
  await confirm(rejection, 'Zavrni')
  await page.getByText('Zavrnjena').first().waitFor()
}

/** One key goes on each time: it takes the application, approves it, records the payment and issues the permit. */
const decidePaid = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await press(page, 'n')
  await atRecord(page, toPay)
  await press(page, 'a')
  await page.getByText('Vloga je v obravnavi.').waitFor()
  await settled(page)
  await press(page, 'a')
  await confirm(dialog, 'Odobri')
  await page.getByRole('region', { name: 'Predračun' }).getByText('Čaka plačilo').waitFor()
  await page.getByText('Rok za plačilo').waitFor()
  await settled(page)
  await press(page, 'a')
  await dialog.getByLabel('Kdaj in kako je plačano').fill('Izpisek 12')
  await confirm(dialog, 'Evidentiraj plačilo')
  await page.getByRole('region', { name: 'Predračun' }).getByText('Plačan', { exact: true }).waitFor()
  await settled(page)
  await press(page, 'a')
  await confirm(dialog, 'Izdaj dovolilnico')
  await page.getByText('Dovolilnica je izdana.').waitFor()
}

/** Somebody calls about the first one: it is found from where the clerk is, and its history is told in sentences. */
const findByPalette = async (page: Page): Promise<void> => {
  await press(page, 'Control+k')
  await page.keyboard.type(toIssue)
  await page.getByRole('listbox', { name: 'Zadetki iskanja' }).getByRole('option', { name: toIssue }).first().waitFor()
  await press(page, 'Enter')
  await page.getByRole('heading', { level: 1, name: `Vloga ${toIssue}` }).waitFor()
  for (const sentence of ['Ana Referent vzame vlogo v obravnavo.', /^Ana Referent izda dovolilnico D-.*, vloga je zaključena\.$/])
    await page.getByText(sentence).waitFor()
}

/** Before leave: all that is open goes to a colleague. */
const handOver = async (page: Page): Promise<void> => {
  await openQueue(page)
  await page.getByRole('button', { name: 'Predaj vloge sodelavca' }).click()
  const dialog = page.getByRole('dialog', { name: 'Predaj vloge sodelavca' })
  await choose(dialog.getByLabel('Čigave vloge'), /^Ana Referent/)
  await choose(dialog.getByLabel('Komu'), /^Bine Referent/)
  await confirm(dialog, 'Predaj vloge sodelavca')
  await page.getByText('Vloge so predane.').waitFor()
}

it(
  'issues, calls for a supplement, asks a colleague, rejects, takes a payment, and leaves nothing behind',
  { timeout: 240_000 },
  async () => {
    const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
    const step = stepsOf(page, most)
    await step('sign in', async () => {
      await signIn(page, accounts.admin)
      await page.getByRole('heading', { level: 1, name: 'Nadzorna plošča' }).waitFor()
      await settled(page)
    })
    await step('open the queue', () => openQueue(page))
    // The oldest of them comes first.
    await page.getByLabel('Išči v tem seznamu').fill(applicant)
    await expect.poll(() => page.getByRole('link', { name: /^V-/ }).allInnerTexts()).toEqual([toIssue, toSupplement, toReject, toPay])
    await screenshot(page, 'day queue')
    await page.locator('#main').focus()
    await step('issue without a fee', () => issueFree(page))
    expect(await presses(page)).toEqual({ clicks: 0, keys: 5 })
    await step('call for a supplement', () => callForSupplement(page))
    await step('ask a colleague in a note', () => askColleague(page))
    await screenshot(page, 'day note')
    await colleagueReads()
    await step('reject', () => reject(page))
    await step('approve, take the payment, issue', () => decidePaid(page))
    await screenshot(page, 'day paid')
    await step('find one by the palette', () => findByPalette(page))
    await screenshot(page, 'day history')
    await step('hand the work over', () => handOver(page))
    const mine = page.getByRole('navigation', { name: 'Pogledi' }).getByRole('link', { name: /^Moje/ })
    await expect.poll(() => mine.innerText()).toMatch(/\D0$/)
    await page.getByLabel('Išči v tem seznamu').fill(toSupplement)
    await page.getByRole('row').filter({ hasText: toSupplement }).getByText('Bine Referent').waitFor()
    await step('sign out', () => signOut(page))
  },
)
