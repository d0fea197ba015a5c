import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from './harness/browser.ts'
import { allowFaults } from './harness/page-faults.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, reload, settled, visit } from './harness/screens.ts'
import { signedIn } from './harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
})
afterAll(() => product?.close())

/** Without the slash that a path may bear at its end. */
const addressOf = (page: Page): string => page.url().replace(product.url, '').replace(/\/$/, '')
const pathOf = (page: Page): string => new URL(page.url()).pathname
const focusedName = (page: Page): Promise<string> => page.evaluate('document.activeElement.textContent.trim()')
/** Which entry of the window's history the page stands on: that of a dialog over a page opened just now comes and goes a moment later than it. */
const historyEntry = (page: Page): Promise<number> => page.evaluate('navigation.currentEntry.index')
const historyLength = (page: Page): Promise<number> => page.evaluate('history.length')

/** The public form behind the front page, its data-protection notice closed. */
const form = async (): Promise<Page> => {
  const page = await browser.newPage()
  await visit(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Oddaj vlogo' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zapri' }).click()
  await settled(page)
  return page
}

const openTerms = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Pogoji uporabe in zasebnost' }).first().click()
  const terms = page.getByRole('dialog', { name: 'Pogoji uporabe' })
  await terms.waitFor()
  return terms
}

