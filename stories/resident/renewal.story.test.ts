import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { careForms } from '../harness/application-form.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { httpPerson } from '../harness/http-person.ts'
import { countPresses, presses } from '../harness/presses.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

/** The home of the resident, whose permit ends within a month. */
const atHome = async (size: { width: number; height: number }): Promise<Page> => {
  const page = await browser.newPage(size)
  await signedIn(page, accounts.regular)
  await countPresses(page)
  await visit(page, '/nadzorna-plosca')
  return page
}

/** A permit of the resident for home care, whose one document the town has. */
const issueCare = async (plate: string): Promise<string> => {
  const [resident, clerk] = [await httpPerson(product.url), await httpPerson(product.url)]
  await resident.signIn(accounts.regular)
  await clerk.signIn(accounts.root)
  const form = (await careForms(resident))(plate, 'Urška Uporabnik')
  const { body: sent } = await resident.post('v1/user/applications/create', form)
  const issued = await clerk.post(`v1/admin/applications/${sent.id}/approve-and-issue`, { version: 1 })
  if (issued.status !== 200) throw new Error(JSON.stringify([sent, issued.body]))
  const { body } = await resident.post('v1/user/permits', {})
  return (body.items as { id: string; plates: string[] }[]).find(({ plates }) => plates.includes(plate))!.id
}

it('on a desk what stays is on one page; where something has changed, the usual form is filled in and asks for what proves it', async () => {
  const page = await atHome({ width: 1366, height: 768 })
  const path = `/nadzorna-plosca/vloge/parkirna-dovolilnica?podaljsanje=${await issueCare('LJ NE-201')}`
  await visit(page, path)
  await page.getByText('Občina že ima veljavna dokazila').waitFor()
  await screenshot(page, 'renewal 1366')
  expect(await page.locator('input[type="file"]').count()).toBe(0)
  await page.getByLabel(/Potrjujem/).check()
  await page.getByRole('button', { name: 'Nekaj se je spremenilo' }).click()
  const name = page.getByLabel('Ime in priimek')
  await name.waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('Podaljšujete dovolilnico')
  // What was given on the one page is taken along, and not lost without a question.
  await expect.poll(() => page.getByLabel(/Potrjujem/).isChecked()).toBe(true)
  await page.locator('a[href="/nadzorna-plosca"]').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zapusti stran' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await name.inputValue()).toBe('Urška Uporabnik')
  await page.getByText('Občina to dokazilo že ima').first().waitFor()
  await screenshot(page, 'renewal changed 1366')
  // Another vehicle is proved by nothing that the town has.
  await page.getByLabel('Registrska oznaka').first().fill('LJ NO-777')
  await expect.poll(() => page.getByText('Občina to dokazilo že ima').count()).toBe(0)

  await visit(page, path)
  await page.getByText('Občina že ima veljavna dokazila').waitFor()
  const before = (await presses(page)).clicks
  await page.getByLabel(/Potrjujem/).check()
  await page.getByRole('button', { name: 'Oddaj vlogo' }).click()
  await page.getByRole('heading', { name: /Vloga je oddana/ }).waitFor()
  expect((await presses(page)).clicks - before).toBe(2)
})

it('a permit is renewed from its home in three taps on a phone, without bringing what the town has', async () => {
  const page = await atHome({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Podaljšaj' }).first().click()
  await page.getByRole('heading', { name: 'Podatki, ki ostanejo enaki' }).waitFor()
  await settled(page)
  await screenshot(page, 'renewal 390')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.locator('input[type="file"]').count()).toBe(0)
  await page.getByText(/^Velja od /).waitFor()
  await page.getByLabel(/Potrjujem/).check()
  await page.getByRole('button', { name: 'Oddaj vlogo' }).click()
  await page.getByRole('heading', { name: /Vloga je oddana/ }).waitFor()
  expect((await presses(page)).clicks).toBe(3)
  await screenshot(page, 'renewal sent 390')
})
