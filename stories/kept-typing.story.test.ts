import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from './harness/browser.ts'
import { freshApplications, permitInForce } from './harness/find-record.ts'
import { allowFaults } from './harness/page-faults.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, reload, settled, visit } from './harness/screens.ts'
import { signedIn, signIn } from './harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
/** Where dialogs with texts are opened. In those of the applications nothing is written yet: nobody has refused a document. */
const places = { review: '', 'next in review': '', 'to be rejected': '', permit: '', permits: '/dovolilnice/' }
type Place = keyof typeof places
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product.url, { reusesWindows: true })
  const fresh = await freshApplications(product.url, ['LJ TI-101', 'LJ TI-102', 'LJ TI-103'], { inReview: true })
  const [review, next, toBeRejected] = fresh.map(({ path }) => path)
  const { path: permit } = await permitInForce(product.url)
  Object.assign(places, { review, 'next in review': next, 'to be rejected': toBeRejected, permit })
})
afterAll(() => product?.close())

const words = 'Iz priloženega dokazila ne izhaja, da prebivate na območju.'

const openDialog = async (page: Page, opener: string): Promise<Locator> => {
  await page.getByRole('main').getByRole('button', { name: opener, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return dialog
}

/**
 * Someone at a place whose dialog has a text in it.
 * @param enter how they come in: by typing, where the story ends their session
 */
const write = async (
  place: Place,
  opener: string,
  field: string,
  enter = signedIn,
): Promise<{ page: Page; dialog: Locator; text: Locator }> => {
  const page = await browser.newPage()
  await enter(page, accounts.admin)
  await visit(page, places[place])
  const dialog = await openDialog(page, opener)
  const text = dialog.locator(`textarea[name="${field}"]`)
  await text.fill(words)
  return { page, dialog, text }
}

/** Opened again, the dialog holds what was typed and says so. */
const comesBack = async ({ page, dialog, text }: { page: Page; dialog: Locator; text: Locator }, opener: string): Promise<void> => {
  await openDialog(page, opener)
  await dialog.getByText('Nadaljujete, kjer ste ostali').waitFor()
  await expect.poll(() => text.inputValue()).toBe(words)
}

const rejection = ['a rejection', 'review', 'Zavrni', 'reason'] as const
const supplement = ['a supplement', 'review', 'Pozovi k dopolnitvi', 'text'] as const
const hearing = ['a hearing', 'review', 'Seznani stranko z ugotovitvami', 'facts'] as const
const dialogs: (readonly [name: string, place: Place, opener: string, field: string])[] = [
  rejection,
  supplement,
  hearing,
  ['a suspension', 'permit', 'Začasno odvzemi', 'reason'],
  ['a revocation', 'permit', 'Odvzemi dovolilnico', 'reason'],
  ['a notification', 'permits', 'Obvesti imetnike', 'text.sl'],
]

/** These stand beside the document, which is looked at and turned meanwhile: no click elsewhere closes them. */
const besideTheDocument = [rejection, supplement, hearing].map(([, place, , field]) => `${place} ${field}`)

describe('what is typed into a dialog', () => {
  it.each(dialogs)('%s: survives Escape and a click beside it, until it is discarded', async (_, place, opener, field) => {
    const written = await write(place, opener, field)
    const { page, dialog, text } = written
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Vneseni podatki še niso poslani').waitFor()
    await comesBack(written, opener)
    await page.mouse.click(5, 450)
    if (besideTheDocument.includes(`${place} ${field}`)) {
      expect(await dialog.count()).toBe(1)
      await dialog.getByRole('button', { name: 'Zapri' }).click()
    }
    await dialog.waitFor({ state: 'detached' })
    await comesBack(written, opener)
    await dialog.getByRole('button', { name: 'Začni znova' }).click()
    await expect.poll(() => text.inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await openDialog(page, opener)
    expect(await text.inputValue()).toBe('')
    expect(await dialog.getByText('Nadaljujete').count()).toBe(0)
  })

  it.each([supplement, hearing])('%s: survives a reload', async (_, place, opener, field) => {
    const written = await write(place, opener, field)
    await reload(written.page)
    await comesBack(written, opener)
  })

  it('as a note at a record survives another screen and a reload; when it is sent, it is gone', async () => {
    const page = await browser.newPage()
    await signedIn(page, accounts.admin)
    await visit(page, places.review)
    const record = page.url()
    const note = page.getByLabel('Nov zapisek')
    await note.fill(words)
    await visit(page, '/nadzorna-plosca')
    await visit(page, record)
    await expect.poll(() => note.inputValue()).toBe(words)
    await reload(page)
    await expect.poll(() => note.inputValue()).toBe(words)
    await page.getByRole('button', { name: 'Dodaj zapisek' }).click()
    await page.getByText('Zapisek je dodan.').waitFor()
    await expect.poll(() => note.inputValue()).toBe('')
    await reload(page)
    expect(await note.inputValue()).toBe('')
  })

  it('survives a reload, a server error and an ended session; when it is sent, it is gone', async () => {
    const [, , opener, field] = rejection
    const written = await write('to be rejected', opener, field, signIn)
    const { page, dialog, text } = written
    await dialog.getByLabel('Ugotovljena dejstva in dokazi').fill('Vpogled v uradno evidenco prebivališč.')
    await dialog.getByLabel('Ali je bila stranka seznanjena z ugotovitvami?').selectOption('own_data')
    allowFaults(page, /Failed to load resource/)
    const record = page.url()
    await reload(page)
    await comesBack(written, opener)
    const answer = async (status: number): Promise<void> => {
      await page.route('**/api/v1/admin/applications/mail/reject-application', (route) => route.fulfill({ status, body: '' }))
      await dialog.getByRole('button', { name: opener, exact: true }).click()
    }
    await answer(500)
    await page.waitForURL('/500')
    await page.getByRole('button', { name: 'Poskusi znova' }).click()
    await page.waitForURL(record)
    await comesBack(written, opener)
    await answer(401)
    await page.waitForURL(/\/prijava\?redirect=/)
    await page.unroute('**/api/v1/admin/applications/mail/reject-application')
    await signIn(page, accounts.admin)
    await page.waitForURL(record)
    await settled(page)
    await comesBack(written, opener)
    await dialog.getByRole('button', { name: opener, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate('Object.keys(sessionStorage).filter((key) => key.includes("typed"))')).toEqual([])
    expect(await text.count()).toBe(0)
  })

  it('for one application comes back for it, and for no other', async () => {
    const [, place, opener, field] = rejection
    const written = await write(place, opener, field)
    const { page, dialog, text } = written
    const first = page.url()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await visit(page, places['next in review'])
    expect(page.url()).not.toBe(first)
    await openDialog(page, opener)
    expect(await text.inputValue()).toBe('')
    expect(await dialog.getByText('Nadaljujete').count()).toBe(0)
    await visit(page, first)
    await comesBack(written, opener)
  })

  it('is gone once the person signs out', async () => {
    const [, place, opener, field] = rejection
    const { page } = await write(place, opener, field, signIn)
    const kept = (): Promise<number> => page.evaluate('Object.keys(sessionStorage).filter((key) => key.includes("typed")).length')
    await expect.poll(kept).toBe(1)
    await page.goto('/odjava')
    await page.waitForURL('/prijava')
    await expect.poll(kept).toBe(0)
  })

  it('for one bollard does not come back for another', async () => {
    const page = await browser.newPage()
    await signedIn(page, accounts.operator)
    await visit(page, '/potopni-stebricki/upravljanje')
    const cards = page.getByRole('article')
    const command = (card: number): Locator =>
      cards
        .nth(card)
        .getByRole('button', { name: /^(Spusti|Dvigni)/ })
        .first()
    const dialog = page.getByRole('dialog')
    const reason = dialog.locator('textarea')
    await command(0).click()
    await reason.fill(words)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await command(1).click()
    expect(await reason.inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await command(0).click()
    await expect.poll(() => reason.inputValue()).toBe(words)
  })
})