describe('Back', () => {
  it('closes the dialog over a form, keeps what was typed, and leaves nothing behind in the history', async () => {
    const page = await form()
    await page.getByLabel('Ime in priimek').fill('Ana Žagar')
    const before = await historyLength(page)
    const terms = await openTerms(page)
    await page.goBack()
    await terms.waitFor({ state: 'hidden' })
    await expect.poll(() => pathOf(page)).toBe('/obrazci/parkirna-dovolilnica')
    expect(await page.getByLabel('Ime in priimek').inputValue()).toBe('Ana Žagar')

    await (await openTerms(page)).getByRole('button', { name: 'Zapri' }).last().click()
    await terms.waitFor({ state: 'hidden' })
    await expect.poll(() => historyLength(page)).toBe(before)
  })

  it('on a page that was opened just now, closes the dialog that came after another one, and never leads off', async () => {
    const page = await browser.newPage()
    await signedIn(page, accounts.root)
    const address = '/parkiranje?tab=bollards'
    await visit(page, address)
    const dialog = page.getByRole('dialog')
    const edit = async (): Promise<void> => {
      await page.getByRole('row').filter({ hasText: 'glavna-vrata' }).getByRole('button').click()
      await dialog.getByRole('button', { name: 'Uredi' }).click()
      await dialog.getByLabel('Ime', { exact: true }).waitFor()
      await settled(page)
    }
    for (const close of [() => dialog.getByRole('button', { name: 'Prekliči' }).click(), () => page.goBack()]) {
      await edit()
      await close()
      await expect.poll(() => dialog.count()).toBe(0)
      await settled(page)
      expect(addressOf(page)).toBe(address)
      await page.getByText('glavna-vrata').first().waitFor()
    }
  })

  it('asks before it leaves what was typed; a second Back takes the question back', async () => {
    const page = await browser.newPage()
    await signedIn(page, accounts.regular)
    await visit(page, '/nadzorna-plosca')
    // Nobody types and leaves before the script of the question has come, which the form fetches once it stands.
    const questionScript = page.waitForResponse(/leave-warning/)
    await page.getByRole('link', { name: 'Nastavitve', exact: true }).click()
    await page.waitForURL('/nastavitve')
    await (await questionScript).finished()
    const street = page.getByLabel('Ulica in hišna številka')
    await street.fill('Čevljarska pot 7')
    await settled(page)
    const question = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Zapusti stran' }) })
    await page.goBack()
    await question.waitFor()
    await expect.poll(() => pathOf(page)).toBe('/nastavitve')
    await page.goBack()
    await question.waitFor({ state: 'hidden' })
    await expect.poll(() => pathOf(page)).toBe('/nastavitve')
    expect(await street.inputValue()).toBe('Čevljarska pot 7')
    await page.goBack()
    await question.getByRole('button', { name: 'Zapusti stran' }).click()
    await page.waitForURL('/nadzorna-plosca')
  })

  it('leaves a screen whose data-protection notice was not accepted, and takes the notice along', async () => {
    const page = await browser.newPage()
    await visit(page, '/')
    await page.getByRole('main').getByRole('link', { name: 'Oddaj vlogo' }).first().click()
    const notice = page.getByRole('dialog', { name: 'Obvestilo o varstvu osebnih podatkov' })
    await notice.waitFor()
    await page.goBack()
    await page.waitForURL('/')
    await notice.waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate("localStorage.getItem('dovolilnice.gdpr')")).toBe('0')
  })

  it('closes the dialogs of lists, the one in the address too, and then leaves the list', async () => {
    const page = await browser.newPage()
    await signedIn(page, accounts.regular)
    await visit(page, '/nadzorna-plosca')
    await page.getByRole('link', { name: 'Dovolilnice', exact: true }).click()
    await settled(page)
    const dialog = page.getByRole('dialog')
    const open = async () => {
      await page.getByRole('table').getByRole('button', { name: /^D-/ }).first().click()
      await dialog.waitFor()
    }
    await open()
    await expect.poll(() => new URL(page.url()).searchParams.get('dovolilnica')).toMatch(/-/)
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => page.url()).toBe(`${product.url}/dovolilnice/`)
    await open()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Stolpci' }).click()
    await page.getByRole('dialog', { name: 'Izberite polja za prikaz' }).waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => pathOf(page)).toBe('/dovolilnice/')
    await page.goBack()
    await page.waitForURL('/nadzorna-plosca')
  })

  it('closes a dialog on a page that was opened just now, also one that the address opened, and then leaves the page', async () => {
    const page = await browser.newPage()
    await signedIn(page, accounts.regular)
    await visit(page, '/dovolilnice')
    await settled(page)
    const dialog = page.getByRole('dialog')
    const open = async () => {
      await page.getByRole('table').getByRole('button', { name: /^D-/ }).first().click()
      await dialog.waitFor()
      await settled(page)
    }
    const before = await historyLength(page)
    await open()
    await expect.poll(() => historyLength(page)).toBe(before + 1)
    const withDialog = page.url()
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => addressOf(page)).toBe('/dovolilnice')
    // Closed by its button it leaves no entry that Back would have to pass.
    const first = await historyEntry(page)
    await open()
    await expect.poll(() => historyEntry(page)).toBe(first + 1)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => historyEntry(page)).toBe(first)
    await expect.poll(() => addressOf(page)).toBe('/dovolilnice')
    await reload(page)
    expect(await dialog.count()).toBe(0)
    await visit(page, '/nadzorna-plosca')
    await visit(page, withDialog.replace(product.url, ''))
    await dialog.waitFor()
    await settled(page)
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => addressOf(page)).toBe('/dovolilnice')
    await page.goBack()
    await page.waitForURL('/nadzorna-plosca')
  })

  it('leads from a record that does not exist to where the person came from', async () => {
    const page = await browser.newPage()
    allowFaults(page, /Failed to load resource/)
    await signedIn(page, accounts.admin)
    await visit(page, '/vloge')
    await page.evaluate(`history.pushState({}, '', '/vloge/018f0000-0000-7000-8000-000000000000')`)
    await page.waitForURL('/404')
    await page.getByRole('main').getByRole('button', { name: 'Nazaj' }).click()
    await page.waitForURL(/\/vloge(\?|$)/)
  })
})

it('the focus goes back to what opened the terms, and into the form after the first notice', async () => {
  const page = await form()
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
  const terms = await openTerms(page)
  await terms.getByRole('button', { name: 'Zapri' }).last().click()
  await terms.waitFor({ state: 'hidden' })
  await expect.poll(() => focusedName(page)).toBe('Pogoji uporabe in zasebnost')
})
